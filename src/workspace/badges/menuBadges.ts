import { menuPath } from '@/routes/destination';
import { findRoute } from '@/routes/routes';
import type { MenuItem } from '@/services';
import type { BadgeCounts } from './badgeCounts';
import { MESSAGES_PATH, UNDEAL_PATH } from './badgeCounts';

/** A number that a menu item shows. */
export type BadgeKind = 'undeal' | 'messages';

const KINDS: ReadonlyMap<string | undefined, BadgeKind> = new Map([
  [UNDEAL_PATH, 'undeal'],
  [MESSAGES_PATH, 'messages'],
]);

/** The numbers of a menu item: that of its screen, and those of the items below it. */
export function badgesOf(item: MenuItem): readonly BadgeKind[] {
  const path = menuPath(item);
  const own = KINDS.get(path === undefined ? undefined : findRoute(path)?.path);
  return [...new Set([...(own ? [own] : []), ...item.children.flatMap(badgesOf)])];
}

/** The number; 0 while it is unknown. */
export function countOf({ undeal, messages }: BadgeCounts, kind: BadgeKind): number {
  if (kind === 'undeal') return undeal ?? 0;
  return messages ? messages.todo + messages.notice + messages.system : 0;
}
