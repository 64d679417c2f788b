import { createCodeAccess } from '@/common/access';
import type { AccessState, CodeAccess } from '@/common/access';
import type { AccessKey, Route } from './routes';

/** The one check of permissions (shell spec §6), for routes, menu, components, pages and sub-apps. */
export interface Access extends CodeAccess, Record<AccessKey, (route: Pick<Route, 'path'>) => boolean> {
  /** A path is allowed by its row of the route table, or by a native function whose ref matches it. */
  canVisit(route: Route): boolean;
}

/** Reads the codes at each check, so that one object serves all sessions. */
export function createAccess(read: () => AccessState): Access {
  const codes = createCodeAccess(read);
  const checks: Record<AccessKey, (route: Pick<Route, 'path'>) => boolean> = {
    public: () => true,
    anyFunction: () => read().functionCodes.length > 0,
    nativeFunction: ({ path }) => codes.canUse(path),
  };
  return { ...codes, ...checks, canVisit: (route) => checks[route.access](route) || checks.nativeFunction(route) };
}
