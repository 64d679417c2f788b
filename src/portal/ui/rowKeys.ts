import type { KeyboardEvent } from 'react';

/** The attribute of a row's element that holds its key. antd's table writes it too. */
const ROW = '[data-row-key]';

/** Elements that need the arrow keys themselves. */
const TEXT_INPUT = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Keyboard handler of a list of rows: arrow keys, Home and End move the focus from row to row, Enter on a row opens it,
 * Space checks or clears its checkbox instead of scrolling the page away from it.
 * Rows are focusable elements with a `data-row-key`.
 */
export function handleRowKeys(event: KeyboardEvent<HTMLElement>, onOpen?: (key: string) => void): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const row = target.closest<HTMLElement>(ROW);
  if (!row || target.matches(TEXT_INPUT)) return;
  const step = STEPS[key];
  if (step) {
    const rows = [...currentTarget.querySelectorAll<HTMLElement>(ROW)];
    event.preventDefault();
    rows[step(rows.indexOf(row), rows.length)]?.focus();
  } else if (key === 'Enter' && target === row && onOpen) {
    event.preventDefault();
    onOpen(row.dataset.rowKey ?? '');
  } else if (key === ' ' && target === row) {
    event.preventDefault();
    row.querySelector<HTMLInputElement>('input[type="checkbox"]:not(:disabled)')?.click();
  }
}
