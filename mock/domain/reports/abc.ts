import type { Caller } from '../accounts/caller';
import type { Customer } from '../company/entities';
import type { AbcOf } from './dimensions';
import type { Filter } from './facts';
import { eachCurrentLine } from './facts';

/** Class A makes the first 80 % of the amount, class B the next 15 %. */
const UP_TO = { A: 0.8, B: 0.95 } as const;

/** Classes of the customers by their amounts under the conditions; a customer without any is in class C. */
export function abcClasses(caller: Caller, filter: Filter): AbcOf {
  const amounts = new Map<Customer, number>();
  let total = 0;
  eachCurrentLine(caller, filter, ({ customer, amountCents }) => {
    amounts.set(customer, (amounts.get(customer) ?? 0) + amountCents);
    total += amountCents;
  });
  let before = 0;
  const classes = new Map(
    [...amounts]
      .sort(([, left], [, right]) => right - left)
      .map(([customer, amount]) => {
        const reached = before / total;
        before += amount;
        return [customer, reached < UP_TO.A ? 'A' : reached < UP_TO.B ? 'B' : 'C'] as const;
      }),
  );
  return (customer) => classes.get(customer) ?? 'C';
}
