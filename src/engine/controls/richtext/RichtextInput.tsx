import type { Field } from '../../model/field';
import { createLiveWidget, useUpgrade } from '../shared/useUpgrade';
import { RichtextRest } from './RichtextRest';

export const richtextWidget = createLiveWidget(async () => (await import('./RichtextLive')).RichtextLive);

/** Formatted text that becomes an editor when it is used. */
export function RichtextInput({ field }: { field: Field<'richtext'> }) {
  const { live, upgrade } = useUpgrade(richtextWidget, field);
  if (live) return <live.Live field={field} takeover={live.takeover} />;
  return <RichtextRest field={field} onUpgrade={upgrade} />;
}
