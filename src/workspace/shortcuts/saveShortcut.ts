import type { Disposable } from '@/common/disposable';
import { isShortcut, SAVE_LETTER } from './shortcut';

/** Saves the page in front with Ctrl-S, which would otherwise save the document of the browser. */
export function startSaveShortcut(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  save: () => void,
): Disposable {
  const handleKey = (event: KeyboardEvent) => {
    if (!isShortcut(event, SAVE_LETTER)) return;
    event.preventDefault();
    // antd's Select takes the letter for typing, whatever is held with it, and would open its list.
    event.stopPropagation();
    if (!event.repeat) save();
  };
  page.addEventListener('keydown', handleKey, true);
  return () => page.removeEventListener('keydown', handleKey, true);
}
