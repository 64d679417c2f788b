import { MANY, STEPS_PER_COMPARED_ITEM, defineFunction } from '../defineFunction';
import { isEmpty } from '../logic';
import { STEPS_PER_DIGIT, toNumber } from '../toNumber';

export const logic = [
  defineFunction({
    name: 'ifs',
    min: 2,
    max: MANY,
    weight: 0,
    apply(args) {
      const found = args.findIndex((test, index) => index % 2 === 0 && index + 1 < args.length && Boolean(test));
      if (found !== -1) return args[found + 1];
      return args.length % 2 === 1 ? args.at(-1) : undefined;
    },
  }),
  defineFunction({
    name: 'switch',
    min: 3,
    max: MANY,
    apply([value, ...cases]) {
      const found = cases.findIndex((wanted, index) => index % 2 === 0 && index + 1 < cases.length && wanted === value);
      if (found !== -1) return cases[found + 1];
      return cases.length % 2 === 1 ? cases.at(-1) : undefined;
    },
  }),
  defineFunction({
    name: 'ifempty',
    min: 2,
    max: MANY,
    weight: 0,
    apply: (args) => args.find((value) => !isEmpty(value)) ?? args.at(-1),
  }),
  defineFunction({ name: 'xor', min: 2, max: MANY, weight: 0, apply: (args) => args.filter(Boolean).length % 2 === 1 }),
  defineFunction({
    name: 'isnumber',
    min: 1,
    max: 1,
    weight: STEPS_PER_DIGIT,
    apply: ([value]) => !isEmpty(value) && Number.isFinite(toNumber(value)),
  }),
  defineFunction({ name: 'istext', min: 1, max: 1, weight: 0, apply: ([value]) => typeof value === 'string' }),
  defineFunction({
    name: 'between',
    min: 3,
    max: 3,
    weight: STEPS_PER_DIGIT,
    apply: ([value, low, high]) => toNumber(value) >= toNumber(low) && toNumber(value) <= toNumber(high),
  }),
  defineFunction({
    name: 'isin',
    min: 2,
    max: MANY,
    weight: STEPS_PER_COMPARED_ITEM,
    apply: ([value, ...list]) => list.some((item) => (Array.isArray(item) ? item : [item]).includes(value)),
  }),
];
