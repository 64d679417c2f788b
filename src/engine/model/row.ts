import type { RowValues } from '../expressions/scope';

/** What rows and sections have in common. One is addressed by `id` for as long as it lives, wherever it moves. */
interface Entry {
  readonly id: number;
  /** Its place among its section's rows, or among the sections. */
  index: number;
  readonly values: RowValues;
  state: 'loaded' | 'added' | 'modified';
  isChecked: boolean;
  /** It was removed; a chain that still speaks of it changes nothing. */
  isGone?: boolean;
  /** Message by column or field name. */
  errors: Readonly<Record<string, string>>;
  /** Views of it; most rows have none, because they are not mounted. */
  watchers?: Set<() => void>;
}

/** One row of an array. */
export interface Row extends Entry {
  readonly section: Section;
}

/** Rows that belong together, with fields of their own above them. An array without sections has one, which nobody sees. */
export interface Section extends Entry {
  rows: readonly Row[];
}

/** What stands on one line of an array. */
export type Line = Row | Section;

export const isSection = (line: Line): line is Section => 'rows' in line;

export const sectionOf = (line: Line): Section => (isSection(line) ? line : line.section);

export function onLineChange(line: Line, listener: () => void): () => void {
  const watchers = (line.watchers ??= new Set());
  watchers.add(listener);
  return () => {
    watchers.delete(listener);
    if (watchers.size === 0) line.watchers = undefined;
  };
}

export function notifyLine({ watchers }: Line): void {
  if (watchers) [...watchers].forEach((listener) => listener());
}
