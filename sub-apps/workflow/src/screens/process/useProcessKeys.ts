import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import type { ListedProcess, Neighbours } from './neighboursOf';

const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"]';

/**
 * J opens the next process of the list and K the previous one, with Alt also from within a field, wherever the focus is in
 * the panel.
 */
export function useProcessKeys(
  content: RefObject<HTMLElement | null>,
  neighbours: Neighbours<ListedProcess> | undefined,
  onOpen: ((process: ListedProcess) => void) | undefined,
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { code, altKey, ctrlKey, metaKey, shiftKey, isComposing, target } = event;
    if (ctrlKey || metaKey || shiftKey || isComposing) return;
    if (!altKey && target instanceof Element && target.closest(FIELDS)) return;
    const other = code === 'KeyJ' ? neighbours?.next : code === 'KeyK' ? neighbours?.previous : undefined;
    if (!other) return;
    event.preventDefault();
    onOpen?.(other);
  });
  const isListed = neighbours !== undefined;
  useEffect(() => {
    const frame = content.current?.closest<HTMLElement>('[role="dialog"]');
    if (!isListed || !frame) return undefined;
    const listener = (event: KeyboardEvent) => handle(event);
    frame.addEventListener('keydown', listener);
    return () => frame.removeEventListener('keydown', listener);
  }, [content, isListed]);
}
