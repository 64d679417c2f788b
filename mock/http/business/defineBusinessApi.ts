import type { GenericSchema, InferOutput } from 'valibot';
import type { Caller } from '../../domain/accounts/caller';
import { requireFunction } from '../../domain/accounts/caller';
import type { FunctionCode } from '../../domain/functions';
import type { CallContext } from '../createHandler';
import { parseInput } from '../input';

/** One of the calls behind `/api/teapi/dy-biz/{api}`. */
export type BusinessApi = (input: unknown, caller: Caller, context: CallContext) => unknown;

/** Defines a business call that checks the function code, then the input. */
export function defineBusinessApi<Schema extends GenericSchema>(
  functionCode: FunctionCode,
  schema: Schema,
  work: (input: InferOutput<Schema>, caller: Caller, context: CallContext) => unknown,
): BusinessApi {
  return (input, caller, context) => {
    requireFunction(caller, functionCode);
    return work(parseInput(schema, input), caller, context);
  };
}
