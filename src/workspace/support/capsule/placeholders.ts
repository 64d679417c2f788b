export type Maskable = string | number;

const DIGITS = '0123456789';
const LETTERS = 'xabcdefghijklmnopqrstuvw';
const CAPITALS = LETTERS.toUpperCase();
const SIGNS = '某甲乙丙丁戊己庚辛壬癸';
const DATE = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(.*)$/s;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2000, 0, 1);
/** So that every date has a year of four digits. */
const MAX_DAYS = 2_900_000;

function alphabetOf(sign: string): string | undefined {
  if (/\d/.test(sign)) return DIGITS;
  if (/\p{Lu}/u.test(sign)) return CAPITALS;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(sign)) return SIGNS;
  return /[\p{L}\p{N}]/u.test(sign) ? LETTERS : undefined;
}

/** The text with the signs of its shape, counted from its end like the digits of a number. */
function shaped(text: string, count: number): string {
  let rest = count;
  const signs = [...text].reverse().map((sign) => {
    const alphabet = alphabetOf(sign);
    if (!alphabet) return sign;
    const next = [...alphabet][rest % alphabet.length] ?? sign;
    rest = Math.floor(rest / alphabet.length);
    return next;
  });
  return signs.reverse().join('') + (rest > 0 ? String(rest) : '');
}

/** The shape of a text alone: it tells how long its words are, and nothing else. */
export const shapeOf = (text: string): string => shaped(text, 0);

function textFor(text: string, count: number): string {
  const date = DATE.exec(text);
  if (date && count < MAX_DAYS) {
    const [year, month, day] = new Date(FIRST_DAY + count * DAY_MS).toISOString().slice(0, 10).split('-');
    return `${year}${date[2]}${month}${date[2]}${day}${shapeOf(date[5] ?? '')}`;
  }
  const scheme = /^[a-z][a-z\d+.-]*:\/\//i.exec(text)?.[0] ?? '';
  return scheme + shaped(text.slice(scheme.length), count);
}

function numberFor(value: number, count: number): number {
  const whole = Math.trunc(Math.abs(value));
  const digits = String(whole).length;
  const fraction = Number.isInteger(value) ? 0 : 0.5;
  return (value < 0 ? -1 : 1) * (10 ** Math.min(digits - 1, 15) + count + fraction);
}

/** The placeholder of a value: that of its type and shape with a number. */
const makePlaceholder = (value: Maskable, count: number): Maskable =>
  typeof value === 'number' ? numberFor(value, count) : textFor(value, count);

/**
 * A placeholder for each value, of its type and shape: none is used twice, none is one of the values. Each shape has its
 * own counter, so that a value costs a few attempts, however many there are.
 *
 * @param taken Others that are no placeholders.
 */
export function createPlaceholders(
  values: ReadonlySet<Maskable>,
  taken: ReadonlySet<unknown>,
  make = makePlaceholder,
): ReadonlyMap<Maskable, Maskable> {
  const found = new Map<Maskable, Maskable>();
  const used = new Set<Maskable>();
  const nextOf = new Map<Maskable, number>();
  for (const value of values) {
    const shape = make(value, 0);
    let count = nextOf.get(shape) ?? 0;
    let next = make(value, count);
    while (used.has(next) || taken.has(next) || values.has(next)) next = make(value, (count += 1));
    nextOf.set(shape, count + 1);
    used.add(next);
    found.set(value, next);
  }
  return found;
}
