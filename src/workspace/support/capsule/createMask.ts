/** Replaces personal data by placeholders of the same type and shape; the same value always by the same one. */
export interface Mask {
  value(value: string | number, key: string): unknown;
  /** A text about data, such as the message of an error: what was replaced elsewhere is replaced in it. */
  about(text: string): string;
  /** A value as JSON, perhaps cut. */
  preview(json: string): string;
}

const DIGITS = '0123456789';
const LETTERS = 'xabcdefghijklmnopqrstuvw';
const CAPITALS = LETTERS.toUpperCase();
const SIGNS = '某甲乙丙丁戊己庚辛壬癸';
const DATE = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(.*)$/s;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2000, 0, 1);
/** Numbers up to this are states and counts. */
const MAX_PLAIN_NUMBER = 9;
/** Texts that are replaced inside of others: shorter ones stand in everything. */
const MIN_ABOUT_LENGTH = 2;
const MAX_ABOUT = 2_000;
const MAX_TRIES = 100_000;

/** Names of what the protocol of reading rows says itself, such as how many there are. */
const isStructure = (key: string) => /^__(?!summary)|^(type|total|count|pageindex|pagesize)$/i.test(key);

function alphabetOf(sign: string): string | undefined {
  if (/\d/.test(sign)) return DIGITS;
  if (/\p{Lu}/u.test(sign)) return CAPITALS;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(sign)) return SIGNS;
  return /\p{L}/u.test(sign) ? LETTERS : undefined;
}

/** The text with the signs of its shape, counted from its end like the digits of a number. */
function shaped(text: string, count: number): { masked: string; rest: number } {
  let rest = count;
  const signs = [...text].reverse().map((sign) => {
    const alphabet = alphabetOf(sign);
    if (!alphabet) return sign;
    const next = [...alphabet][rest % alphabet.length] ?? sign;
    rest = Math.floor(rest / alphabet.length);
    return next;
  });
  return { masked: signs.reverse().join(''), rest };
}

function maskText(text: string, count: number): string {
  const date = DATE.exec(text);
  if (date) {
    const [year, month, day] = new Date(FIRST_DAY + count * DAY_MS).toISOString().slice(0, 10).split('-');
    return `${year}${date[2]}${month}${date[2]}${day}${(date[5] ?? '').replace(/\d/g, '0')}`;
  }
  const scheme = /^[a-z][a-z\d+.-]*:\/\//i.exec(text)?.[0] ?? '';
  const { masked, rest } = shaped(text.slice(scheme.length), count);
  return scheme + masked + (rest > 0 ? String(rest) : '');
}

function maskNumber(value: number, count: number): number {
  const whole = Math.trunc(Math.abs(value));
  const digits = String(whole).length;
  const fraction = Number.isInteger(value) ? 0 : 0.5;
  return Math.sign(value) * (10 ** Math.min(digits - 1, 15) + count + fraction);
}

/** @param design Texts and numbers of the page's own protocol, such as the keys of its options: they belong to nobody. */
export function createMask(design: ReadonlySet<unknown>): Mask {
  const known = new Map<string | number, string | number>();
  const used = new Set<unknown>(design);

  function placeholder<V extends string | number>(value: V, make: (value: V, count: number) => V): V {
    const before = known.get(value);
    if (before !== undefined) return before as V;
    let next = make(value, 0);
    for (let count = 1; used.has(next) && count < MAX_TRIES; count += 1) next = make(value, count);
    known.set(value, next);
    used.add(next);
    return next;
  }

  function value(given: string | number, key: string): string | number {
    if (design.has(given) || isStructure(key)) return given;
    if (typeof given === 'number')
      return Number.isInteger(given) && Math.abs(given) <= MAX_PLAIN_NUMBER ? given : placeholder(given, maskNumber);
    return given.length <= 1 || !/[\p{L}\d]/u.test(given) ? given : placeholder(given, maskText);
  }

  function deep(part: unknown, key: string): unknown {
    if (typeof part === 'string' || typeof part === 'number') return value(part, key);
    if (Array.isArray(part)) return part.map((item) => deep(item, key));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, below]) => [name, deep(below, name)]));
  }

  return {
    value,
    about(text) {
      const originals = [...known].slice(0, MAX_ABOUT).flatMap(([from, to]) => {
        const written = String(from);
        return written.length >= MIN_ABOUT_LENGTH ? [[written, String(to)] as const] : [];
      });
      return originals
        .sort(([one], [two]) => two.length - one.length)
        .reduce((rest, [from, to]) => rest.replaceAll(from, to), text);
    },
    preview(json) {
      if (json === '') return json;
      try {
        return JSON.stringify(deep(JSON.parse(json), ''));
      } catch {
        // It was cut: without its end nobody can say which part of it is a value.
        return shaped(json, 0).masked;
      }
    },
  };
}

/** The short texts and the numbers that a page's protocol holds itself. */
export function designOf(part: unknown, found = new Set<unknown>(), depth = 0): ReadonlySet<unknown> {
  const isShort = typeof part === 'string' && part.length <= 64;
  if (isShort || typeof part === 'number') found.add(part);
  else if (typeof part === 'object' && part !== null && depth < 90)
    Object.values(part).forEach((below) => designOf(below, found, depth + 1));
  return found;
}
