import type { Caller } from '../accounts/caller';
import type { Customer } from '../company/entities';
import type { AbcClass, AbcOf } from './dimensions';
import type { Filter } from './facts';
import { eachCurrentLine } from './facts';

/** Class A makes the first 80 % of the amount, class B the next 15 %. */
const UP_TO = { A: 0.8, B: 0.95 } as const;

/** The class of each customer by its amount in cents. */
export function classesOf(amounts: ReadonlyMap<Customer, number>): ReadonlyMap<Customer, AbcClass> {
  let total = 0;
  for (const amount of amounts.values()) total += amount;
  let before = 0;
  return new Map(
    [...amounts]
      .sort(([, left], [, right]) => right - left)
      .map(([customer, amount]) => {
        const reached = before / total;
        before += amount;
        return [customer, reached < UP_TO.A ? 'A' : reached < UP_TO.B ? 'B' : 'C'] as const;
      }),
  );
}

/** Classes of the customers by their amounts under the conditions; a customer without any is in class C. */
export function abcClasses(caller: Caller, filter: Filter): AbcOf {
  const amounts = new Map<Customer, number>();
  eachCurrentLine(caller, filter, ({ customer, amountCents }) => {
    amounts.set(customer, (amounts.get(customer) ?? 0) + amountCents);
  });
  const classes = classesOf(amounts);
  return (customer) => classes.get(customer) ?? 'C';
}
