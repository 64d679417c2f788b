import { isOutside } from '@/routes/routes';

export interface Entry {
  pathname: string;
  search: string;
  isSignedIn: boolean;
  /** What start-up loads is there. */
  isStarted: boolean;
}

/**
 * Where a visit must go first (shell spec §4): sign in, or load; undefined when it may stay. Screens outside the
 * workspace look after themselves. The address is handed on as it is: the workspace brings it to its one spelling.
 */
export function entryRedirect({ pathname, search, isSignedIn, isStarted }: Entry): string | undefined {
  if (isOutside(pathname) || (isSignedIn && isStarted)) return undefined;
  const target = `${pathname}${search}`;
  const query = target === '/' ? '' : `?redirect=${encodeURIComponent(target)}`;
  return `${isSignedIn ? '/loading' : '/login'}${query}`;
}
