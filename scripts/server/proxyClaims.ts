/**
 * Headers in which a proxy tells about the client, and headers with which some servers replace the method or the path of
 * the request line. A browser could forge them: no proxy of this project passes them on, in neither spelling
 * (`X-Real-IP`, `X_Real_IP`), because some servers read both alike.
 */
export const PROXY_CLAIMS: readonly string[] = [
  'forwarded',
  'x-forwarded',
  ...['for', 'host', 'proto', 'protocol', 'scheme', 'ssl', 'port', 'prefix', 'path', 'uri', 'server', 'by'].map(
    (about) => `x-forwarded-${about}`,
  ),
  ...['user', 'email', 'groups', 'access-token', 'client-cert'].map((about) => `x-forwarded-${about}`),
  ...['x-real-ip', 'x-client-ip', 'x-cluster-client-ip', 'true-client-ip', 'cf-connecting-ip', 'client-ip'],
  ...['x-original-url', 'x-original-uri', 'x-original-host', 'x-original-method', 'x-rewrite-url', 'x-host'],
  ...['x-http-method-override', 'x-http-method', 'x-method-override'],
  ...['x-remote-user', 'remote-user', 'x-url-scheme', 'front-end-https', 'proxy'],
];

/** The spellings of a claim in which it may arrive. */
export const spellingsOf = (claim: string): string[] => [...new Set([claim, claim.replaceAll('-', '_')])];

const SPELLINGS = new Set(PROXY_CLAIMS.flatMap(spellingsOf));

/** Whether a header, in small letters, is such a claim. */
export const isProxyClaim = (name: string): boolean => SPELLINGS.has(name);
