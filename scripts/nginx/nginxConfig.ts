import type { LocalSettings } from '../../src/services/settings/localSettings';
import { contentSecurityPolicy } from '../server/contentSecurityPolicy';
import { UNSAFE_CALL } from '../server/platformPath';
import { TIMEOUTS } from '../server/platformProxy';
import { PROXY_CLAIMS, spellingsOf } from '../server/proxyClaims';
import {
  CACHING,
  CONTENT_TYPES,
  HASHED_FILE,
  PARTNER_SCRIPT,
  SECURITY_HEADERS,
  WORKER_POLICIES,
} from '../server/responseHeaders';
import { INTRODUCTION } from './introduction';

/** A name under which the product is served, with its configuration. */
export interface NginxHost {
  name: string;
  /** Path of its `config.json`; without one, that in the folder of the product, from when there is one. */
  configFile?: string | undefined;
  settings: LocalSettings;
}

export interface NginxOptions {
  /** At least one. */
  hosts: readonly NginxHost[];
  /** Where nginx finds the built product. */
  distFolder: string;
  /** The built `index.html`, whose inline scripts are allowed. */
  html: string;
  /** Origin of the platform, with a path prefix if it has one. */
  platformUrl: string;
  /** A port, or an address with a port; without it 80, and 443 for https. */
  listen?: string;
  /** For https: the files of the certificate with its chain, and of its key. Port 80 then leads to port 443. */
  https?: { certificate: string; key: string } | undefined;
  /** The platform is the mock: its storages are allowed. */
  isDemo?: boolean;
}

/** For a year, browsers ask for this host by https alone. */
const HTTPS_ONLY = { 'Strict-Transport-Security': 'max-age=31536000' };

/** The largest body of a call. Files go to the tenant's storage, not through here. */
const MAX_BODY = '50m';

function quoted(text: string): string {
  if (/["\\$\n]/.test(text)) throw new Error(`nginx cannot quote ${text}`);
  return `"${text}"`;
}

/** A pattern as nginx reads it in quotes. */
const pattern = ({ source }: RegExp, prefix = '') => `"~${prefix}${source}"`;

/** A block of lines, indented. */
const block = (head: string, lines: readonly string[]) => [
  `${head} {`,
  ...lines.map((line) => line && `  ${line}`),
  '}',
];

const map = (from: string, to: string, entries: readonly (readonly [string, string])[]) =>
  block(
    `map ${from} $${to}`,
    entries.map(([key, value]) => `${key} ${value};`),
  );

function maps({ hosts, html, distFolder, isDemo = false }: NginxOptions): string[] {
  const policyOf = (settings: LocalSettings) => quoted(contentSecurityPolicy({ html, settings, isDemo }));
  if (hosts.length === 0) throw new Error('nginx needs the name of a host');
  return [
    '# The configuration and the policy of each host.',
    ...map(
      '$host',
      'atrium_config',
      hosts.map(({ name, configFile }) => [quoted(name), quoted(configFile ?? `${distFolder}/config.json`)] as const),
    ),
    ...map(
      '$host',
      'atrium_page_policy',
      hosts.map(({ name, settings }) => [quoted(name), policyOf(settings)] as const),
    ),
    ...map('$uri', 'atrium_file_policy', [
      ['default', '$atrium_page_policy'],
      ...WORKER_POLICIES.map(({ path, policy }) => [pattern(path), quoted(policy)] as const),
    ]),
    '# A policy of the platform goes before that of the product.',
    ...map('$upstream_http_content_security_policy', 'atrium_policy', [
      ['""', '$atrium_file_policy'],
      ['default', '""'],
    ]),
    '# A file that is missing may be there after the next deployment; the platform decides about its calls.',
    ...map('"$status $uri"', 'atrium_caching', [
      ['default', quoted(CACHING.other)],
      [pattern(/^\d+ \/api\//), '""'],
      [pattern(HASHED_FILE, '^(200|206|304) .*'), quoted(CACHING.hashed)],
    ]),
    '# Other pages may fetch the script for partners; an empty header is not sent.',
    ...map('$uri', 'atrium_readers', [
      ['default', '""'],
      [pattern(PARTNER_SCRIPT), '"*"'],
    ]),
    '# A call that the platform could read as another path.',
    ...map('$request_uri', 'atrium_unsafe', [
      ['default', '0'],
      [pattern(UNSAFE_CALL, '*(?=\\/api\\/)'), '1'],
    ]),
    '# A path that only nginx reads as a call.',
    ...map('$request_uri', 'atrium_rewritten', [
      ['default', '1'],
      [pattern(/^\/api\//), '0'],
    ]),
  ];
}

/** Every call has the header `req_id`. nginx decides by the default server of an address whether it reads such names. */
const HEADER_NAMES = ['underscores_in_headers on;'];

/** The bytes of a bucket in the tables of names, unless the configuration sets more; a longer name needs more. */
const BUCKET_BYTES = 64;

/** Sizes of the tables of names, where a name is too long for the default ones. */
function bucketSizes(hosts: readonly NginxHost[]): string[] {
  const longest = Math.max(...hosts.map(({ name }) => name.length));
  // A name with its length, aligned, and two pointers.
  const bytes = 2 * 8 + 8 * Math.ceil((longest + 2) / 8);
  if (bytes <= BUCKET_BYTES) return [];
  const size = 2 ** Math.ceil(Math.log2(bytes));
  return [
    '# For the longest name. If nginx says that one of these is a duplicate, raise yours to this and delete it here.',
    `map_hash_bucket_size ${size};`,
    `server_names_hash_bucket_size ${size};`,
  ];
}

/** The proxy in front of the platform. */
function apiLocation(platform: URL): string[] {
  const prefix = platform.pathname.replace(/\/$/, '');
  const isSecure = platform.protocol === 'https:';
  const seconds = (ms: number) => `${Math.ceil(ms / 1000)}s`;
  /** What nginx itself tells the platform about the client. */
  const claims: Readonly<Record<string, string>> = {
    'x-forwarded-for': '$remote_addr',
    // One of the names above: the server answers no other host.
    'x-forwarded-host': '$host',
    'x-forwarded-port': '$server_port',
    'x-forwarded-proto': '$scheme',
    'x-real-ip': '$remote_addr',
  };
  const headers = [
    ['Host', quoted(platform.host)],
    // A new connection for each call: one that the platform closes just then would lose a save.
    ['Connection', '"close"'],
    ...PROXY_CLAIMS.flatMap(spellingsOf).map((name) => [name, claims[name] ?? '""'] as const),
  ].map(([name, value]) => `proxy_set_header ${name} ${value};`);
  return block('location ^~ /api/', [
    'default_type application/json;',
    'charset off;',
    `if ($atrium_unsafe) { return 400 '{"error_code":"request.malformed"}'; }`,
    `if ($atrium_rewritten) { return 404 '{"error_code":"request.not_found"}'; }`,
    // With a variable the path stays as it was sent.
    `proxy_pass ${platform.protocol}//atrium_platform${prefix}$request_uri;`,
    'proxy_http_version 1.1;',
    ...headers,
    ...(isSecure
      ? [
          `proxy_ssl_name ${platform.hostname};`,
          'proxy_ssl_server_name on;',
          'proxy_ssl_verify on;',
          'proxy_ssl_verify_depth 3;',
          'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
        ]
      : []),
    `proxy_redirect ${platform.origin}${prefix}/ /;`,
    `proxy_cookie_domain ${platform.hostname} $host;`,
    ...Object.keys({ ...SECURITY_HEADERS, ...HTTPS_ONLY }).map((name) => `proxy_hide_header ${name};`),
    'proxy_hide_header X-Powered-By;',
    '# Uploads and answers stream, and a call is never sent twice.',
    'proxy_request_buffering off;',
    'proxy_buffering off;',
    'proxy_next_upstream off;',
    `proxy_connect_timeout ${seconds(TIMEOUTS.connectMs)};`,
    `proxy_read_timeout ${seconds(TIMEOUTS.idleMs)};`,
    `proxy_send_timeout ${seconds(TIMEOUTS.idleMs)};`,
    `client_max_body_size ${MAX_BODY};`,
    'error_page 413 @too_large;',
    'error_page 502 @unreachable;',
    'error_page 504 @timeout;',
  ]);
}

const failure = (name: string, status: number, code: string) =>
  block(`location @${name}`, ['default_type application/json;', `return ${status} '{"error_code":"${code}"}';`]);

/**
 * What answers a request for any other host: the first server of an address is its default one. The product would write a
 * forged host into the links and cookies that the platform makes of it.
 */
const otherHosts = (listening: readonly string[]) =>
  block('server', [...listening, ...HEADER_NAMES, 'server_tokens off;', 'return 421;']);

const namesOf = (hosts: readonly NginxHost[]) => `server_name ${hosts.map(({ name }) => name).join(' ')};`;

/** The address of a server, and what https needs there. */
const listeningAt = ({ https, listen = https ? '443' : '80' }: NginxOptions) =>
  https
    ? [
        `listen ${listen} ssl http2;`,
        `ssl_certificate ${quoted(https.certificate)};`,
        `ssl_certificate_key ${quoted(https.key)};`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
      ]
    : [`listen ${listen};`];

/** Port 80 of a product that is served by https. With an address of its own it may not even be on this machine. */
const fromHttp = ({ hosts, https, listen }: NginxOptions) =>
  https && listen === undefined
    ? [
        ...otherHosts(['listen 80;']),
        ...block('server', [
          'listen 80;',
          namesOf(hosts),
          'server_tokens off;',
          'return 301 https://$host$request_uri;',
        ]),
      ]
    : [];

function server(options: NginxOptions, platform: URL): string[] {
  const { hosts, distFolder, https } = options;
  const types = Object.entries(CONTENT_TYPES).map(([extension, type]) => `${type} ${extension};`);
  const headers = Object.entries({ ...SECURITY_HEADERS, ...(https && HTTPS_ONLY) }).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
  return block('server', [
    ...listeningAt(options),
    namesOf(hosts),
    ...HEADER_NAMES,
    'server_tokens off;',
    'absolute_redirect off;',
    `root ${quoted(distFolder)};`,
    ...block('types', types),
    'default_type application/octet-stream;',
    'charset utf-8;',
    'charset_types text/css text/plain application/javascript application/json image/svg+xml;',
    'gzip_static on;',
    'gzip_vary on;',
    'brotli_static on;',
    'large_client_header_buffers 4 16k;',
    '',
    '# A location with an add_header of its own would drop all of these, so none has one.',
    'add_header Content-Security-Policy $atrium_policy always;',
    'add_header Cache-Control $atrium_caching always;',
    'add_header Access-Control-Allow-Origin $atrium_readers always;',
    ...headers,
    '',
    '# Also where nginx reads it as a path outside.',
    'if ($atrium_unsafe) { rewrite ^ /api/ last; }',
    '',
    ...block('location = /api', ['return 404;']),
    ...block('location /', ['try_files $uri $uri/ =404;']),
    ...block('location = /config.json', ['alias $atrium_config;']),
    ...block('location ~ /\\.', ['return 404;']),
    ...apiLocation(platform),
    ...failure('too_large', 413, 'request.too_large'),
    ...failure('unreachable', 502, 'platform_unreachable'),
    ...failure('timeout', 504, 'platform_timeout'),
  ]);
}

/** The nginx configuration of a deployment, for the `http` block. Headers and caching are those of the Express server. */
export function nginxConfig(options: NginxOptions): string {
  const platform = new URL(options.platformUrl);
  const port = platform.port || (platform.protocol === 'https:' ? '443' : '80');
  const wrongName = options.hosts.find(({ name }) => !/^[a-z\d.-]+$/.test(name));
  if (wrongName) throw new Error(`Not the name of a host, in small letters and without a port: ${wrongName.name}`);
  const lines = [
    ...INTRODUCTION,
    ...bucketSizes(options.hosts),
    ...maps(options),
    ...block('upstream atrium_platform', [`server ${platform.hostname}:${port};`]),
    '# Any other host is refused. This is the first server, which is the default one of its address.',
    ...otherHosts(listeningAt(options)),
    ...server(options, platform),
    ...fromHttp(options),
  ];
  return `${lines.join('\n')}\n`;
}
