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

/** The protocol pages and native screens that can be printed. */
export interface PagePrints {
  offer(frame: PrintFrame, print: Print): Disposable;
  /**
   * The newest print of what a view shows; undefined while that is a page that is still loading, or a screen that offers
   * none.
   */
  find(viewId: string): Print | undefined;
}

export function createPagePrints(): PagePrints {
  const offers = new Set<readonly [print: Print, frame: PrintFrame]>();
  return {
    offer(frame, print) {
      const offered = [print, frame] as const;
      offers.add(offered);
      return () => offers.delete(offered);
    },
    // A page that a native screen has mounted is only a part of what the view shows.
    find: (viewId) =>
      [...offers].findLast(
        ([, { pageId, isShown }]) => pageId === viewId || (viewOf(pageId) === viewId && isShown?.() === true),
      )?.[0],
  };
}
