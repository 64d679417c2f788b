import { faultCount } from '../session/checkState';
import type { CheckSession } from '../session/createCheckSession';
import type { RowView } from '../worker/messages';
import { isChanged } from './openCell';
import type { OpenCell } from './openCell';
import type { UnreadEdit } from './unreadEdits';

/** Cells of the column of an edit that hold what its cell held. */
export interface AlikeCells {
  readonly column: number;
  readonly from: string;
  /** What the edit has put in its place. */
  readonly text: string;
  readonly count: number;
}

/**
 * What became of the last edit: the fault that the cell still has, or the number of faults in the file and the cells with
 * the same fault.
 */
export type EditOutcome =
  | { readonly fault: RowView['faults'][number] }
  | {
      readonly faultsLeft: number;
      readonly alike: AlikeCells | undefined;
      /** They have been changed as well. */
      readonly isReplaced?: boolean;
      /** The server had reported the fault: only an import tells whether the new content is right. */
      readonly isUnproven?: boolean;
    };

export interface EditResults {
  readonly unread: readonly UnreadEdit[];
  readonly outcome: EditOutcome | undefined;
}

export interface EditWriter {
  /** Sends the edit of a cell; one that was only passed is none. @param isConfirmed A suggestion is taken without a change. */
  write(cell: OpenCell, isConfirmed: boolean): Promise<void>;
  /** Changes the cells that are alike as the last edit has changed its cell, as one edit. */
  replaceAlike(): Promise<void>;
  /** Takes that back. */
  restoreAlike(): Promise<void>;
}

/** Sends edits of a sheet to the worker, and tells what became of the last one. */
export function createEditWriter(
  session: CheckSession,
  sheet: number,
  results: { get(): EditResults; update(changes: Partial<EditResults>): void },
): EditWriter {
  let last = 0;

  const faultsLeft = () => faultCount(session.state.get().sheets);

  async function changeAlike(isReplaced: boolean): Promise<void> {
    const { outcome } = results.get();
    const alike = outcome && 'alike' in outcome ? outcome.alike : undefined;
    if (!alike) return;
    const { column, from, text } = alike;
    const { isUnproven = false } = outcome && 'faultsLeft' in outcome ? outcome : {};
    last += 1;
    const number = last;
    const changed = await session.act(
      isReplaced ? { kind: 'replace', sheet, column, from, text } : { kind: 'restore', sheet },
    );
    if (number !== last) return;
    const rest = changed > 0 ? { alike: { ...alike, count: changed }, isReplaced } : { alike: undefined };
    results.update({ outcome: { faultsLeft: faultsLeft(), isUnproven, ...rest } });
  }

  return {
    async write(cell, isConfirmed) {
      if (!isChanged(cell, isConfirmed)) return;
      const { index, row, column, draft: text } = cell;
      const edit: UnreadEdit = { row: row.row, column, text, revision: undefined };
      last += 1;
      const number = last;
      const from = row.texts[column] ?? '';
      const before = row.faults.find((fault) => fault.column === column);
      const answered = session.act({ kind: 'edit', sheet, row: row.row, column, text });
      // The row is asked for in the same moment, so that it is read right after the edit and from the same list.
      const read = session.rows(sheet, index, 1);
      const counted = before ? session.countAlike(sheet, column, from) : 0;
      results.update({ unread: [...results.get().unread, edit] });
      await answered;
      const { revision } = session.state.get();
      results.update({
        unread: results.get().unread.map((other) => (other === edit ? { ...edit, revision } : other)),
      });
      const [[after], count] = await Promise.all([read, counted]);
      if (number !== last) return;
      const fault = after?.faults.find((other) => other.column === column);
      const alike = count > 0 ? { column, from, text, count } : undefined;
      const isUnproven = before?.kind === 'reported';
      results.update({ outcome: fault ? { fault } : { faultsLeft: faultsLeft(), alike, isUnproven } });
    },
    replaceAlike: () => changeAlike(true),
    restoreAlike: () => changeAlike(false),
  };
}
