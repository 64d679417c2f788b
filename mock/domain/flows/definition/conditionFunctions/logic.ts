import type { FunctionTable } from './conditionFunction';
import { MANY, PER_COMPARED, PER_DIGIT } from './conditionFunction';
import { isEmpty, toNumber } from './readValues';

type Read = () => unknown;

/** The value after the first case that is the one: `case, value, case, value, …, else?`. */
function choose(cases: readonly Read[], isTaken: (value: unknown) => boolean): unknown {
  for (let place = 0; place + 1 < cases.length; place += 2) if (isTaken(cases[place]?.())) return cases[place + 1]?.();
  return cases.length % 2 === 1 ? cases.at(-1)?.() : undefined;
}

function firstFilled(values: readonly Read[]): unknown {
  let value: unknown;
  for (const read of values) {
    value = read();
    if (!isEmpty(value)) break;
  }
  return value;
}

export const LOGIC: FunctionTable = {
  if: { min: 2, max: 3, choose: (cases) => choose(cases, Boolean) },
  ifs: { min: 2, max: MANY, choose: (cases) => choose(cases, Boolean) },
  switch: {
    min: 3,
    max: MANY,
    choose([read, ...cases]) {
      const value = read?.();
      return choose(cases, (wanted) => wanted === value);
    },
  },
  ifempty: { min: 2, max: MANY, choose: firstFilled },
  and: { min: 1, max: MANY, choose: (tests) => tests.every((test) => Boolean(test())) },
  or: { min: 1, max: MANY, choose: (tests) => tests.some((test) => Boolean(test())) },
  xor: { min: 2, max: MANY, weight: 0, apply: (args) => args.filter(Boolean).length % 2 === 1 },
  not: { min: 1, max: 1, weight: 0, apply: ([value]) => !value },
  isempty: { min: 1, max: 1, weight: 0, apply: ([value]) => isEmpty(value) },
  isnumber: {
    min: 1,
    max: 1,
    weight: PER_DIGIT,
    apply: ([value]) => !isEmpty(value) && Number.isFinite(toNumber(value)),
  },
  istext: { min: 1, max: 1, weight: 0, apply: ([value]) => typeof value === 'string' },
  between: {
    min: 3,
    max: 3,
    weight: PER_DIGIT,
    apply: ([value, low, high]) => toNumber(value) >= toNumber(low) && toNumber(value) <= toNumber(high),
  },
  isin: {
    min: 2,
    max: MANY,
    weight: PER_COMPARED,
    apply: ([value, ...others]) =>
      others.some((other) => (Array.isArray(other) ? other.includes(value) : [other].includes(value))),
  },
};
