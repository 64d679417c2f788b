import { findHeaderProblems } from './findHeaderProblems';
import type { HeaderContext } from './findHeaderProblems';

const SETTINGS = { embedOrigins: [], isPreviewOn: true, mapKey: '', storageOrigins: undefined };
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self' https:; img-src 'self' https:; frame-ancestors 'self'";
const PAGE = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=()',
  'Cache-Control': 'no-cache',
};
const SCRIPT = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Encoding': 'br',
};

interface Change {
  page?: Record<string, string>;
  script?: Record<string, string>;
  settings?: Partial<HeaderContext['settings']>;
  isSecure?: boolean;
}

/** The problems of a good deployment with these changes; an empty header is one that is not sent. */
function problemsOf({ page = {}, script = {}, settings = {}, isSecure = false }: Change) {
  const sent = (all: Record<string, string>) => new Headers(Object.entries(all).filter(([, value]) => value !== ''));
  return findHeaderProblems(
    { page: sent({ ...PAGE, ...page }), script: sent({ ...SCRIPT, ...script }), config: sent(PAGE) },
    { settings: { ...SETTINGS, ...settings }, isSecure },
  );
}
const FILES = { storageOrigins: ['https://f.example'] };
const policy = (text: string) => ({ 'Content-Security-Policy': text });

it('finds nothing where the server sends what the generated configuration sends', () => {
  expect(problemsOf({})).toEqual([]);
  const framed = policy(`${POLICY} https://a.example`);
  expect(problemsOf({ page: framed, settings: { embedOrigins: ['https://a.example'] } })).toEqual([]);
});

it.each<[Change, string]>([
  [{ page: policy('') }, 'Content-Security-Policy is missing'],
  [{ page: policy("default-src 'self'") }, 'frame-ancestors is missing'],
  [{ page: policy("script-src 'unsafe-inline'; frame-ancestors 'self'") }, "script-src allows 'unsafe-inline'"],
  [{ page: policy("script-src data:; frame-ancestors 'self'") }, 'script-src allows data:'],
  [{ page: policy("script-src https:; frame-ancestors 'self'") }, 'script-src allows https:'],
  [{ page: policy("frame-ancestors 'self'") }, 'script-src allows *'],
  [{ settings: { embedOrigins: ['https://a.example'] } }, 'frame-ancestors lacks https://a.example of embedOrigins'],
  [{ page: policy(`${POLICY} *`) }, 'frame-ancestors has *, which is not in embedOrigins'],
  [{ settings: { mapKey: 'key' } }, 'script-src lacks https://webapi.amap.com, which mapKey needs'],
  [
    { page: policy("default-src https://f.example; connect-src 'self'; frame-ancestors 'self'"), settings: FILES },
    'connect-src lacks https://f.example of storageOrigins',
  ],
  [
    { page: policy("default-src https://f.example; img-src data: https:; frame-ancestors 'self'"), settings: FILES },
    'img-src allows https:, which is wider than storageOrigins',
  ],
  [
    { page: policy(`${POLICY.replace('https:', 'ws://127.0.0.1:*')}`), settings: { isPreviewOn: false } },
    'connect-src has ws://127.0.0.1:*, although preview is off',
  ],
  [{ page: { 'Permissions-Policy': '' } }, 'Permissions-Policy is missing'],
  [
    {
      page: { 'X-Frame-Options': 'DENY', ...policy(`${POLICY} https://a.example`) },
      settings: { embedOrigins: ['https://a.example'] },
    },
    'X-Frame-Options contradicts embedOrigins',
  ],
  [{ script: { 'X-Content-Type-Options': '' } }, 'nosniff is missing'],
  [{ page: { 'Referrer-Policy': '' } }, 'Referrer-Policy: no-referrer is missing'],
  [{ page: { 'Referrer-Policy': 'unsafe-url' } }, 'Referrer-Policy: no-referrer is missing'],
  [{ page: { 'Cache-Control': 'max-age=600' } }, 'no-cache is missing for index.html'],
  [{ script: { 'Cache-Control': 'no-cache' } }, 'immutable, with a long max-age, is missing'],
  [{ script: { 'Content-Encoding': '' } }, 'not compressed'],
  [{ isSecure: true }, 'Strict-Transport-Security is missing'],
])('names the fault of %j', (change, problem) => {
  expect(problemsOf(change)).toEqual([expect.stringContaining(problem)]);
});

it('finds every directive that does not agree with the storages', () => {
  expect(problemsOf({ settings: { storageOrigins: ['http://files:9000'] } })).toEqual([
    'Content-Security-Policy: connect-src lacks http://files:9000 of storageOrigins',
    'Content-Security-Policy: connect-src allows https:, which is wider than storageOrigins',
    'Content-Security-Policy: img-src lacks http://files:9000 of storageOrigins',
    'Content-Security-Policy: img-src allows https:, which is wider than storageOrigins',
  ]);
});
