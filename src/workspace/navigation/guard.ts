import type { Access } from '@/routes/createAccess';
import type { Destination } from '@/routes/destination';

/**
 * - `denied`: the notice for a protected path; the person stays where they were.
 * - `signIn`: the notice for any other path of the product, then the sign-in screen.
 */
export type Verdict = 'allowed' | 'denied' | 'signIn';

/** Whether a person may go there (shell spec §6). What is no route of the product only shows Not Found. */
export function guard({ route }: Pick<Destination, 'route'>, access: Pick<Access, 'canVisit'>): Verdict {
  if (!route || access.canVisit(route)) return 'allowed';
  return route.isProtected ? 'denied' : 'signIn';
}
