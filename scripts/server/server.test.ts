import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { readConfig } from '../../src/services/settings/readConfig';
import type { Config } from '../../src/services/settings/readConfig';
import { findConfigFile, readConfigFile } from './configFile';
import { contentSecurityPolicy, inlineScriptHashes } from './contentSecurityPolicy';
import type { PolicyOptions } from './contentSecurityPolicy';
import { createApp } from './createApp';
import type { AppOptions } from './createApp';
import { errorHandler } from './errorResponses';
import { mockRouter, parseMockKey } from './mockRoutes';
import { SECURITY_HEADERS } from './responseHeaders';

const servers: Server[] = [];
const listen = async (handler: Parameters<typeof createServer>[1]) => {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
};

/** Sends a raw request, because `fetch` normalises the path. Resolves to the complete response text. */
const raw = (url: string, requestLine: string, headers = '') =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${requestLine}\r\nHost: ${hostname}:${port}\r\n${headers}Connection: close\r\n\r\n`, 'latin1');
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '<script>let a = 1;</script>');
  writeFileSync(join(folder, 'dist/umi.0123abcd.js'), 'plain');
  writeFileSync(join(folder, 'dist/umi.0123abcd.js.gz'), gzipSync('small'));
});
afterAll(() => {
  servers.forEach((server) => server.close());
  rmSync(folder, { recursive: true });
});
const product = async (options: Partial<AppOptions> = {}) =>
  listen(
    await createApp({
      distFolder: join(folder, 'dist'),
      mockFolder: join(folder, 'none'),
      partnerFolder: join(folder, 'none'),
      ...options,
    }),
  );
const written = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

describe('mock keys', () => {
  it('consist of a method (GET by default) and a path, whose star is named for Express', () => {
    expect(parseMockKey('POST /api/x')).toEqual({ method: 'post', path: '/api/x' });
    expect(parseMockKey('/api/x')).toEqual({ method: 'get', path: '/api/x' });
    expect(parseMockKey('GET /api/files/*')).toEqual({ method: 'get', path: '/api/files/*splat' });
    expect(() => parseMockKey('FETCH /api/x')).toThrow('unknown method');
  });

  it('map to handlers and constant responses', async () => {
    const app = express().use(
      mockRouter([
        { 'GET /api/a': { a: 1 }, 'GET /api/b/:id': (request, response) => void response.json(request.params) },
      ]),
    );
    const url = await listen(app);
    expect(await (await fetch(`${url}/api/a`)).json()).toEqual({ a: 1 });
    expect(await (await fetch(`${url}/api/b/7`)).json()).toEqual({ id: '7' });
  });
});

/** The sources of one directive of the policy for a configuration. */
function sourcesOf(directive: string, config: Config = {}, options: Partial<PolicyOptions> = {}) {
  const { settings } = readConfig(config, 'zh-CN');
  const policy = contentSecurityPolicy({ html: '', settings, ...options });
  return new Map(policy.split('; ').map((each) => [each.split(' ')[0] ?? '', each.split(' ').slice(1)])).get(directive);
}

describe('the content security policy', () => {
  it('forbids everything that it does not name', () => {
    const { settings } = readConfig({}, 'zh-CN');
    expect(contentSecurityPolicy({ html: '', settings })).toBe(
      "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
        "img-src 'self' data: blob: https:; media-src blob:; connect-src 'self' https: ws://127.0.0.1:*; " +
        "worker-src 'self' blob:; frame-src 'self'; frame-ancestors 'self'; base-uri 'self'; form-action 'none'",
    );
  });

  it('allows inline scripts of the page by hash only', () => {
    const hash = createHash('sha256').update('let a = 1;').digest('base64');
    const html = '<script src="/umi.js"></script><script>let a = 1;</script>';
    expect(inlineScriptHashes(html)).toEqual([`'sha256-${hash}'`]);
    expect(sourcesOf('script-src', {}, { html })).toEqual(["'self'", "'unsafe-eval'", `'sha256-${hash}'`]);
  });

  it('allows the exact script origins of the map service, only with maps', () => {
    const scripts = [
      "'self'",
      "'unsafe-eval'",
      'https://webapi.amap.com',
      'https://restapi.amap.com',
      'https://vdata.amap.com',
    ];
    expect(sourcesOf('script-src', { mapKey: 'key' })).toEqual(scripts);
    expect(sourcesOf('script-src', {}, { allowMap: true })).toEqual(scripts);
  });

  it('allows configured partners to show the product in a frame', () => {
    const embedOrigins = ['https://partner.example', 'https://b.example; script-src *'];
    expect(sourcesOf('frame-ancestors', { embedOrigins })).toEqual(["'self'", 'https://partner.example']);
  });

  it('allows the configured storages in place of every https origin, with the tiles of a map', () => {
    const config = { storageOrigins: ['http://files.intranet:9000'], preview: '0' };
    expect(sourcesOf('connect-src', config)).toEqual(["'self'", 'http://files.intranet:9000']);
    expect(sourcesOf('img-src', { ...config, mapKey: 'key' })).toEqual([
      ...["'self'", 'data:', 'blob:', 'http://files.intranet:9000'],
      ...['https://*.amap.com', 'https://*.autonavi.com'],
    ]);
    expect(sourcesOf('img-src', { storageOrigins: [] })).toEqual(["'self'", 'data:', 'blob:']);
  });

  it('allows the sockets of the preview and the storages of the demo only where there are any', () => {
    expect(sourcesOf('connect-src', { preview: '0' })).toEqual(["'self'", 'https:']);
    expect(sourcesOf('connect-src', { preview: '0' }, { isDemo: true })).toContain('http://localhost:*');
  });
});

describe('the server', () => {
  it('revalidates pages and serves hashed files as immutable, compressed', async () => {
    const url = await product();
    const page = await fetch(url);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toContain('let a = 1;');
    const script = await fetch(`${url}/umi.0123abcd.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(await script.text()).toBe('small');
    const plain = await fetch(`${url}/umi.0123abcd.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.text()).toBe('plain');
  });

  it('sends the compressed page for its folder', async () => {
    mkdirSync(join(folder, 'dist/apps'));
    writeFileSync(join(folder, 'dist/apps/index.html'), 'plain');
    writeFileSync(join(folder, 'dist/apps/index.html.gz'), gzipSync('small'));
    const page = await fetch(`${await product()}/apps/?lang=/en`, { headers: { 'accept-encoding': 'gzip' } });
    expect(await page.text()).toBe('small');
    expect(['content-type', 'cache-control', 'vary'].map((name) => page.headers.get(name))).toEqual([
      'text/html; charset=utf-8',
      'no-cache',
      'Accept-Encoding',
    ]);
  });

  it.each([
    ['another method', { method: 'POST' }, 404],
    ['a range beyond the end', { headers: { range: 'bytes=900-' } }, 416],
  ])('neither says that the error for %s is compressed, nor lets anybody keep it', async (_what, init, status) => {
    const answer = await fetch(`${await product()}/umi.0123abcd.js`, init);
    expect(answer.status).toBe(status);
    expect(['content-encoding', 'cache-control'].map((name) => answer.headers.get(name))).toEqual([null, 'no-cache']);
    expect(await answer.text()).not.toBe('');
  });

  it('lets nobody keep the answer for a missing file, which the next deployment may bring', async () => {
    const missing = await fetch(`${await product()}/gone.0123abcd.async.js`);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  });

  it.each(['/', '/umi.0123abcd.js', '/gone.js', '/api/nothing'])('sends the security headers with %s', async (path) => {
    const { headers } = await fetch((await product()) + path);
    const sent = Object.keys(SECURITY_HEADERS).map((name) => [name, headers.get(name)]);
    expect(Object.fromEntries(sent)).toEqual(SECURITY_HEADERS);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('x-frame-options')).toBeNull();
  });

  it('allows the map service where that is asked for', async () => {
    const policyOf = async (url: string) => (await fetch(url)).headers.get('content-security-policy');
    expect(await policyOf(await product())).not.toContain('amap');
    expect(await policyOf(await product({ allowMap: true }))).toContain('https://webapi.amap.com');
  });

  it('allows no network to the workers of scripts and of spreadsheets', async () => {
    const url = await product();
    for (const [worker, policy] of [
      ['script-worker', "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"],
      ['spreadsheet-worker', "default-src 'none'; script-src 'self'"],
    ]) {
      const { headers } = await fetch(`${url}/${worker}.0123abcd.async.js`);
      expect(headers.get('content-security-policy')).toBe(policy);
    }
  });

  it('answers an unknown call with JSON instead of the page', async () => {
    const answer = await fetch(`${await product()}/api/nothing`, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error_code: 'request.not_found', error_msg: '接口不存在' });
  });
});

describe('an invalid request', () => {
  const post = async (type: string, body: string, language = 'en') =>
    fetch(`${await product()}/api/auth/login`, { method: 'POST', headers: { 'content-type': type, language }, body });

  it.each([
    ['with JSON that breaks off', 'application/json', '{"a":', 400, 'request.malformed', 'The request is malformed'],
    ['with a number for JSON', 'application/json', '7', 400, 'request.malformed', 'The request is malformed'],
    [
      'of more than 5 MB',
      'application/json',
      `"${'x'.repeat(5 * 1024 * 1024)}"`,
      413,
      'request.too_large',
      'The request is too large',
    ],
    [
      'in an unknown charset',
      'application/json; charset=x',
      '{}',
      415,
      'request.unsupported_type',
      'The type of the content is not supported',
    ],
    ['in XML', 'text/xml', '<a/>', 415, 'request.unsupported_type', 'The type of the content is not supported'],
  ])('(%s) is refused in the format of the platform', async (_what, type, body, status, error_code, error_msg) => {
    const answer = await post(type, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error_code, error_msg });
  });

  it.each(['/api/files/%E0%A4%A', '/%E0%A4%A', '/%00', '/..%2f..%2fetc%2fpasswd', '/nothing'])(
    'for %s is answered without a stack trace or a local path',
    async (path) => {
      const text = await raw(await product(), `GET ${path} HTTP/1.1`);
      expect(text).toMatch(/^HTTP\/1.1 4\d\d /);
      expect(text).not.toMatch(/ at |node_modules|\.[jt]s:|\/tmp|Error/);
    },
  );

  it('that makes a handler fail is answered with a code only; the console shows the cause', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = () => Promise.reject(new Error(`broken at ${__filename}`));
    const app = express().use(mockRouter([{ 'GET /api/broken': failing }]), errorHandler);
    const answer = await fetch(`${await listen(app)}/api/broken`, { headers: { language: 'en' } });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      error_code: 'server.error',
      error_type: 500,
      error_msg: 'The server failed',
    });
    expect(errors).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('broken') as string }),
    );
  });
});

describe('the configuration of the deployment', () => {
  it('is read on each request and revalidated by the browser', async () => {
    const configFile = written('own.json', { encryptpwd: '1' });
    const url = await product({ configFile });
    const first = await fetch(`${url}/config.json`);
    expect([first.status, first.headers.get('cache-control'), first.headers.get('content-type')]).toEqual([
      200,
      'no-cache',
      expect.stringContaining('application/json'),
    ]);
    expect(await first.json()).toEqual({ encryptpwd: '1' });
    written('own.json', { encryptpwd: '0' });
    expect(await (await fetch(`${url}/config.json`)).json()).toEqual({ encryptpwd: '0' });
  });

  it('is optional and may be removed while it is served', async () => {
    expect((await fetch(`${await product()}/config.json`)).status).toBe(404);
    const configFile = written('removed.json', {});
    const url = await product({ configFile });
    rmSync(configFile);
    const answer = await fetch(`${url}/config.json`);
    expect([answer.status, await answer.text()]).toEqual([404, 'Not Found']);
    written('removed.json', { encryptpwd: '1' });
    expect(await (await fetch(`${url}/config.json`)).json()).toEqual({ encryptpwd: '1' });
  });

  it('sets the frame ancestors, and allows the map service when it has a key', async () => {
    const configFile = written('open.json', {
      embedOrigins: ['https://partner.example', 'https://b.example; script-src *'],
      mapKey: 'key',
    });
    const policy = (await fetch(await product({ configFile }))).headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'self' https://partner.example;");
    expect(policy).toContain('https://webapi.amap.com');
  });

  it('is sent as it is, except that the partner of the demo has the port of the server', async () => {
    const embedOrigins = ['http://127.0.0.1:8000'];
    const configFile = written('partner.json', { embedOrigins });
    const partnersOf = async (url: string) => {
      const { headers } = await fetch(url);
      const config: unknown = await (await fetch(`${url}/config.json`)).json();
      return [config, /frame-ancestors 'self' ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]];
    };
    expect(await partnersOf(await product({ configFile }))).toEqual([{ embedOrigins }, embedOrigins[0]]);
    const demo = await product({ configFile, hasDemoConfig: true });
    const own = `http://127.0.0.1:${new URL(demo).port}`;
    expect(await partnersOf(demo)).toEqual([{ embedOrigins: [own] }, own]);
  });

  it('is the file of CONFIG, else the one in dist, else the demo’s', () => {
    const distFolder = join(folder, 'with-config');
    mkdirSync(distFolder);
    const demo = written('demo.json', {});
    expect(findConfigFile({ distFolder })).toBeUndefined();
    expect(findConfigFile({ distFolder, demo })).toBe(demo);
    const beside = written('with-config/config.json', {});
    expect(findConfigFile({ distFolder, demo })).toBe(beside);
    expect(findConfigFile({ chosen: join(folder, 'none.json'), distFolder, demo })).toBe(join(folder, 'none.json'));
  });

  it('stops the start with the file’s name when the file is missing or invalid JSON', async () => {
    const missing = join(folder, 'none.json');
    await expect(product({ configFile: missing })).rejects.toThrow(
      `The configuration cannot be read from ${missing}: Error: ENOENT`,
    );
    const broken = written('broken.json', '{"encryptpwd": ');
    await expect(product({ configFile: broken })).rejects.toThrow(
      `The configuration cannot be read from ${broken}: SyntaxError`,
    );
    expect(() => readConfigFile(written('list.json', []))).toThrow('Not a JSON object');
  });
});
