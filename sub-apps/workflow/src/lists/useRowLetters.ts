import { useEffect } from 'react';

/** Steps from row to row, as mail programs have them. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['j', 1],
  ['k', -1],
]);

const ROW = '[data-row-key][tabindex]';
/** Elements in which a letter is typed or chooses something. */
const TYPED_IN =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"]';
const UNAVAILABLE = '[hidden], [inert], [aria-hidden="true"]';

/** The keys J and K move the focus to the next and the previous row, from anywhere on the page but fields and dialogs. */
export function useRowLetters(frame: HTMLElement | null): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const step = STEPS.get(event.key.toLowerCase());
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const { target } = event;
      if (target instanceof Element) {
        const dialog = target.closest('[role="dialog"]');
        if (target.closest(TYPED_IN) || (dialog && !dialog.contains(frame))) return;
      }
      const rows = [...(frame?.querySelectorAll<HTMLElement>(ROW) ?? [])];
      const [first] = rows;
      if (!first || first.closest(UNAVAILABLE)) return;
      event.preventDefault();
      const current = document.activeElement?.closest<HTMLElement>(ROW);
      const place = current ? rows.indexOf(current) : -1;
      const next = place < 0 ? first : rows[Math.min(Math.max(place + step, 0), rows.length - 1)];
      next?.focus();
      next?.scrollIntoView?.({ block: 'nearest' });
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [frame]);
}
