import type { RowView } from '../worker/messages';
import type { Stop } from './faultWalk';

/** An edit whose outcome is not yet in the rows that the page has read. */
export interface UnreadEdit {
  /** Of the sheet, as in `RowView`. */
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** Revision of the check that has the edit; undefined until the worker has answered. */
  readonly revision: number | undefined;
}

/** The edits that rows of a revision do not have. */
export const editsBeyond = (edits: readonly UnreadEdit[], read: number): readonly UnreadEdit[] =>
  edits.filter(({ revision }) => revision === undefined || revision > read);

/** The row as it will be: with the new contents, whose faults are not known yet. */
export function withEdits(row: RowView, edits: readonly UnreadEdit[]): RowView {
  const texts = new Map(edits.flatMap((edit) => (edit.row === row.row ? [[edit.column, edit.text]] : [])));
  if (texts.size === 0) return row;
  return {
    ...row,
    texts: row.texts.map((text, column) => texts.get(column) ?? text),
    faults: row.faults.filter(({ column }) => !texts.has(column)),
    isEdited: true,
  };
}

/**
 * The cells of a row at which a walk over the faults stops. Uncertain are the edited cells, contents that may no longer
 * occur twice, and what the server has said about an edited row.
 */
export function stopsOf(row: RowView, edits: readonly UnreadEdit[]): readonly Stop[] {
  const own = new Set(edits.flatMap((edit) => (edit.row === row.row ? [edit.column] : [])));
  const changed = new Set(edits.map(({ column }) => column));
  return [
    ...[...own].map((column) => ({ column, isUncertain: true })),
    ...row.faults.flatMap(({ kind, column }) => {
      if (own.has(column)) return [];
      const isUncertain = (kind === 'duplicate' && changed.has(column)) || (kind === 'reported' && own.size > 0);
      return [{ column, isUncertain }];
    }),
  ];
}
