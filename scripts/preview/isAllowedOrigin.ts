const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** A page of this machine, or the one that was named with `--at`. What sends no origin is no browser, and no preview. */
export function isAllowedOrigin(origin: string | undefined, at: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return LOCAL_HOSTS.includes(new URL(origin).hostname) || origin === new URL(at).origin;
}
