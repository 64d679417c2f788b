import type { RouteChange } from '@/workspace/navigation/router';

/** What moved the browser from one of its history entries to another. */
export interface HistoryMove {
  cause: Exclude<RouteChange['cause'], 'product'>;
  /** Entries between the two; undefined where the browser does not number them. */
  distance: number | undefined;
}

/**
 * Follows the browser's own history: a step along its entries is told from a typed address, and how far it went. A
 * browser without the Navigation API tells the two apart by `hasNumber`: the history numbers what the product opened.
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
