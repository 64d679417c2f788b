import type { ReactNode } from 'react';

/** A column of a table, and its part in the cards that a phone shows. */
export interface DataColumn<T> {
  key: string;
  title: string;
  render(row: T): ReactNode;
  widthPx?: number;
  /** Right-aligned, digits of equal width. */
  isNumber?: boolean;
  /** Its cell in the row of totals. */
  total?: ReactNode;
  /** Its role in a card; without one it is omitted there. A headline cannot be hidden in the table. */
  inList?: 'headline' | 'detail';
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
