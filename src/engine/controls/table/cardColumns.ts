import { isNumeric } from '../shared/formatCell';
import type { ArrangedColumn, Column } from './arrangeColumns';

/** A value of a row on a card: a column of a table, or a field of a list. */
export interface CardColumn {
  readonly key: string;
  readonly column: Pick<Column, 'name' | 'title' | 'format' | 'options'>;
}

/** What a card shows of its row, by its part. */
export interface CardColumns {
  readonly title: CardColumn | undefined;
  readonly text?: CardColumn;
  readonly amount: CardColumn | undefined;
  readonly tags: readonly CardColumn[];
  readonly details: readonly CardColumn[];
  /** What can be pressed, on the card or not. */
  readonly links: readonly CardColumn[];
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
    links: shown.filter(({ column }) => column.name in links),
  };
}
