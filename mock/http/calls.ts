import type { GenericSchema, InferOutput } from 'valibot';
import type { Caller } from '../domain/accounts/caller';
import { requireFunction } from '../domain/accounts/caller';
import type { FunctionCode } from '../domain/functions';
import type { CallContext } from './createHandler';
import { createHandler } from './createHandler';
import type { TenantUser, AuthenticatedUser } from './identify';
import { identifyCaller, identifyTenantUser, identifyUser } from './identify';
import { parseInput } from './input';
import type { WireHandler } from './wire';
import { inputOf } from './wire';

type Work<Schema extends GenericSchema, Who> = (input: InferOutput<Schema>, who: Who, context: CallContext) => unknown;

function call<Schema extends GenericSchema, Who>(
  identify: (context: CallContext) => Who,
  input: Schema,
  work: Work<Schema, Who>,
): WireHandler {
  return createHandler((context) => {
    const who = identify(context);
    return work(parseInput(input, inputOf(context.request)), who, context);
  });
}

/** A call without authentication. */
export const publicCall = <Schema extends GenericSchema>(input: Schema, work: Work<Schema, undefined>) =>
  call(() => undefined, input, work);

/** A call that needs a token. */
export const authenticatedCall = <Schema extends GenericSchema>(input: Schema, work: Work<Schema, AuthenticatedUser>) =>
  call(identifyUser, input, work);

/** A call that needs a token bound to a tenant. */
export const tenantCall = <Schema extends GenericSchema>(input: Schema, work: Work<Schema, TenantUser>) =>
  call(identifyTenantUser, input, work);

/** A call that needs a token bound to a position, and the function code if one is given; one of several suffices. */
export const positionCall = <Schema extends GenericSchema>(
  functionCode: FunctionCode | readonly [FunctionCode, ...FunctionCode[]] | undefined,
  input: Schema,
  work: Work<Schema, Caller>,
) =>
  call(
    (context) => {
      const caller = identifyCaller(context);
      if (typeof functionCode === 'string') requireFunction(caller, functionCode);
      else if (functionCode) requireFunction(caller, ...functionCode);
      return caller;
    },
    input,
    work,
  );
