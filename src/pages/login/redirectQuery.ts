/** The query with the redirect alone, for the next screen; empty without a redirect. */
export function redirectQuery(query: string): string {
  const redirect = new URLSearchParams(query).get('redirect');
  return redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
}
