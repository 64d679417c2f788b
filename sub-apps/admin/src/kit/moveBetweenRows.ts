import type { KeyboardEvent } from 'react';

const ROW = '[data-row-key]';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A text field or a choice uses the arrow keys itself; a box to tick does not. */
const usesArrows = (element: HTMLElement) =>
  element.matches('input:not([type=checkbox]), textarea, select, [role=combobox]');

/**
 * Keyboard of a list whose rows are focusable and carry `data-row-key`: the arrow keys move to the next row, Enter on a
 * row opens it.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>, onOpen: (key: string) => void): void {
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>(ROW);
  if (!row || usesArrows(target)) return;
  if (event.key === 'Enter' && target === row) {
    onOpen(row.dataset.rowKey ?? '');
    return;
  }
  const step = STEPS[event.key];
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROW)];
  event.preventDefault();
  rows[rows.indexOf(row) + step]?.focus();
}
