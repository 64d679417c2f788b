import type { LocalSettings } from '../settings/localSettings';

/** The headers of the product's own files, as the browser got them. */
export interface ObservedHeaders {
  page: Headers;
  /** A script with a hash in its name. */
  script: Headers;
  /** Undefined where there is no `config.json`. */
  config: Headers | undefined;
}

export interface HeaderContext {
  settings: Pick<LocalSettings, 'embedOrigins' | 'isPreviewOn' | 'mapKey' | 'storageOrigins'>;
  isSecure: boolean;
}

const MAP_SCRIPT = 'https://webapi.amap.com';

/** The policy's source for the program of `npm run preview`. */
const PREVIEW_SOCKETS = 'ws://127.0.0.1:*';

/** Sources that are wider than any list of origins. */
const WIDE = ['*', 'https:', 'http:'];

/** A hashed file that is kept for less is fetched again without need. */
const LONG_S = 30 * 24 * 60 * 60;

/** These send the address of a page, which may contain a token, to other origins. */
const LEAKING_REFERRERS = ['', 'unsafe-url', 'no-referrer-when-downgrade'];

type Policy = ReadonlyMap<string, readonly string[]>;

function readPolicy(text: string): Policy {
  const directives = text.split(';').map((each) => each.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

const isRevalidated = (headers: Headers) => /no-cache|no-store|max-age=0/.test(headers.get('cache-control') ?? '');

const maxAgeOf = (headers: Headers) => Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);

const inPolicy = (problem: string) => `Content-Security-Policy: ${problem}`;

/** What disagrees with `embedOrigins`. */
function framingProblems(ancestors: readonly string[] | undefined, embedOrigins: readonly string[]): string[] {
  if (!ancestors) return ['frame-ancestors is missing, so every site may frame the product'];
  const others = ancestors.filter((source) => !source.startsWith("'"));
  return [
    ...embedOrigins
      .filter((each) => !ancestors.includes(each))
      .map((origin) => `frame-ancestors lacks ${origin} of embedOrigins`),
    ...others
      .filter((each) => !embedOrigins.includes(each))
      .map((source) => `frame-ancestors has ${source}, which is not in embedOrigins`),
  ];
}

/** What disagrees with `storageOrigins` in a directive. Nothing does where every https origin is allowed. */
function storageProblems(name: string, sources: readonly string[], origins: readonly string[] | undefined): string[] {
  if (!origins) return [];
  const isReachable = (origin: string) =>
    ['*', origin, origin.split(':', 1)[0] + ':'].some((source) => sources.includes(source));
  return [
    ...origins.filter((each) => !isReachable(each)).map((origin) => `${name} lacks ${origin} of storageOrigins`),
    ...sources
      .filter((each) => WIDE.includes(each))
      .map((source) => `${name} allows ${source}, which is wider than storageOrigins`),
  ];
}

function policyProblems(policy: Policy, { settings }: HeaderContext): string[] {
  const { embedOrigins, isPreviewOn, mapKey, storageOrigins } = settings;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const problems: string[] = [];
  const openScripts = ["'unsafe-inline'", 'data:', 'blob:', ...WIDE].filter((each) =>
    sourcesOf('script-src').includes(each),
  );
  problems.push(...openScripts.map((source) => `script-src allows ${source}`));
  problems.push(...framingProblems(policy.get('frame-ancestors'), embedOrigins));
  if (mapKey !== '' && !sourcesOf('script-src').includes(MAP_SCRIPT))
    problems.push(`script-src lacks ${MAP_SCRIPT}, which mapKey needs`);
  if (!isPreviewOn && sourcesOf('connect-src').includes(PREVIEW_SOCKETS))
    problems.push(`connect-src has ${PREVIEW_SOCKETS}, although preview is off`);
  for (const name of ['connect-src', 'img-src'])
    problems.push(...storageProblems(name, sourcesOf(name), storageOrigins));
  return problems.map(inPolicy);
}

/** What is missing or contradictory in the headers of the web server: a sentence for the operator each. */
export function findHeaderProblems({ page, script, config }: ObservedHeaders, context: HeaderContext): string[] {
  const policy = page.get('content-security-policy');
  const problems =
    policy === null ? ['Content-Security-Policy is missing'] : policyProblems(readPolicy(policy), context);
  if (page.has('x-frame-options') && context.settings.embedOrigins.length > 0)
    problems.push('X-Frame-Options contradicts embedOrigins: frame-ancestors replaces it');
  if ([page, script].some((headers) => headers.get('x-content-type-options') !== 'nosniff'))
    problems.push('X-Content-Type-Options: nosniff is missing');
  if (LEAKING_REFERRERS.includes(page.get('referrer-policy') ?? ''))
    problems.push('Referrer-Policy: no-referrer is missing: the address of a sign-in link contains a token');
  if (!page.has('permissions-policy'))
    problems.push(
      'Permissions-Policy is missing: the product may use the camera and other devices, which it does not need',
    );
  if (!isRevalidated(page)) problems.push('Cache-Control: no-cache is missing for index.html');
  if (config && !isRevalidated(config)) problems.push('Cache-Control: no-cache is missing for config.json');
  if (maxAgeOf(script) < LONG_S)
    problems.push('Cache-Control: immutable, with a long max-age, is missing for hashed files');
  if (!script.has('content-encoding')) problems.push('Scripts are not compressed');
  if (context.isSecure && !page.has('strict-transport-security')) problems.push('Strict-Transport-Security is missing');
  return problems;
}
