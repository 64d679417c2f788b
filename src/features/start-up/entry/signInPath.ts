import { isFrameless, isOutside } from '@/routes/routes';

interface Place {
  pathname: string;
  search: string;
  /** The sign-in leads back to any page, as in a partner's page. */
  isReturning?: boolean;
}

/**
 * The sign-in screen after the server has ended the session. It leads back to what the visit has asked for: the redirect of
 * a visit that has not started yet, and the page of a window that shows nothing else.
 */
export function signInPath({ pathname, search, isReturning = false }: Place): string {
  const address = `${pathname}${search}`;
  const isBack = isReturning || isFrameless(address);
  const asked = isOutside(pathname) ? new URLSearchParams(search).get('redirect') : isBack && address;
  return asked ? `/login?redirect=${encodeURIComponent(asked)}` : '/login';
}
