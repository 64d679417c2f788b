import type { ReactNode } from 'react';
import type { SortOrder } from '../../common/nextOrder';
import type { RowAction } from '../../ui/list/rowAction';

/** A column of a table, and its part in the cards that a phone shows. */
export interface DataColumn<T> {
  key: string;
  title: string;
  render(row: T): ReactNode;
  widthPx?: number;
  /** Right-aligned, digits of equal width. */
  isNumber?: boolean;
  /** Its title sorts the rows, on a phone a choice above the cards; without an order they are as they come. */
  sorting?: { order: SortOrder | undefined; onSort(order: SortOrder | undefined): void };
  /** Its cell in the row of totals. */
  total?: ReactNode;
  /** Its part in a card; without one it is omitted there. A title cannot be hidden in the table. */
  inList?: 'title' | 'amount' | 'tag' | 'detail';
}

/** The actions on each row: a column at the right, pinned there; a menu on a card. */
export interface RowActionsOf<T> {
  /** The texts of all actions that a row may have; the width of the column follows them. */
  texts: readonly string[];
  of(row: T): readonly RowAction[];
}

/** The rows that a person has chosen, on every page of the list. */
export interface Selection<T> {
  /** By row key. The rows themselves, because most of them may be on other pages. */
  readonly rows: ReadonlyMap<string, T>;
  set(rows: readonly T[], isSelected: boolean): void;
  clear(): void;
  /** Names a row's checkbox. */
  nameOf(row: T): string;
  /** Why a row cannot be chosen; undefined when it can. */
  blockerOf?(row: T): string | undefined;
}
