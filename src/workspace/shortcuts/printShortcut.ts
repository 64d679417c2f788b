import type { Disposable } from '@/common/disposable';
import { isShortcut, PRINT_LETTER } from './shortcut';

/**
 * Shows the print preview of the page in front with Ctrl-P. Where there is none, the browser prints what is on screen.
 * @param findPrint Finds that preview, which resolves when it is closed. While it is open it handles the key itself.
 */
export function startPrintShortcut(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  findPrint: () => (() => Promise<void>) | undefined,
  report: (error: unknown) => void,
): Disposable {
  let printed: Promise<void> | undefined;
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isShortcut(event, PRINT_LETTER)) return;
    const print = printed ?? findPrint();
    if (!print) return;
    event.preventDefault();
    if (typeof print !== 'function' || event.repeat) return;
    printed = print()
      .catch(report)
      .finally(() => {
        printed = undefined;
      });
  };
  page.addEventListener('keydown', handleKey);
  return () => page.removeEventListener('keydown', handleKey);
}
