/** The action of a key on the tab bar. */
export type TabKeyAction = { type: 'go'; index: number } | { type: 'move'; toIndex: number } | { type: 'close' };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey'>;

/** Arrows activate the next tab, with Ctrl and Shift they move the tab; Home and End go to the ends, Delete closes. */
export function tabKeyAction({ key, ctrlKey, shiftKey }: Press, index: number, count: number): TabKeyAction | null {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (step !== 0) {
    return ctrlKey && shiftKey
      ? { type: 'move', toIndex: index + step }
      : { type: 'go', index: (index + step + count) % count };
  }
  switch (key) {
    case 'Home':
      return { type: 'go', index: 0 };
    case 'End':
      return { type: 'go', index: count - 1 };
    case 'Delete':
      return { type: 'close' };
    default:
      return null;
  }
}
