import { useModes, usePortal, useT } from '@atrium/portal/sdk';
import { Button } from 'antd';
import { SettingsSection } from '../../kit/SettingsSection';
import { ModeScreen } from './ModeScreen';

export { modeTexts as texts } from '../../locales/modes';

/** `/devmodelsetting`: whether calls ask the platform for details that help to find an error. */
export default function DeveloperMode() {
  const t = useT();
  const { modes, nav, message } = usePortal();
  const { isDeveloper, isDeveloperFixed } = useModes();
  const openPreview = () => void nav.open({ pageCode: 'native:preview', mode: 'present' }).catch(message.report);
  return (
    <ModeScreen
      mode="developer"
      isOn={isDeveloper}
      reason={isDeveloperFixed ? t('admin.modes.developer.fixed') : undefined}
      factCount={4}
      onChange={(isOn) => modes.set({ isDeveloper: isOn })}
    >
      <SettingsSection title={t('admin.modes.preview')} note={t('admin.modes.preview.note')}>
        <Button onClick={openPreview}>{t('admin.modes.preview.open')}</Button>
      </SettingsSection>
    </ModeScreen>
  );
}
