import type { FoundFault } from './faultWalk';

/** A cell that is edited. */
export interface OpenCell extends FoundFault {
  readonly draft: string;
  /** The draft was typed, and more may follow. */
  readonly isTyped: boolean;
  /** What the edit began with: the content, or a suggestion. */
  readonly initial: string;
  readonly isSuggested: boolean;
}

/** @param typed Replaces the content. */
export function openCell({ index, column, row }: FoundFault, typed?: string): OpenCell {
  const suggestion = row.faults.find((fault) => fault.column === column)?.suggestion;
  const initial = suggestion ?? row.texts[column] ?? '';
  const isTyped = typed !== undefined;
  return { index, column, row, initial, isSuggested: suggestion !== undefined, draft: typed ?? initial, isTyped };
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
