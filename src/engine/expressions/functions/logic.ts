import { MANY, defineFunction } from './defineFunction';

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

export const logic = [
  defineFunction({ name: 'if', min: 2, max: 3, summary: 'The second argument when the first holds, else the third', apply: ([test, yes, no]) => (test ? yes : no), lazy: ([test, yes, no]) => (test?.() ? yes?.() : no?.()) }),
  defineFunction({ name: 'and', min: 1, max: MANY, summary: 'True when all hold', apply: (args) => args.every(Boolean) }),
  defineFunction({ name: 'or', min: 1, max: MANY, summary: 'True when one holds', apply: (args) => args.some(Boolean) }),
  defineFunction({ name: 'not', min: 1, max: 1, summary: 'True when it does not hold', apply: ([value]) => !value }),
  defineFunction({ name: 'isempty', min: 1, max: 1, summary: 'True for nothing, an empty text or an empty list', apply: ([value]) => isEmpty(value) }),
];
