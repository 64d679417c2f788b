import type { Customer } from '../company/entities';

const NEARLY = 0.9;

/** How a further amount would stand to the customer's credit limit. */
export function creditAfter({ outstandingCents, creditLimitCents }: Customer, amountCents: number) {
  const used = outstandingCents + amountCents;
  if (used > creditLimitCents) return 'exceeded';
  return used > creditLimitCents * NEARLY ? 'nearlyUsed' : 'enough';
}
