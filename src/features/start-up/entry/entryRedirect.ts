/** Routes outside the workspace (shell spec §2): each looks after itself. */
const OUTSIDE = ['/login', '/loading', '/authlogin', '/authbindlogin', '/preview'];

export interface Entry {
  pathname: string;
  search: string;
  isSignedIn: boolean;
  /** What start-up loads is there. */
  isStarted: boolean;
}

/** Where a visit must go first (shell spec §4): sign in, or load; undefined when it may stay. */
export function entryRedirect({ pathname, search, isSignedIn, isStarted }: Entry): string | undefined {
  if (OUTSIDE.includes(pathname) || (isSignedIn && isStarted)) return undefined;
  const target = `${pathname}${search}`;
  const query = target === '/' ? '' : `?redirect=${encodeURIComponent(target)}`;
  return `${isSignedIn ? '/loading' : '/login'}${query}`;
}
