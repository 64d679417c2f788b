import type { Access } from '@/routes/createAccess';
import type { Destination } from '@/routes/destination';

/**
 * - `denied`: a protected path; a notice is shown and the address is restored.
 * - `signIn`: another path of the product; the sign-in screen opens and shows a notice.
 */
export type Verdict = 'allowed' | 'denied' | 'signIn';

export type GuardDeps = Pick<Access, 'canVisit'>;

/** Checks a destination (shell spec §6). An unknown path is allowed, because it only shows Not Found. */
export function guard({ route }: Pick<Destination, 'route'>, access: GuardDeps): Verdict {
  if (!route || access.canVisit(route)) return 'allowed';
  return route.isProtected ? 'denied' : 'signIn';
}
