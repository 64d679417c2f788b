const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * True for pages of this machine and for the origin of `--at`. A request without origin does not come from a browser.
 */
export function isAllowedOrigin(origin: string | undefined, at: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return LOCAL_HOSTS.includes(new URL(origin).hostname) || origin === new URL(at).origin;
}
