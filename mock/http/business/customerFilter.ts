import type { InferOutput } from 'valibot';
import { object, pipe, regex, transform } from 'valibot';
import type { CustomerFilter } from '../../domain/customers/queryCustomers';
import { pagingEntries, text } from '../fields';

/** A number of days; undefined for an empty text. */
const optionalDays = pipe(
  text,
  regex(/^(\d{1,4})?$/),
  transform((value) => (value === '' ? undefined : Number(value))),
);

/** Filter and paging fields of the customers' query and export. */
export const customerFilterSchema = object({
  keyword: text,
  region: text,
  ownerid: text,
  channel: text,
  level: text,
  unvisiteddays: optionalDays,
  ...pagingEntries,
});

export const toCustomerFilter = (input: InferOutput<typeof customerFilterSchema>): CustomerFilter => ({
  keyword: input.keyword,
  region: input.region,
  ownerId: input.ownerid,
  channel: input.channel,
  level: input.level,
  unvisitedDays: input.unvisiteddays,
});
