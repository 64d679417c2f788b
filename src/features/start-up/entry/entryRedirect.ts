import { isOutside } from '@/routes/routes';

export interface Entry {
  pathname: string;
  search: string;
  isSignedIn: boolean;
  /** The data of start-up is loaded. */
  isStarted: boolean;
}

/**
 * The path that a visit must open first (shell spec §4), sign-in or start-up; undefined when it may stay. Screens
 * outside the workspace need no redirect. The address becomes the redirect unchanged; the workspace normalises it.
 */
export function entryRedirect({ pathname, search, isSignedIn, isStarted }: Entry): string | undefined {
  if (isOutside(pathname) || (isSignedIn && isStarted)) return undefined;
  const target = `${pathname}${search}`;
  const query = target === '/' ? '' : `?redirect=${encodeURIComponent(target)}`;
  return `${isSignedIn ? '/loading' : '/login'}${query}`;
}
