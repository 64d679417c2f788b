import fc from 'fast-check';
import { MAX_MATCH_STEPS, PatternTooSlow, UnsupportedPattern, compilePattern } from './compilePattern';

/** What the browser answers. */
function native(source: string): RegExp {
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return new RegExp(`^(?:${source})$`);
  }
}

/** Parts of a pattern, without any that would keep the browser busy for long: texts are short. */
const atom = fc.constantFrom(
  'a',
  'b',
  '1',
  ' ',
  '中',
  '😀',
  '.',
  '\\d',
  '\\D',
  '\\w',
  '\\W',
  '\\s',
  '\\S',
  '[ab]',
  '[^a]',
  '[a-c1]',
  '[\\d中]',
  '[^\\w]',
  '\\.',
  '\\u4e2d',
  '\\x61',
  '\\b',
  '\\B',
  '^',
  '$',
  '\\u{1F600}',
  '\\p{L}',
  '\\P{Lu}',
  '[😀b]',
  '\\-',
);
const quantifier = fc.constantFrom(
  '',
  '',
  '',
  '*',
  '+',
  '?',
  '{2}',
  '{1,2}',
  '{0,3}',
  '{2,}',
  '*?',
  '+?',
  '??',
  '{1,3}?',
  '{0}',
);
const { pattern } = fc.letrec<{ pattern: string; term: string }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 3 },
    fc.tuple(atom, quantifier).map(([part, times]) => (/^(\\b|\\B|\^|\$)$/.test(part) ? part : part + times)),
    fc
      .tuple(tie('pattern'), fc.constantFrom('(', '(?:'), quantifier)
      .map(([part, open, times]) => `${open}${part})${times}`),
    fc.tuple(tie('pattern'), fc.constantFrom('(?=', '(?!', '(?<=', '(?<!')).map(([part, open]) => `${open}${part})`),
    fc.tuple(tie('pattern'), quantifier).map(([part, times]) => `(${part})\\1${times}`),
  ),
  pattern: fc.oneof(
    { maxDepth: 3 },
    fc.array(tie('term'), { maxLength: 4 }).map((parts) => parts.join('')),
    fc.tuple(tie('term'), tie('term')).map(([one, two]) => `${one}|${two}`),
  ),
}));
const text = fc
  .array(fc.constantFrom('a', 'b', 'c', 'A', '1', ' ', '.', '-', '中', '😀', '\n', '\uD83D', '\uDE00', '_'), {
    maxLength: 8,
  })
  .map((characters) => characters.join(''));

const isPattern = (source: string): boolean => {
  try {
    native(source);
    return true;
  } catch {
    return false;
  }
};

/** Undefined for the few patterns that are refused with a reason. */
function supported(source: string): ((text: string) => boolean) | undefined {
  try {
    return compilePattern(source);
  } catch (error) {
    if (error instanceof UnsupportedPattern) return undefined;
    throw error;
  }
}

it('answers what the browser answers, for thousands of patterns and texts', () => {
  let checked = 0;
  fc.assert(
    fc.property(pattern.filter(isPattern), fc.array(text, { minLength: 1, maxLength: 5 }), (source, texts) => {
      const expected = native(source);
      const matches = supported(source);
      if (!matches) return true;
      checked += 1;
      return texts.every((one) => {
        try {
          return matches(one) === expected.test(one);
        } catch (error) {
          if (!(error instanceof PatternTooSlow)) throw error;
          return true;
        }
      });
    }),
    { numRuns: 5000, seed: 11 },
  );
  expect(checked).toBeGreaterThan(4900);
}, 60_000);

it.each([
  ['1[3-9]\\d{9}', ['13800138000', '12800138000', '1380013800', '138001380001']],
  ['[^@\\s]+@[^@\\s]+\\.[a-z]{2,}', ['a@b.cn', 'a@b', 'a b@c.de', '@b.cn']],
  ['(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,20}', ['Abcdefg1', 'abcdefg1', 'Ab1', 'A1bcdefghijklmnopqrstuvwxyz']],
  ['\\d{17}[\\dXx]', ['11010519491231002X', '110105194912310021', '1101051949123100']],
  ['[\\u4e00-\\u9fa5]{2,4}', ['张伟', '张', '欧阳娜娜', 'ab']],
  ['(\\w)\\1', ['aa', 'ab', '__']],
  ['(?<year>\\d{4})-\\k<year>', ['2026-2026', '2026-2025']],
  ['(?<!a)b|(?<=\\$)\\d+', ['b', 'ab', '1']],
  ['(a*)*', ['', 'aaa', 'b']],
  ['(?:a|ab)(?:c|bcd)(d*)', ['abcd', 'acd', 'abc', 'abbcd']],
  ['(z)((a+)?(b+)?(c))*', ['zaacbbbcac', 'zx']],
  ['\\p{Script=Han}+', ['中文', 'a']],
  ['a{,2}', ['a{,2}', 'aa']],
  ['a\\-b', ['a-b']],
  ['', ['', 'a']],
  ['a|', ['', 'a', 'b']],
  ['[]a]*|[^]', ['x', '\n', ']']],
  ['/\\w+/', ['/a/', 'a']],
])('%s answers what the browser answers', (source, texts) => {
  const matches = compilePattern(source);
  expect(texts.map((one) => matches(one))).toEqual(texts.map((one) => native(source).test(one)));
});

describe('a pattern that tries the same in ever more ways', () => {
  it.each([
    ['(a+)+b', 'a'.repeat(40)],
    ['(a|a)*b', 'a'.repeat(40)],
    ['(a|aa)+b', 'a'.repeat(60)],
    ['(.*)*(.*)*(.*)*x', 'a'.repeat(200)],
    ['(?=(a+)+b)a*', 'a'.repeat(40)],
    ['a*c(?<=b(a+)+c)', `${'a'.repeat(40)}c`],
    ['([a-z]+)*\\d', 'a'.repeat(5000)],
    ['.*.*.*=.*', 'a'.repeat(20_000)],
    ['(.+)\\1\\1\\1x', 'a'.repeat(5000)],
  ])('%s ends after a limited number of steps, and says so', (source, hostile) => {
    expect(() => compilePattern(source)(hostile)).toThrow(PatternTooSlow);
  });

  it('matches a long text that it can match without going back', () => {
    expect(compilePattern('(?:[a-z ]+)')('lorem '.repeat(MAX_MATCH_STEPS / 100))).toBe(true);
  });
});

it.each(['(', 'a{2,1}', '[b-a]', '(?<a>x)(?<a>y)', '*', '(?:a{1000}){1000}', `${'('.repeat(200)}a${')'.repeat(200)}`])(
  '%s is no pattern, or none that can be checked',
  (source) => {
    expect(() => compilePattern(source)).toThrow();
  },
);

it('a pattern with many groups in a repetition is given up like any other that takes too many steps', () => {
  const matches = compilePattern(`(?:a|${'()'.repeat(1_000)}b)*`);
  expect(() => matches('a'.repeat(2_000))).toThrow(PatternTooSlow);
});
