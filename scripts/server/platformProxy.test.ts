import dns from 'node:dns';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server as TcpServer } from 'node:net';
import express from 'express';
import { fileNotFound } from './errorResponses';
import { SAFE_CALLS, UNSAFE_CALLS } from '../../tests/support/unsafeCalls';
import { PROXY_CLAIMS, spellingsOf } from './proxyClaims';
import { platformProxy } from './platformProxy';

const servers: (Server | TcpServer)[] = [];
async function listen<S extends Server | TcpServer>(server: S): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const timeouts = { connectMs: 200, idleMs: 200 };
const proxyTo = (url: string) => listen(createServer(express().use(platformProxy(url, timeouts), fileNotFound)));
const platformWith = async (handler: RequestListener) => proxyTo(await listen(createServer(handler)));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  }
});

/** Sends a raw request, because `fetch` normalises the path. Resolves to the complete response text. */
const raw = (url: string, requestLine: string, headers = '') =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${requestLine}\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n${headers}\r\n`, 'latin1');
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });

describe('the target of a call', () => {
  const spies: { asked: string[]; proxy: string; strangerAsked: string[]; stranger: string } = {
    asked: [],
    proxy: '',
    strangerAsked: [],
    stranger: '',
  };
  beforeEach(async () => {
    Object.assign(spies, { asked: [], strangerAsked: [] });
    const note =
      (list: string[]): RequestListener =>
      (request, response) => {
        list.push(request.url ?? '');
        response.end('answered');
      };
    const platform = await listen(createServer(note(spies.asked)));
    spies.stranger = await listen(createServer(note(spies.strangerAsked)));
    spies.proxy = await proxyTo(`${platform}/prefix`);
  });

  it.each(SAFE_CALLS)('%s is below the path prefix of the platform', async (path) => {
    expect(await raw(spies.proxy, `GET ${path} HTTP/1.1`)).toContain('answered');
    expect(spies.asked).toEqual([`/prefix${path}`]);
  });

  it('is the configured platform even if the request line names another origin', async () => {
    expect(await raw(spies.proxy, `GET ${spies.stranger}/api/x HTTP/1.1`)).toContain('answered');
    expect(spies.asked).toEqual(['/prefix/api/x']);
    expect(spies.strangerAsked).toEqual([]);
  });

  it.each([
    '//STRANGER/api/x',
    '/\\STRANGER/api/x',
    '\\\\STRANGER/api/x',
    'STRANGER/api/x',
    'http://STRANGER',
    'http:STRANGER/api/x',
    'HTTP://u:p@STRANGER/admin/api/',
    '*',
    'http://STRANGER/admin',
    'http://STRANGER/api/../admin',
    ...UNSAFE_CALLS,
  ])('%s is refused and not forwarded', async (path) => {
    const requestLine = `GET ${path.replace('STRANGER', new URL(spies.stranger).host)} HTTP/1.1`;
    expect(await raw(spies.proxy, requestLine)).toMatch(/^HTTP\/1.1 40[04] /);
    expect([...spies.asked, ...spies.strangerAsked]).toEqual([]);
  });
});

describe('a forwarded call', () => {
  it('keeps method, body and headers, with the host of the platform', async () => {
    let seen: IncomingMessage | undefined;
    const proxy = await platformWith((request, response) => {
      seen = request;
      request.pipe(response);
    });
    const answer = await fetch(`${proxy}/api/echo`, {
      method: 'POST',
      headers: { token: 't1', cookie: 'a=1' },
      body: 'hello',
    });
    expect(await answer.text()).toBe('hello');
    expect(seen?.method).toBe('POST');
    expect(seen?.headers).toMatchObject({ token: 't1', cookie: 'a=1' });
    expect(seen?.headers.host).not.toBe(new URL(proxy).host);
  });

  it('drops hop-by-hop headers in both directions', async () => {
    let seen: IncomingMessage['headers'] = {};
    const proxy = await platformWith((request, response) => {
      seen = request.headers;
      response
        .writeHead(200, {
          Connection: 'x-inner',
          'X-Inner': '1',
          'Keep-Alive': 'timeout=5',
          'Proxy-Authenticate': 'Basic',
          'X-Kept': '1',
        })
        .end('{}');
    });
    const headers =
      'Connection: x-hop, upgrade\r\nUpgrade: websocket\r\nX-Hop: 1\r\nTE: trailers\r\nProxy-Authorization: Basic eA==\r\nX-Kept: 1\r\n';
    const answer = await raw(proxy, 'GET /api/x HTTP/1.1', headers);
    expect(seen).toMatchObject({ 'x-kept': '1', connection: 'close' });
    for (const name of ['upgrade', 'x-hop', 'te', 'proxy-authorization']) expect(seen).not.toHaveProperty(name);
    expect(answer).toMatch(/x-kept: 1/i);
    expect(answer).not.toMatch(/x-inner|keep-alive|proxy-authenticate/i);
  });

  it('drops proxy headers that the browser sent', async () => {
    let seen: IncomingMessage['headers'] = {};
    const proxy = await platformWith((request, response) => {
      seen = request.headers;
      response.end('{}');
    });
    const names = PROXY_CLAIMS.flatMap(spellingsOf);
    await fetch(`${proxy}/api/x`, {
      headers: Object.fromEntries([...names, 'x-kept', 'req_id'].map((name) => [name, '/admin'])),
    });
    expect(seen).toMatchObject({ 'x-kept': '/admin', req_id: '/admin' });
    expect(names.filter((name) => Object.hasOwn(seen, name))).toEqual([]);
  });

  it('returns the platform’s cookie without its domain', async () => {
    const proxy = await platformWith((_request, response) => {
      response.writeHead(200, { 'Set-Cookie': 'a=1; Domain=inner.example; Path=/' }).end();
    });
    expect((await fetch(`${proxy}/api/x`)).headers.get('set-cookie')).toBe('a=1; Path=/');
  });

  it.each([
    ['PLATFORM/prefix/api/next?a=1#b', '/api/next?a=1#b'],
    ['/prefix/api/next', '/api/next'],
    ['next', '/api/next'],
    ['../next', '/next'],
    ['?a=1', '/api/x?a=1'],
    ['/elsewhere', '/elsewhere'],
    ['//evil', '/'],
    ['//evil/x', '/x'],
    ['/\\evil/x', '/x'],
    ['\\\\evil/x', '/x'],
    ['/\t/evil/x', '/x'],
    ['PLATFORM/prefix//evil', '/evil'],
    ['PLATFORM/prefix/\\evil', '/evil'],
    ['/prefix///evil', '/evil'],
    ['/prefix/%2e//evil', '/evil'],
    ['PLATFORM/elsewhere', 'PLATFORM/elsewhere'],
    ['https://sign-in.example/a', 'https://sign-in.example/a'],
  ])('returns a redirect of the platform to %j as %s', async (location, local) => {
    let url = '';
    const platform = createServer(
      (_request, response) => void response.writeHead(302, { Location: location.replace('PLATFORM', url) }).end(),
    );
    url = await listen(platform);
    const proxy = await proxyTo(`${url}/prefix`);
    const answer = await fetch(`${proxy}/api/x`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(local.replace('PLATFORM', url));
  });
});

describe('a platform that fails', () => {
  const silent = (text: string, port: string) => {
    expect(text).not.toContain(port);
    expect(text).not.toMatch(/127\.0\.0\.1|localhost|ECONN|hang up|Error| at /);
  };

  it('is reported as 502 when it is unreachable; only the console shows the cause', async () => {
    const answer = await fetch(`${await proxyTo('http://127.0.0.1:9')}/api/x`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ error_code: 'platform_unreachable' });
    expect(console.error).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ code: 'ECONNREFUSED' }));
  });

  it('is reported as 502 when it closes the connection or does not answer with HTTP', async () => {
    for (const reply of ['', 'no http at all\r\n\r\n']) {
      const platform = await listen(createTcpServer((socket) => socket.on('data', () => socket.end(reply))));
      const answer = await fetch(`${await proxyTo(platform)}/api/x`);
      expect(answer.status).toBe(502);
      silent(await answer.text(), new URL(platform).port);
    }
  });

  it('is reported as 504 when it sends no response', async () => {
    const answer = await fetch(`${await platformWith(() => undefined)}/api/x`);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toEqual({ error_code: 'platform_timeout' });
  });

  it('is reported as 504 when connecting takes too long', async () => {
    const unreachable = 'platform.invalid';
    // A DNS look-up without an answer keeps the socket connecting, like a firewall that drops packets.
    const answerLookup = dns.lookup;
    jest.spyOn(dns, 'lookup').mockImplementation(((...call: Parameters<typeof answerLookup>) => {
      if (call[0] !== unreachable) answerLookup(...call);
    }) as typeof dns.lookup);
    const answer = await fetch(`${await proxyTo(`http://${unreachable}`)}/api/x`);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toEqual({ error_code: 'platform_timeout' });
  });

  it.each([
    ['with a length', { 'Content-Length': '1000' }],
    ['in chunks', {}],
  ])('breaks the browser’s response when it breaks off its own %s', async (_how, headers) => {
    const proxy = await platformWith((_request, response) => {
      response.writeHead(200, headers).write('{"resp_data":"hal', () => response.destroy());
    });
    const answer = await fetch(`${proxy}/api/x`);
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it('breaks the browser’s response when it stalls within its own', async () => {
    const proxy = await platformWith((_request, response) => void response.writeHead(200).write('half'));
    const answer = await fetch(`${proxy}/api/x`);
    await expect(answer.text()).rejects.toThrow('terminated');
  });
});

describe('a browser that aborts a call', () => {
  const cancelledBy = (isAnswering: boolean) =>
    new Promise<string>((resolve, reject) => {
      const browser = new AbortController();
      const handler: RequestListener = (_request, response) => {
        response.on('close', () => resolve('closed'));
        if (isAnswering) response.writeHead(200).write('half');
        else browser.abort();
      };
      const ask = async () => {
        const proxy = await platformWith(handler);
        const answer = await fetch(`${proxy}/api/x`, { signal: browser.signal });
        browser.abort();
        await answer.text();
      };
      ask().catch((error: unknown) => (browser.signal.aborted ? undefined : reject(error as Error)));
    });

  it('cancels the call at the platform, before and during the response', async () => {
    expect(await cancelledBy(false)).toBe('closed');
    expect(await cancelledBy(true)).toBe('closed');
    expect(console.error).not.toHaveBeenCalled();
  });
});
