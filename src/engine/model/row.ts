import type { RowValues } from '../expressions/scope';

/** One row of an array. It is addressed by `id` for as long as it lives, wherever it moves. */
export interface Row {
  readonly id: number;
  readonly values: RowValues;
  state: 'loaded' | 'added' | 'modified';
  isChecked: boolean;
  /** It was removed; a chain that still speaks of it changes nothing. */
  isGone?: boolean;
  /** Message by column name. */
  errors: Readonly<Record<string, string>>;
  /** Views of this row; most rows have none, because they are not mounted. */
  watchers?: Set<() => void>;
}

export function watchRow(row: Row, listener: () => void): () => void {
  const watchers = (row.watchers ??= new Set());
  watchers.add(listener);
  return () => {
    watchers.delete(listener);
    if (watchers.size === 0) row.watchers = undefined;
  };
}

export function notifyRow(row: Row): void {
  if (row.watchers) [...row.watchers].forEach((listener) => listener());
}
