import type { Translate } from '@atrium/portal/sdk';
import type { RowAction } from '@atrium/portal/ui';
import type { Element } from '../api/report';
import type { Layout } from '../api/reportQuery';
import { refusalText } from './editTexts';
import { stepEdit, zoneOf } from './layoutEdits';
import type { Elements, LayoutEdit, Step, Zone } from './layoutEdits';

interface Options {
  element: Element;
  elements: Elements;
  layout: Layout;
  t: Translate;
  onEdit(edit: LayoutEdit): void;
}

/** The menu of an element: to another zone, earlier, later, out of the layout. What is not possible says why. */
export function elementActions({ element, elements, layout, t, onEdit }: Options): readonly RowAction[] {
  const { code, name } = element;
  const from = zoneOf(layout, code);
  const isMeasure = elements.measures.some((measure) => measure.code === code);
  const zones: readonly Zone[] = isMeasure ? ['values'] : ['rows', 'columns'];

  const action = (key: string, text: string, edit: LayoutEdit): RowAction => ({
    key,
    text,
    label: t('reports.setting.action', { action: text, name }),
    reason: refusalText(t, elements, layout, edit),
    onPress: () => onEdit(edit),
  });
  const step = (key: Extract<Step, 'earlier' | 'later'>): RowAction => {
    const text = t(`reports.setting.${key}`);
    const edit = stepEdit(elements, layout, code, key);
    if (edit) return action(key, text, edit);
    return {
      key,
      text,
      label: t('reports.setting.action', { action: text, name }),
      isDisabled: true,
      reason: t(`reports.setting.${key}.not`),
      onPress: () => undefined,
    };
  };
  const moves = zones
    .filter((zone) => zone !== from)
    .map((zone) =>
      action(
        zone,
        t(from ? 'reports.setting.moveTo' : 'reports.setting.addTo', { zone: t(`reports.setting.${zone}`) }),
        {
          type: 'put',
          code,
          zone,
          index: layout[zone].length,
        },
      ),
    );
  if (!from) return moves;
  return [
    ...moves,
    step('earlier'),
    step('later'),
    action('remove', t('reports.setting.remove'), { type: 'remove', code }),
  ];
}
