import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { readdirSync } from 'node:fs';
import { inRoot } from '../../../scripts/lib/project.mjs';
import { isProxyClaim, PROXY_CLAIMS, spellingsOf } from '../../../scripts/server/proxyClaims';
import { SECURITY_HEADERS } from '../../../scripts/server/responseHeaders';
import { configFile } from '../../support/configFile';
import { startNginx } from '../../support/product/startNginx';
import type { TestServer } from '../../support/startServer';
import { SAFE_CALLS, UNSAFE_CALLS } from '../../support/unsafeCalls';

const MAIN_SCRIPT = `/${readdirSync(inRoot('dist')).find((name) => /^umi\.[0-9a-f]{8}\.js$/.test(name))}`;
const workerScript = (kind: string) =>
  `/${readdirSync(inRoot('dist')).find((name) => new RegExp(`^${kind}-worker.*\\.js$`).test(name))}`;

const config = configFile({ embedOrigins: ['https://a.example'] });
const other = configFile({ embedOrigins: ['https://b.example'], mapKey: 'key' });
let platform: Server;
let nginx: TestServer;
/** The calls that reached the platform. */
const calls: { url: string; headers: IncomingHttpHeaders }[] = [];

/** Answers with the number of bytes it gets, the first of them at once. */
const createPlatform = () =>
  createServer((request, response) => {
    calls.push({ url: request.url ?? '', headers: request.headers });
    if (request.url?.startsWith('/api/own-policy')) response.setHeader('Content-Security-Policy', "default-src 'none'");
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'private, max-age=7');
    response.setHeader('X-Powered-By', 'platform');
    request.once('data', () => response.write('{"first":true,'));
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => response.end(bytes > 0 ? `"bytes":${bytes}}` : '{}'));
  });

beforeAll(async () => {
  platform = createPlatform();
  await new Promise<void>((resolve) => platform.listen(0, resolve));
  nginx = await startNginx({
    platformUrl: `http://localhost:${(platform.address() as AddressInfo).port}`,
    configFiles: { localhost: config.path, 'portal.example': other.path },
  });
});
afterAll(async () => {
  await nginx.stop();
  platform.closeAllConnections();
  platform.close();
  config.remove();
  other.remove();
});
beforeEach(() => void calls.splice(0));

/** Sends a raw request, because `fetch` normalises the path and sets the host. */
const raw = (requestLine: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<string>((resolve, reject) => {
    const all = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
    let text = '';
    const socket = connect(Number(new URL(nginx.url).port), '127.0.0.1', () => {
      socket.write(`${requestLine}\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`, 'latin1');
    });
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
const headersOf = async (path: string, init?: RequestInit) => (await fetch(nginx.url + path, init)).headers;

test.each(['/', '/index.html', '/apps/admin/index.html', '/config.json', MAIN_SCRIPT, '/gone.js', '/.stamp', '/api/x'])(
  'nginx sends all security headers with %s, once',
  async (path) => {
    const headers = await headersOf(path);
    const sent = Object.keys(SECURITY_HEADERS).map((name) => [name, headers.get(name)]);
    expect(Object.fromEntries(sent)).toEqual(SECURITY_HEADERS);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; .*frame-ancestors 'self' https:\/\/a.example;/,
    );
    expect(headers.get('x-powered-by')).toBeNull();
  },
);

test('who may frame the product and the map depend on the host, whose configuration it gets', async () => {
  const answer = await raw('GET /config.json HTTP/1.1', { Host: 'portal.example' });
  expect(answer).toContain('"embedOrigins":["https://b.example"]');
  expect(answer).toMatch(
    /script-src [^;]*https:\/\/webapi\.amap\.com[^;]*;.*frame-ancestors 'self' https:\/\/b\.example;/,
  );
});

test('a host that is not listed gets nothing, and the platform hears of no other name', async () => {
  expect(await raw('GET / HTTP/1.1', { Host: 'unknown.example' })).toMatch(/^HTTP\/1.1 421 /);
  expect(await raw('GET /api/x HTTP/1.1', { Host: 'unknown.example' })).toMatch(/^HTTP\/1.1 421 /);
  expect(await raw('GET http://unknown.example/api/x HTTP/1.1')).toMatch(/^HTTP\/1.1 421 /);
  expect(calls).toEqual([]);
  await raw('GET http://portal.example/api/x HTTP/1.1', { Host: 'unknown.example' });
  await raw('GET /api/x HTTP/1.1', { Host: 'Portal.Example:6666' });
  expect(calls.map(({ headers }) => headers['x-forwarded-host'])).toEqual(['portal.example', 'portal.example']);
});

test('the workers of scripts and spreadsheets have their own policies', async () => {
  const policyOf = async (kind: string) => (await headersOf(workerScript(kind))).get('content-security-policy');
  expect(await policyOf('script')).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'");
  expect(await policyOf('spreadsheet')).toBe("default-src 'none'; script-src 'self'");
});

test('hashed files are kept for ever and everything else is revalidated, a missing file too', async () => {
  const cachingOf = async (path: string) => (await headersOf(path)).get('cache-control');
  expect(await cachingOf(MAIN_SCRIPT)).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/index.html', '/apps/admin/index.html', '/config.json', '/umi.00000000.js'])
    expect([path, await cachingOf(path)]).toEqual([path, 'no-cache']);
  const etag = (await headersOf('/')).get('etag') ?? '';
  const again = await fetch(nginx.url, { headers: { 'if-none-match': etag } });
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-cache']);
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['identity', null],
])('a browser that accepts %s gets scripts and pages as %s', async (accepted, encoding) => {
  for (const path of [MAIN_SCRIPT, '/']) {
    const headers = await headersOf(path, { headers: { 'accept-encoding': accepted } });
    expect([path, headers.get('content-encoding')]).toEqual([path, encoding]);
    expect(headers.get('vary')).toBe('Accept-Encoding');
  }
});

test.each(SAFE_CALLS)('the platform gets the path of %s as it was sent', async (path) => {
  await raw(`GET ${path} HTTP/1.1`);
  expect(calls.map(({ url }) => url)).toEqual([path]);
});

test('the platform learns who calls from nginx, not what a browser claims, and gets the other headers', async () => {
  const forged = Object.fromEntries(PROXY_CLAIMS.flatMap(spellingsOf).map((name) => [name, '6.6.6.6']));
  await raw('GET /api/x HTTP/1.1', { ...forged, token: 't', req_id: 'r' });
  const { headers = {} } = calls[0] ?? {};
  const { port } = new URL(nginx.url);
  expect(Object.fromEntries(Object.entries(headers).filter(([name]) => isProxyClaim(name)))).toEqual({
    ...{ 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', 'x-forwarded-proto': 'http' },
    ...{ 'x-forwarded-host': 'localhost', 'x-forwarded-port': port },
  });
  expect(headers).toMatchObject({ token: 't', req_id: 'r' });
});

test.each(UNSAFE_CALLS)(
  'a call to %s, which could be read as another path, does not reach the platform',
  async (path) => {
    expect(await raw(`GET ${path} HTTP/1.1`)).toMatch(/^HTTP\/1.1 40[04] /);
    expect(calls).toEqual([]);
  },
);

test('the platform decides about the caching and the policy of its answers', async () => {
  const headers = await headersOf('/api/own-policy');
  expect([headers.get('cache-control'), headers.get('content-security-policy')]).toEqual([
    'private, max-age=7',
    "default-src 'none'",
  ]);
});

test('an upload streams to the platform, and its answer comes while the upload goes on', async () => {
  let finish: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(1_024));
      finish = () => {
        controller.enqueue(new Uint8Array(2 * 1024 * 1024));
        controller.close();
      };
    },
  });
  const answer = await fetch(`${nginx.url}/api/upload`, { method: 'POST', body, duplex: 'half' } as RequestInit);
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('{"first":true,');
  finish();
  let rest = '';
  for (let part = await reader?.read(); part?.value; part = await reader?.read())
    rest += new TextDecoder().decode(part.value);
  expect(rest).toBe(`"bytes":${1_024 + 2 * 1024 * 1024}}`);
});

test('a body over the limit and a platform that is down are answered as the Express server does', async () => {
  const large = await raw('POST /api/x HTTP/1.1', { 'Content-Length': String(51 * 1024 * 1024) });
  expect(large).toContain('{"error_code":"request.too_large"}');
  const down = await startNginx({ platformUrl: 'http://localhost:1', configFiles: { localhost: config.path } });
  const answer = await fetch(`${down.url}/api/x`);
  expect([answer.status, await answer.json()]).toEqual([502, { error_code: 'platform_unreachable' }]);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  await down.stop();
});

test('nginx starts with a name of the greatest length', async () => {
  const name = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`;
  const long = await startNginx({ platformUrl: 'http://localhost:1', configFiles: { [name]: config.path } });
  expect((await fetch(long.url)).status).toBe(421);
  await long.stop();
});
