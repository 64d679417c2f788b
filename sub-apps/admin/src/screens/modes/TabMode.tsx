import { useModes, usePortal } from '@atrium/portal/sdk';
import { ModeScreen } from './ModeScreen';

export { modeTexts as texts } from '../../locales/modes';

/** `/tabmodelsetting`: whether pages open in tabs, or one at a time. */
export default function TabMode() {
  const { modes } = usePortal();
  const { hasTabs } = useModes();
  return <ModeScreen mode="tabs" isOn={hasTabs} factCount={4} onChange={(isOn) => modes.set({ hasTabs: isOn })} />;
}
