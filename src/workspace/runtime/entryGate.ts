/** What a visit of the workspace begins with: `null` when it can open, else the path to go to first. */
export function entryGate(hasSession: boolean, hasData: boolean, path: string): string | null {
  if (!hasSession) return '/login';
  if (hasData) return null;
  const query = path === '/' || path === '' ? '' : `?redirect=${encodeURIComponent(path)}`;
  return `/loading${query}`;
}
