import { menuPath } from '@/routes/destination';
import { findRoute } from '@/routes/routes';
import type { MenuItem } from '@/services';
import type { BadgeCounts } from './badgeCounts';
import { FLOW_PATH, MESSAGES_PATH, UNDEAL_PATH } from './badgeCounts';

/** A number that a menu item shows. */
export type BadgeKind = 'undeal' | 'returned' | 'copied' | 'messages';

const KINDS: ReadonlyMap<string | undefined, readonly BadgeKind[]> = new Map([
  [UNDEAL_PATH, ['undeal']],
  [FLOW_PATH, ['returned', 'copied']],
  [MESSAGES_PATH, ['messages']],
]);

/**
 * The numbers of a menu item: those of its screen, and those of the items below it. What was returned is one of the
 * processes to decide, so a group that shows these does not count it twice.
 */
export function badgesOf(item: MenuItem): readonly BadgeKind[] {
  const path = menuPath(item);
  const own = KINDS.get(path === undefined ? undefined : findRoute(path)?.path) ?? [];
  const kinds = [...new Set([...own, ...item.children.flatMap(badgesOf)])];
  return kinds.includes('undeal') ? kinds.filter((kind) => kind !== 'returned') : kinds;
}

/** The number; 0 while it is unknown. */
export function countOf(counts: BadgeCounts, kind: BadgeKind): number {
  if (kind !== 'messages') return counts[kind] ?? 0;
  const { messages } = counts;
  return messages ? messages.todo + messages.notice + messages.system : 0;
}
