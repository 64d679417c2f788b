import { MANY, defineFunction } from './defineFunction';

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

export const logic = [
  defineFunction({
    name: 'if',
    min: 2,
    max: 3,
    weight: 0,
    apply: ([test, yes, no]) => (test ? yes : no),
    lazy: ([test, yes, no], scope) => (test?.(scope) ? yes?.(scope) : no?.(scope)),
  }),
  defineFunction({ name: 'and', min: 1, max: MANY, weight: 0, apply: (args) => args.every(Boolean) }),
  defineFunction({ name: 'or', min: 1, max: MANY, weight: 0, apply: (args) => args.some(Boolean) }),
  defineFunction({ name: 'not', min: 1, max: 1, weight: 0, apply: ([value]) => !value }),
  defineFunction({ name: 'isempty', min: 1, max: 1, weight: 0, apply: ([value]) => isEmpty(value) }),
];
