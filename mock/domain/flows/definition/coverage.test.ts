import fc from 'fast-check';
import { compileCondition } from './condition';
import { casesOf } from './conditionSets';
import { parseCondition } from './conditionTree';
import { isContradictory, isCovered, leavesNothing } from './coverage';

const casesIn = (text: string) => casesOf(parseCondition(text));
/** Whether the first condition holds only where one of the others does. */
const isImplied = (first: string, ...others: readonly string[]) =>
  casesIn(first).every((each) => isCovered(each, others.flatMap(casesIn)));

const comparison = fc
  .tuple(fc.constantFrom('>', '>=', '<', '<=', '==', '!='), fc.integer({ min: -3, max: 3 }))
  .map(([operator, limit]) => `amount ${operator} ${limit}`);
const word = fc
  .tuple(fc.constantFrom('==', '!='), fc.constantFrom('a', 'b', 'c'))
  .map(([operator, text]) => `type ${operator} '${text}'`);
const condition = fc
  .array(fc.array(fc.oneof(comparison, word), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 })
  .map((cases) => cases.map((parts) => `(${parts.join(' && ')})`).join(' || '));
const AMOUNTS = [...Array.from({ length: 81 }, (_, place) => -5 + place / 8), undefined, 'x', '2'];
const TYPES = ['a', 'b', 'c', 'd', undefined];
const SAMPLES = AMOUNTS.flatMap((amount) => TYPES.map((type) => ({ amount, type })));

it('says of single comparisons exactly when they hold for all numbers for which another one does', () => {
  fc.assert(
    fc.property(comparison, fc.array(comparison, { minLength: 1, maxLength: 3 }), (first, others) => {
      const [one, all] = [compileCondition(first), others.map(compileCondition)];
      const values = AMOUNTS.map((amount) => ({ amount }));
      const holds = values.every((value) => !one.holds(value) || all.some((each) => each.holds(value)));
      expect(isImplied(first, ...others)).toBe(holds);
    }),
  );
});

it('never says of anything that it is covered, or contradicts itself, and is wrong', () => {
  fc.assert(
    fc.property(condition, fc.array(condition, { minLength: 1, maxLength: 3 }), (first, others) => {
      const [one, all] = [compileCondition(first), others.map(compileCondition)];
      if (isImplied(first, ...others))
        for (const values of SAMPLES)
          if (one.holds(values)) expect([values, all.some((each) => each.holds(values))]).toEqual([values, true]);
      if (casesIn(first).every(isContradictory)) expect(SAMPLES.filter((values) => one.holds(values))).toEqual([]);
      if (leavesNothing(others.flatMap(casesIn)))
        for (const values of SAMPLES)
          if (typeof values.amount === 'number' && values.type !== undefined)
            expect([values, all.some((each) => each.holds(values))]).toEqual([values, true]);
    }),
  );
});

it.each([
  ['days > 3 && days < 2', true],
  ["type == 'a' && type == 'b'", true],
  ["type == 'a' && type != 'a'", true],
  ['3 < days && days <= 3', true],
  ['days > 3 && days < 5', false],
  ["code == '1' && code == '01'", false],
  ['days > 3 && other < 2', false],
])('%s contradicts itself: %s', (text, expected) => {
  expect(casesIn(text).every(isContradictory)).toBe(expected);
});

it.each([
  ['days > 3', ['other > 1'], false],
  ['days > 3 && type == 1', ['days > 1'], true],
  ["type == 'annual' && days > 2", ["type == 'annual'"], true],
  ["type == 'annual'", ["type == 'annual' && days > 2"], false],
  ['days > 1', ['days > 3', 'days <= 3'], true],
  ['sum(lines.amount) > 3', ['sum(lines.amount) > 3'], true],
  ['sum(lines.amount) > 3', ['sum(lines.amount) > 2'], false],
])('%s is covered by %j: %s', (first, others, expected) => {
  expect(isImplied(first, ...others)).toBe(expected);
});
