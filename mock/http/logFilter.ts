import { check, object, pipe } from 'valibot';
import type { InferOutput } from 'valibot';
import type { LogFilter } from '../domain/operation-log/queryLog';
import { LOG_ACTIONS, LOG_OBJECTS } from '../domain/records/operationLog';
import { optionalDay, text } from './fields';

const oneOf = (values: readonly string[]) =>
  pipe(
    text,
    check((value) => value === '' || values.includes(value)),
  );

/** The filters of the operation log, for its list and its export. */
export const logFilterEntries = {
  keyword: text,
  accountcode: text,
  objectkind: oneOf(LOG_OBJECTS),
  action: oneOf(LOG_ACTIONS),
  datefrom: optionalDay,
  dateto: optionalDay,
};

export const logFilterSchema = object(logFilterEntries);

export const toLogFilter = (input: InferOutput<typeof logFilterSchema>): LogFilter => ({
  keyword: input.keyword,
  accountCode: input.accountcode,
  object: input.objectkind,
  action: input.action,
  from: input.datefrom,
  to: input.dateto,
});
