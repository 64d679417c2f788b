import fc from 'fast-check';
import { compileCondition } from './condition';
import { impliesCondition } from './impliesCondition';

const comparison = fc
  .tuple(fc.constantFrom('>', '>=', '<', '<=', '=='), fc.integer({ min: -3, max: 3 }))
  .map(([operator, limit]) => `amount ${operator} ${limit}`);
const VALUES = [-4, -3, -2.5, -1, 0, 0.5, 1, 2, 3, 3.5, '', '2', null, undefined, 'x'];

it('says that a comparison implies another one exactly when it does for every number', () => {
  fc.assert(
    fc.property(comparison, comparison, (first, second) => {
      const [one, two] = [compileCondition(first), compileCondition(second)];
      const numbers = Array.from({ length: 81 }, (_, place) => -5 + place / 8);
      const isImplied = numbers.every((amount) => !one.holds({ amount }) || two.holds({ amount }));
      expect(impliesCondition(first, second)).toBe(isImplied);
    }),
  );
});

it('is right for values that are no numbers as well', () => {
  fc.assert(
    fc.property(comparison, comparison, (first, second) => {
      if (!impliesCondition(first, second)) return;
      const [one, two] = [compileCondition(first), compileCondition(second)];
      for (const amount of VALUES) if (one.holds({ amount })) expect(two.holds({ amount })).toBe(true);
    }),
  );
});

it.each([
  ['amount > 3', 'other > 1'],
  ['amount > 3 && type == 1', 'amount > 1'],
  ['amount != 3', 'amount > 1'],
])('does not say that %s implies %s', (first, second) => {
  expect(impliesCondition(first, second)).toBe(false);
});
