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
  settings: Pick<LocalSettings, 'embedOrigins' | 'mapKey' | 'storageOrigins'>;
  isSecure: boolean;
}

const MAP_SCRIPT = 'https://webapi.amap.com';

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

function policyProblems(policy: Policy, { settings }: HeaderContext): string[] {
  const { embedOrigins, mapKey, storageOrigins } = settings;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const ancestors = policy.get('frame-ancestors');
  const connections = sourcesOf('connect-src');
  const isReachable = (origin: string) =>
    ['*', origin, origin.split(':', 1)[0] + ':'].some((source) => connections.includes(source));
  const problems: string[] = [];
  if (sourcesOf('script-src').includes("'unsafe-inline'"))
    problems.push("Content-Security-Policy: script-src allows 'unsafe-inline'");
  if (!ancestors)
    problems.push('Content-Security-Policy: frame-ancestors is missing, so every site may frame the product');
  else {
    const others = ancestors.filter((source) => !source.startsWith("'"));
    for (const origin of embedOrigins.filter((each) => !ancestors.includes(each)))
      problems.push(`Content-Security-Policy: frame-ancestors lacks ${origin} of embedOrigins`);
    for (const source of others.filter((each) => !embedOrigins.includes(each)))
      problems.push(`Content-Security-Policy: frame-ancestors has ${source}, which is not in embedOrigins`);
  }
  if (mapKey !== '' && !sourcesOf('script-src').includes(MAP_SCRIPT))
    problems.push(`Content-Security-Policy: script-src lacks ${MAP_SCRIPT}, which mapKey needs`);
  for (const origin of storageOrigins.filter((each) => !isReachable(each)))
    problems.push(`Content-Security-Policy: connect-src lacks ${origin} of storageOrigins`);
  return problems;
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
  if (!isRevalidated(page)) problems.push('Cache-Control: no-cache is missing for index.html');
  if (config && !isRevalidated(config)) problems.push('Cache-Control: no-cache is missing for config.json');
  if (maxAgeOf(script) < LONG_S)
    problems.push('Cache-Control: immutable, with a long max-age, is missing for hashed files');
  if (!script.has('content-encoding')) problems.push('Scripts are not compressed');
  if (context.isSecure && !page.has('strict-transport-security')) problems.push('Strict-Transport-Security is missing');
  return problems;
}
