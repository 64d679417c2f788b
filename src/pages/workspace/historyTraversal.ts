import type { RouteChange } from '@/workspace/navigation/router';

/** The last move between two entries of the browser's history. */
export interface HistoryMove {
  cause: Exclude<RouteChange['cause'], 'product'>;
  /** Number of entries between the two; undefined without the Navigation API. */
  distance: number | undefined;
}

/**
 * Distinguishes a traversal of the browser's history from a typed address, and measures its distance. Without the
 * Navigation API `hasNumber` decides: Umi's history numbers the entries that the product has opened.
 */
export function trackHistoryTraversal(
  navigation: Navigation | undefined,
  hasNumber: () => boolean,
): { last(): HistoryMove } {
  let move: HistoryMove | undefined;
  navigation?.addEventListener('currententrychange', ({ navigationType, from }) => {
    const distance = (navigation.currentEntry?.index ?? 0) - from.index;
    move = { cause: navigationType === 'traverse' ? 'traverse' : 'address', distance };
  });
  return { last: () => move ?? { cause: hasNumber() ? 'traverse' : 'address', distance: undefined } };
}
