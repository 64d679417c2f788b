import type { Translate } from '@atrium/portal/sdk';
import type { Layout } from '../api/reportQuery';
import { MOST, refusalOf, zoneOf } from './layoutEdits';
import type { Elements, LayoutEdit } from './layoutEdits';

/** Why an edit would be refused, in words; undefined when it would not. */
export function refusalText(t: Translate, elements: Elements, layout: Layout, edit: LayoutEdit): string | undefined {
  const refusal = refusalOf(elements, layout, edit);
  if (!refusal) return undefined;
  const full = edit.type === 'put' ? { zone: t(`reports.setting.${edit.zone}`), most: MOST[edit.zone] } : {};
  return t(`reports.setting.refused.${refusal}`, full);
}

/** Where an element is now, for assistive technology. */
export function placeText(t: Translate, layout: Layout, code: string, name: string): string {
  const zone = zoneOf(layout, code);
  if (!zone) return t('reports.setting.removed', { name });
  return t('reports.setting.moved', {
    name,
    zone: t(`reports.setting.${zone}`),
    place: layout[zone].indexOf(code) + 1,
    total: layout[zone].length,
  });
}
