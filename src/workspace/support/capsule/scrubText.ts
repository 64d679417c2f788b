import { tryRead } from '@/common/tryRead';
import { REMOVED, isGrant, isHeaderLine } from './secretNames';

/** Secrets that are recognised by how they look, wherever they stand. */
const SHAPES: readonly RegExp[] = [
  /-----BEGIN [A-Z ]+-----[\s\S]*?(-----END [A-Z ]+-----|$)/g,
  /\beyJ[\w-]{6,}(\.[\w-]*){0,4}/g,
  /\b(bearer|basic|negotiate|digest)\s+[^\s"',;}]{8,}/gi,
  /\b(AKIA|ASIA|LTAI)[A-Za-z0-9]{12,}\b/g,
  /\b(gh[opsu]_|github_pat_|sk[-_](live|test|proj)?[-_]?|xox[abp]-|AIza)[\w-]{16,}/g,
  // The name and password in an address.
  /(?<=:\/\/)[^/\s:@]{1,200}:[^/\s@]{1,200}(?=@)/g,
  // SQL, and sentences that name a password without a sign between.
  /(?<=\bidentified\s{1,9}by\s{1,9})\S+/gi,
  /(?<=(密码|口令|密钥|令牌|验证码|密碼|密鑰|權杖|驗證碼)\s{1,4})[!-~]{4,}/g,
  /(?<=\b(password|passwd|pwd|pin)\s)(?=\S{0,80}\d)[^\s:="']{4,}/gi,
];

/** The parameters of an address, as far as it goes; an escaped `&` is one. */
const QUERY = /[?#](?:[^\s"'<>`\\]|\\u0026|\\\/)*/g;
/** Addresses that stand in parameters of others. */
const MAX_INNER = 3;

/** Where the parameters of an address begin that give access, or another address that has such. */
function startOfGrant(query: string, depth = 0): number | undefined {
  for (const { 0: part, index } of query.matchAll(/[?#][^?#]*/g)) {
    const parameters = part.slice(1).split(/&|;|\\u0026/);
    const isSigned = parameters.some((parameter) => {
      const at = parameter.indexOf('=');
      if (at < 0 || at === parameter.length - 1) return false;
      const [name, value] = [parameter.slice(0, at), parameter.slice(at + 1)].map(
        (each) => tryRead(() => decodeURIComponent(each)) ?? each,
      );
      if (isGrant(name ?? '')) return true;
      return depth < MAX_INNER && value !== undefined && startOfGrant(value, depth + 1) !== undefined;
    });
    if (isSigned) return index;
  }
  return undefined;
}

const withoutGrants = (text: string): string =>
  text.replace(QUERY, (query) => {
    const start = startOfGrant(query);
    return start === undefined ? query : `${query.slice(0, start + 1)}${REMOVED}`;
  });

/** What stands between a name and its value; `>` only behind the name of an element. */
const SEPARATOR = /=>|={1,3}|[:：＝>是为為]|%(?:25)?3D|\bis\b/gi;
const NAME_SIGN = /[\p{L}\p{N}_.$-]/u;
const MAX_NAME_LENGTH = 80;

/** The name before a separator; quotes, brackets and a few spaces may stand between. */
function nameBefore(text: string, separator: number): { name: string; start: number } {
  let end = separator;
  for (let skipped = 0; skipped < 10 && /[\s"'`\\\]]/.test(text[end - 1] ?? '-'); skipped += 1) end -= 1;
  let start = end;
  while (start > 0 && end - start < MAX_NAME_LENGTH && NAME_SIGN.test(text[start - 1] ?? '')) start -= 1;
  // The end of an escape is no part of the name.
  const escape = { '%': /^(25)?[\da-f]{2}/i, '\\': /^(u[\da-f]{4}|[nrt])/i }[text[start - 1] ?? ''];
  start += escape?.exec(text.slice(start, end))?.[0].length ?? 0;
  return { name: text.slice(start, end), start };
}

/** Where a quoted value ends; a quote that is escaped more than the first one belongs to it. */
function endOfQuoted(text: string, start: number, opener: string): number {
  const quote = opener.at(-1) ?? '"';
  for (let at = text.indexOf(quote, start); at >= 0; at = text.indexOf(quote, at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\' && at - 1 - slashes >= start) slashes += 1;
    if (slashes < opener.length) return at - Math.min(slashes, opener.length - 1);
  }
  return text.length;
}

function endOfBracketed(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if ('[{'.includes(text[at] ?? '-')) depth += 1;
    else if (']}'.includes(text[at] ?? '-')) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};

/** The value behind a separator: its place, without the quotes around it. */
function valueAfter(text: string, at: number, name: string, isElement: boolean): readonly [number, number] {
  const start = at + matchAt(/[ \t]*/y, text, at).length;
  if (isElement) return [at, at + matchAt(/[^<]*/y, text, at).length];
  const opener = matchAt(/\\*["'`]/y, text, start);
  if (opener !== '') return [start + opener.length, endOfQuoted(text, start + opener.length, opener)];
  if (isHeaderLine(name)) return [start, start + matchAt(/[^\n"'}]*/y, text, start).length];
  if (/[[{]/.test(text[start] ?? '')) return [start, endOfBracketed(text, start)];
  return [start, start + matchAt(/[^\s&,;"'`}<>，。；、]*/y, text, start).length];
}

/** Letters and digits in one word: behind `password:` it is no advice about passwords. */
const LIKE_SECRET = /^(?=.*\d)(?=.*[A-Za-z])[!-~]{6,}$/;

export interface TextRules {
  isSecret(name: string): boolean;
  /** A title or a hint of a page: `password: at least 8 characters` tells no password. */
  isTitle?: boolean;
}

/** `password=x`, `"token": "x"`, `Cookie: a=b`, `<pin>x</pin>`: the same names as of fields, then their values. */
function withoutNamed(text: string, { isSecret, isTitle = false }: TextRules): string {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: separator, index } of text.matchAll(SEPARATOR)) {
    if (index < from) continue;
    const { name, start: nameStart } = nameBefore(text, index);
    if (name === '' || !isSecret(name)) continue;
    const isElement = separator === '>';
    if (isElement && text[nameStart - 1] !== '<') continue;
    const [start, end] = valueAfter(text, index + separator.length, name, isElement);
    const isProse = isTitle && !/[=>]|3D/i.test(separator) && !/["'`]/.test(text[start - 1] ?? '');
    if (end <= start || (isProse && !isHeaderLine(name) && !LIKE_SECRET.test(text.slice(start, end)))) continue;
    parts.push(text.slice(from, start), REMOVED);
    from = end;
  }
  return from === 0 ? text : [...parts, text.slice(from)].join('');
}

/** A text without what looks like a secret or stands behind the name of one. Linear in its length. */
export function withoutSecrets(text: string, rules: TextRules): string {
  const shaped = SHAPES.reduce((rest, shape) => rest.replace(shape, REMOVED), text);
  return withoutNamed(withoutGrants(shaped), rules);
}

/** Whether the name of a secret stands anywhere in a text. */
export const namesSecret = (text: string, isSecret: (name: string) => boolean): boolean =>
  (text.match(/[\p{L}\p{N}_.$-]{1,80}/gu) ?? []).some(isSecret);
