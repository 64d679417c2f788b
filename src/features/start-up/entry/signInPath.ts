import { isFrameless, isOutside } from '@/routes/routes';

/**
 * The sign-in screen after the server has ended the session. It leads back to what the visit has asked for: the redirect of
 * a visit that has not started yet, and the page of a window that shows nothing else.
 */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  const address = `${pathname}${search}`;
  const asked = isOutside(pathname) ? new URLSearchParams(search).get('redirect') : isFrameless(address) && address;
  return asked ? `/login?redirect=${encodeURIComponent(asked)}` : '/login';
}
