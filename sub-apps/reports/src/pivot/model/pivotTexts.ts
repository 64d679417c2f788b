import type { Translate } from '@atrium/portal/sdk';
import type { AxisItem, HeaderSpan } from './axis';

/** The words of a cross table that do not come with the answer. */
export interface PivotTexts {
  subtotal: string;
  total: string;
  /** Stands for a member without a text. */
  blank: string;
}

export const pivotTexts = (t: Translate): PivotTexts => ({
  subtotal: t('reports.pivot.subtotal'),
  total: t('reports.pivot.total'),
  blank: t('reports.pivot.blank'),
});

export function headerText({ kind, label }: Pick<HeaderSpan, 'kind' | 'label'>, texts: PivotTexts): string {
  if (kind === 'subtotal') return texts.subtotal;
  if (kind === 'total') return texts.total;
  return label === '' ? texts.blank : label;
}

/** An item in words, one for each level: a subtotal names its group, the levels below a total are empty. */
export function itemTexts({ kind, texts: members }: AxisItem, levels: number, texts: PivotTexts): string[] {
  const words = members.map((member) => (member === '' ? texts.blank : member));
  if (kind === 'subtotal' && members.length < levels) words.push(texts.subtotal);
  if (kind === 'total') words.push(texts.total);
  return Array.from({ length: levels }, (_, level) => words[level] ?? '');
}
