import { isNumeric } from '../shared/formatCell';
import type { ArrangedColumn } from './arrangeColumns';

/** The columns of a table by their part on a card. */
export interface CardColumns {
  readonly title: ArrangedColumn | undefined;
  readonly amount: ArrangedColumn | undefined;
  readonly tags: readonly ArrangedColumn[];
  readonly details: readonly ArrangedColumn[];
}

interface CardSource {
  /** Columns whose cells can be pressed, by name. */
  readonly links: Readonly<Record<string, unknown>>;
  /** Columns with totals, by name. */
  readonly totals: readonly string[];
}

/**
 * What of its columns a table shows on a card: as title the first link, else the first text; as amount the first number
 * with a total, else the last money; all tags; the other main columns as details. Main columns come before the others.
 */
export function cardColumns(columns: readonly ArrangedColumn[], { links, totals }: CardSource): CardColumns {
  const shown = columns.filter(({ isShown }) => isShown);
  const main = shown.filter(({ isMain }) => isMain);
  const find = (matches: (column: ArrangedColumn) => boolean, last = false) =>
    last ? (main.findLast(matches) ?? shown.findLast(matches)) : (main.find(matches) ?? shown.find(matches));
  const isTag = ({ column }: ArrangedColumn) => column.format === 'tag';
  const isText = ({ column }: ArrangedColumn) => column.format === undefined || column.format === 'text';
  const title =
    main.find(({ column }) => column.name in links) ??
    find(isText) ??
    shown.find(({ column }) => column.name in links) ??
    shown[0];
  const amount =
    find(({ column }) => isNumeric(column.format) && totals.includes(column.name)) ??
    find(({ column }) => column.format === 'money', true);
  const used = [title, amount];
  return {
    title,
    amount: amount === title ? undefined : amount,
    tags: shown.filter((column) => isTag(column) && !used.includes(column)),
    details: main.filter((column) => !isTag(column) && !used.includes(column)),
  };
}
