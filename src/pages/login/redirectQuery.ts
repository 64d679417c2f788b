/** The part of a screen's query that is handed on: where to go after the sign-in. */
export function redirectQuery(query: string): string {
  const redirect = new URLSearchParams(query).get('redirect');
  return redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
}
