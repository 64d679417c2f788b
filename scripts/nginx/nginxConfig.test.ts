import { createHash } from 'node:crypto';
import { readConfig } from '../../src/services/settings/readConfig';
import { SAFE_CALLS, UNSAFE_CALLS } from '../../tests/support/unsafeCalls';
import { isProxyClaim, PROXY_CLAIMS, spellingsOf } from '../server/proxyClaims';
import { HASHED_FILE, SECURITY_HEADERS } from '../server/responseHeaders';
import { nginxConfig } from './nginxConfig';
import type { NginxOptions } from './nginxConfig';

const host = (name: string, config: Record<string, unknown> = {}) => ({
  name,
  configFile: `/etc/atrium/${name}.json`,
  settings: readConfig(config, 'zh-CN').settings,
});
const written = (options: Partial<NginxOptions> = {}) =>
  nginxConfig({
    hosts: [host('atrium.example')],
    distFolder: '/srv/atrium',
    html: '<script>let a = 1;</script>',
    platformUrl: 'https://platform.example',
    ...options,
  });

/** The lines between the braces of a block. */
function blockOf(text: string, head: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const start = lines.indexOf(`${head} {`);
  if (start < 0) throw new Error(`There is no ${head}`);
  return lines.slice(start + 1, lines.indexOf('}', start));
}
const policies = (text: string) =>
  Object.fromEntries(
    blockOf(text, 'map $host $atrium_page_policy').map((line) => {
      const [, key = '', policy = ''] = /^"?([^" ]+)"? "(.*)";$/.exec(line) ?? [];
      return [key, /frame-ancestors ([^;]*)/.exec(policy)?.[1]];
    }),
  );

it('names for each host who may frame the product', () => {
  const hosts = [
    host('atrium.example', { embedOrigins: ['https://a.example'] }),
    host('portal.example', { embedOrigins: ['https://b.example', 'https://c.example'] }),
  ];
  expect(policies(written({ hosts }))).toEqual({
    'atrium.example': "'self' https://a.example",
    'portal.example': "'self' https://b.example https://c.example",
  });
  expect(blockOf(written({ hosts }), 'map $host $atrium_config')).toContain(
    '"portal.example" "/etc/atrium/portal.example.json";',
  );
});

it('sends every header of the Express server, and no location has a header of its own, which would drop them', () => {
  const text = written();
  const headers = [...text.matchAll(/^( *)add_header (\S+) .* always;$/gm)];
  expect(headers.map(([, , name]) => name)).toEqual([
    'Content-Security-Policy',
    'Cache-Control',
    'Access-Control-Allow-Origin',
    ...Object.keys(SECURITY_HEADERS),
  ]);
  expect(new Set(headers.map(([, indent]) => indent))).toEqual(new Set(['  ']));
  expect(text.match(/^ +add_header/gm)).toHaveLength(headers.length);
});

it('serves the configuration of a host without a file of its own from when there is one', () => {
  const lines = blockOf(
    written({ hosts: [{ ...host('atrium.example'), configFile: undefined }] }),
    'map $host $atrium_config',
  );
  expect(lines).toEqual(['"atrium.example" "/srv/atrium/config.json";']);
});

describe('by https', () => {
  const https = { certificate: '/etc/ssl/atrium.pem', key: '/etc/ssl/atrium.key' };
  const serversOf = (text: string) => [...text.matchAll(/^server \{\n([^]*?)^\}/gm)].map(([, lines = '']) => lines);

  it('is the product, which browsers ask for by https alone from then on; port 80 leads there', () => {
    const [others = '', product = '', othersFrom80 = '', from80 = ''] = serversOf(written({ https }));
    expect(product).toContain('listen 443 ssl http2;');
    expect(product).toContain('ssl_certificate "/etc/ssl/atrium.pem";');
    expect(product).toContain('ssl_certificate_key "/etc/ssl/atrium.key";');
    expect(product).toContain('add_header Strict-Transport-Security "max-age=31536000" always;');
    expect(from80).toContain('return 301 https://$host$request_uri;');
    expect(from80).toContain('server_name atrium.example;');
    expect([others, othersFrom80].every((server) => server.includes('return 421;'))).toBe(true);
    expect(othersFrom80).toContain('listen 80;');
  });

  it('is the product at an address of its own, and port 80 is left alone', () => {
    const servers = serversOf(written({ https, listen: '127.0.0.1:8443' }));
    expect(servers).toHaveLength(2);
    expect(servers[1]).toContain('listen 127.0.0.1:8443 ssl http2;');
  });

  it('is nothing without a certificate', () => {
    expect(written()).not.toContain('Strict-Transport-Security "');
  });
});

it('allows the inline script of the page by its hash', () => {
  const hash = createHash('sha256').update('let a = 1;').digest('base64');
  expect(written()).toContain(`script-src 'self' 'unsafe-eval' 'sha256-${hash}';`);
});

it('allows the network to neither kind of worker', () => {
  const [, scripts, spreadsheets] = blockOf(written(), 'map $uri $atrium_file_policy');
  expect(scripts).toContain(`"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"`);
  expect(spreadsheets).toContain(`"default-src 'none'; script-src 'self'"`);
});

it('keeps hashed files for ever, but not their absence', () => {
  const lines = blockOf(written(), 'map "$status $uri" $atrium_caching');
  const hashed = lines.find((line) => line.includes('immutable')) ?? '';
  expect(hashed).toContain(HASHED_FILE.source);
  const [, pattern = ''] = /^"~(.*)" "/.exec(hashed) ?? [];
  const isKept = (answer: string) => new RegExp(pattern).test(answer);
  expect(['200 /umi.0123abcd.js', '304 /apps/admin/1.0123abcd.chunk.css'].filter(isKept)).toHaveLength(2);
  expect(['404 /umi.0123abcd.js', '200 /embed.js', '200 /index.html', '200 /config.json'].filter(isKept)).toEqual([]);
});

it.each([
  ['https://platform.example', 'platform.example:443', 'https://atrium_platform$request_uri'],
  ['http://platform.example:81/x/', 'platform.example:81', 'http://atrium_platform/x$request_uri'],
])('forwards calls to %s with the path as it was sent', (platformUrl, server, target) => {
  const text = written({ platformUrl });
  expect(blockOf(text, 'upstream atrium_platform')).toContain(`server ${server};`);
  expect(text).toContain(`proxy_pass ${target};`);
  expect(text.includes('proxy_ssl_verify on;')).toBe(platformUrl.startsWith('https'));
});

it('refuses the calls that Express refuses, with the same pattern', () => {
  const patternOf = (variable: string) => {
    const [, line = ''] = blockOf(written(), `map $request_uri $${variable}`);
    const [, star, source = ''] = /^"~([*]?)(.*)" [01];$/.exec(line) ?? [];
    return new RegExp(source, star ? 'i' : '');
  };
  const [unsafe, call] = [patternOf('atrium_unsafe'), patternOf('atrium_rewritten')];
  const isUnsafe = (path: string) => unsafe.test(path) || !call.test(path);
  expect(UNSAFE_CALLS.filter((path) => !isUnsafe(path))).toEqual([]);
  expect(SAFE_CALLS.filter(isUnsafe)).toEqual([]);
});

it('answers no other host, and passes on only its own name and what it knows about the client', () => {
  const text = written();
  const [first, second] = [...text.matchAll(/^server \{\n([^]*?)^\}/gm)].map(([, lines = '']) => lines);
  expect(first).toContain('return 421;');
  expect(first).not.toContain('server_name');
  expect(second).toContain('server_name atrium.example;');
  const set = [...text.matchAll(/proxy_set_header (\S+) (\S+);/g)].map(
    ([, name = '', value]) => [name, value] as const,
  );
  const claims = set.filter(([name]) => isProxyClaim(name));
  expect(claims.map(([name]) => name)).toEqual(PROXY_CLAIMS.flatMap(spellingsOf));
  expect(claims.filter(([, value]) => value !== '""')).toEqual([
    ['x-forwarded-for', '$remote_addr'],
    ['x-forwarded-host', '$host'],
    ['x-forwarded-proto', '$scheme'],
    ['x-forwarded-port', '$server_port'],
    ['x-real-ip', '$remote_addr'],
  ]);
});

it.each([
  ['a'.repeat(46), undefined],
  ['a'.repeat(47), '128'],
  ['a'.repeat(120), '256'],
])('gives a name of %s the room that it needs in the tables of nginx', (name, size) => {
  const text = written({ hosts: [host(name)] });
  expect(/^map_hash_bucket_size (\d+);$/m.exec(text)?.[1]).toBe(size);
  expect(/^server_names_hash_bucket_size (\d+);$/m.exec(text)?.[1]).toBe(size);
});

it.each(['Atrium.example', 'atrium.example:80', 'a b', 'a;b', ''])('refuses %j as the name of a host', (name) => {
  expect(() => written({ hosts: [host(name)] })).toThrow('Not the name of a host');
});

it('refuses a path that would end the string', () => {
  expect(() => written({ distFolder: '/srv/"; return 200; #' })).toThrow('cannot quote');
});

it('lets other pages read the script for partners, and nothing else', () => {
  expect(blockOf(written(), 'map $uri $atrium_readers')).toEqual(['default "";', String.raw`"~^\/embed\.js$" "*";`]);
});
