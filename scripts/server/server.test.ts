import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { findConfigFile, readConfigFile } from './configFile';
import { createApp } from './createApp';
import type { AppOptions } from './createApp';
import { mockRouter, parseMockKey } from './mockRoutes';
import { contentSecurityPolicy, inlineScriptHashes } from './securityHeaders';

const servers: Server[] = [];
const listen = async (handler: Parameters<typeof createServer>[1]) => {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
};

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
  listen(await createApp({ distFolder: join(folder, 'dist'), mockFolder: join(folder, 'none'), ...options }));
const written = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

describe('mock keys', () => {
  it('are a method and a path, GET unless said, and a star gets the name Express wants', () => {
    expect(parseMockKey('POST /api/x')).toEqual({ method: 'post', path: '/api/x' });
    expect(parseMockKey('/api/x')).toEqual({ method: 'get', path: '/api/x' });
    expect(parseMockKey('GET /api/files/*')).toEqual({ method: 'get', path: '/api/files/*splat' });
    expect(() => parseMockKey('FETCH /api/x')).toThrow('unknown method');
  });

  it('serve handlers and plain answers', async () => {
    const app = express().use(mockRouter([{ 'GET /api/a': { a: 1 }, 'GET /api/b/:id': (request, response) => void response.json(request.params) }]));
    const url = await listen(app);
    expect(await (await fetch(`${url}/api/a`)).json()).toEqual({ a: 1 });
    expect(await (await fetch(`${url}/api/b/7`)).json()).toEqual({ id: '7' });
  });
});

describe('the policy', () => {
  it('allows the inline scripts of the page by their hash and nothing else inline', () => {
    const hash = createHash('sha256').update('let a = 1;').digest('base64');
    const html = '<script src="/umi.js"></script><script>let a = 1;</script>';
    expect(inlineScriptHashes(html)).toEqual([`'sha256-${hash}'`]);
    expect(contentSecurityPolicy({ html, embedOrigins: [] })).toContain(`script-src 'self' 'unsafe-eval' 'sha256-${hash}';`);
  });

  it('lets the map service run its scripts only where there are maps, and none of its neighbours', () => {
    const scripts = (hasMap: boolean) => /script-src ([^;]*)/.exec(contentSecurityPolicy({ html: '', embedOrigins: [], hasMap }))?.[1];
    expect(scripts(false)).toBe("'self' 'unsafe-eval'");
    expect(scripts(true)).toBe("'self' 'unsafe-eval' https://webapi.amap.com https://restapi.amap.com https://vdata.amap.com");
  });

  it('lets named partners show the product in a frame', () => {
    expect(contentSecurityPolicy({ html: '', embedOrigins: ['https://partner.example'] })).toContain(
      "frame-ancestors 'self' https://partner.example;",
    );
  });
});

describe('the server', () => {
  it('asks for pages anew and keeps hashed files for ever, compressed', async () => {
    const url = await product();
    const page = await fetch(url);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const script = await fetch(`${url}/umi.0123abcd.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(await script.text()).toBe('small');
    const plain = await fetch(`${url}/umi.0123abcd.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.text()).toBe('plain');
  });

  it('says with every answer what may run in it', async () => {
    const policyOf = async (url: string) => (await fetch(url)).headers.get('content-security-policy');
    expect(await policyOf(await product())).not.toContain('amap');
    expect(await policyOf(await product({ allowMap: true }))).toContain('https://webapi.amap.com');
  });

  it('answers an unknown call with JSON, not with the page', async () => {
    const answer = await fetch(`${await product()}/api/nothing`, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error_code: 'not_found' });
  });

  it('passes calls on to a real platform, body and all', async () => {
    const platform = await listen((request, response) => {
      response.setHeader('x-path', request.url ?? '');
      request.pipe(response);
    });
    const answer = await fetch(`${await product({ platformUrl: platform })}/api/echo?a=1`, { method: 'POST', body: 'hello' });
    expect(answer.headers.get('x-path')).toBe('/api/echo?a=1');
    expect(await answer.text()).toBe('hello');
  });

  it('says so when the platform does not answer', async () => {
    const answer = await fetch(`${await product({ platformUrl: 'http://127.0.0.1:9' })}/api/x`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ error_code: 'platform_unreachable' });
  });
});

describe('the configuration of the deployment', () => {
  it('is answered as it is at the moment, to be asked for anew each time', async () => {
    const configFile = written('own.json', { encryptpwd: '1' });
    const url = await product({ configFile });
    const first = await fetch(`${url}/config.json`);
    expect([first.status, first.headers.get('cache-control'), first.headers.get('content-type')]).toEqual([200, 'no-cache', expect.stringContaining('application/json')]);
    expect(await first.json()).toEqual({ encryptpwd: '1' });
    written('own.json', { encryptpwd: '0' });
    expect(await (await fetch(`${url}/config.json`)).json()).toEqual({ encryptpwd: '0' });
  });

  it('need not exist', async () => {
    expect((await fetch(`${await product()}/config.json`)).status).toBe(404);
  });

  it('says who may show the product in a frame, and allows the map where it has a key', async () => {
    const configFile = written('open.json', { embedOrigins: ['https://partner.example', 'https://b.example; script-src *'], mapKey: 'key' });
    const policy = (await fetch(await product({ configFile }))).headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'self' https://partner.example;");
    expect(policy).toContain('https://webapi.amap.com');
  });

  it('is the file that CONFIG names, or else the one beside the page, or else the demo’s', () => {
    const distFolder = join(folder, 'with-config');
    mkdirSync(distFolder);
    const demo = written('demo.json', {});
    expect(findConfigFile({ distFolder })).toBeUndefined();
    expect(findConfigFile({ distFolder, demo })).toBe(demo);
    const beside = written('with-config/config.json', {});
    expect(findConfigFile({ distFolder, demo })).toBe(beside);
    expect(findConfigFile({ chosen: join(folder, 'none.json'), distFolder, demo })).toBe(join(folder, 'none.json'));
  });

  it('cannot be served when the file is missing or no JSON: the start fails and names the file', async () => {
    const missing = join(folder, 'none.json');
    await expect(product({ configFile: missing })).rejects.toThrow(`The configuration cannot be read from ${missing}: Error: ENOENT`);
    const broken = written('broken.json', '{"encryptpwd": ');
    await expect(product({ configFile: broken })).rejects.toThrow(`The configuration cannot be read from ${broken}: SyntaxError`);
    expect(() => readConfigFile(written('list.json', []))).toThrow('Not a JSON object');
  });
});
