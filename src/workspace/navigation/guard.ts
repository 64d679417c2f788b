import type { Access } from '@/routes/createAccess';
import type { Destination } from '@/routes/destination';

/**
 * - `denied`: the notice for a protected path; the person stays where they were.
 * - `signIn`: the notice for any other path of the product, then the sign-in screen.
 */
export type Verdict = 'allowed' | 'denied' | 'signIn';

export type GuardDeps = Pick<Access, 'canVisit'>;

/** Whether a person may go there (shell spec §6). A path that is no route of the product only shows Not Found. */
export function guard({ route }: Pick<Destination, 'route'>, access: GuardDeps): Verdict {
  if (!route || access.canVisit(route)) return 'allowed';
  return route.isProtected ? 'denied' : 'signIn';
}
