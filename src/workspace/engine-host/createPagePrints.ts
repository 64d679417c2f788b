import type { Disposable } from '@/common/disposable';
import { viewOf } from '../close-guard/pageId';
import type { PageId } from '../close-guard/pageId';

/** Shows the print preview of a page. Resolves when it is closed. */
export type Print = () => Promise<void>;

/** Where a page is. */
interface PrintFrame {
  readonly pageId: PageId;
  /** For one of several pages that a view shows by turns: whether it is its turn. */
  isShown?(): boolean;
}

/** The protocol pages that can be printed. */
export interface PagePrints {
  offer(frame: PrintFrame, print: Print): Disposable;
  /** The print of the page that a view shows; undefined while it shows a screen, or a page that is still loading. */
  find(viewId: string): Print | undefined;
}

export function createPagePrints(): PagePrints {
  const offers = new Map<Print, PrintFrame>();
  return {
    offer(frame, print) {
      offers.set(print, frame);
      return () => offers.delete(print);
    },
    // A page that a native screen has mounted is only a part of what the view shows.
    find: (viewId) =>
      [...offers].find(
        ([, { pageId, isShown }]) => pageId === viewId || (viewOf(pageId) === viewId && isShown?.() === true),
      )?.[0],
  };
}
