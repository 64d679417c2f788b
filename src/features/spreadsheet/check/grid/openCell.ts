import { faultOf, typedCell } from '../rules/rules';
import type { ColumnRule, Fault } from '../rules/rules';
import type { FoundFault } from './faultWalk';

/** A cell that is edited. */
export interface OpenCell extends FoundFault {
  readonly draft: string;
  /** The draft was typed, and more may follow. */
  readonly isTyped: boolean;
  /** What the edit began with: the content, or a suggestion. */
  readonly initial: string;
  readonly isSuggested: boolean;
  /** Why Enter has not left the cell with this draft. */
  readonly rejected: Fault | undefined;
}

/** @param typed Replaces the content. */
export function openCell({ index, column, row }: FoundFault, typed?: string): OpenCell {
  const suggestion = row.faults.find((fault) => fault.column === column)?.suggestion;
  const initial = suggestion ?? row.texts[column] ?? '';
  const isTyped = typed !== undefined;
  const isSuggested = suggestion !== undefined;
  return { index, column, row, initial, isSuggested, draft: typed ?? initial, isTyped, rejected: undefined };
}

/**
 * Whether leaving the cell is an edit. One that was only passed stays as it is, also with a suggestion.
 * @param isConfirmed A suggestion is taken without a change.
 */
export function isChanged({ row, column, draft, initial, isSuggested }: OpenCell, isConfirmed: boolean): boolean {
  // A suggestion may differ in blanks alone, which are not shown.
  if (isConfirmed && isSuggested && draft === initial) return true;
  return draft !== row.texts[column] && draft !== initial;
}

/**
 * Why Enter does not leave the cell: a correction that the rule of its column does not accept. The next Enter leaves it
 * all the same.
 */
export function rejectionOf(cell: OpenCell, rule: ColumnRule | undefined): Fault | undefined {
  if (!rule || cell.rejected || !isChanged(cell, true)) return undefined;
  return faultOf(typedCell(cell.draft, rule.type), rule);
}
