import type { GenericSchema, InferOutput } from 'valibot';
import type { Caller } from '../domain/accounts/caller';
import { requireFunction } from '../domain/accounts/caller';
import type { FunctionCode } from '../domain/functions';
import type { CallContext } from './answer';
import { answer } from './answer';
import type { Member, Visitor } from './identify';
import { identifyCaller, identifyMember, identifyVisitor } from './identify';
import { parseInput } from './input';
import type { WireHandler } from './wire';
import { inputOf } from './wire';

type Work<Schema extends GenericSchema, Who> = (input: InferOutput<Schema>, who: Who, context: CallContext) => unknown;

function call<Schema extends GenericSchema, Who>(
  identify: (context: CallContext) => Who,
  input: Schema,
  work: Work<Schema, Who>,
): WireHandler {
  return answer((context) => {
    const who = identify(context);
    return work(parseInput(input, inputOf(context.request)), who, context);
  });
}

/** A call that anybody may make. */
export const openCall = <Schema extends GenericSchema>(input: Schema, work: Work<Schema, undefined>) =>
  call(() => undefined, input, work);

/** A call that needs a token. */
export const visitorCall = <Schema extends GenericSchema>(input: Schema, work: Work<Schema, Visitor>) =>
  call(identifyVisitor, input, work);

/** A call that needs a token bound to a tenant. */
export const memberCall = <Schema extends GenericSchema>(input: Schema, work: Work<Schema, Member>) =>
  call(identifyMember, input, work);

/** A call that needs a token bound to a position, and the function code where one is named. */
export const positionCall = <Schema extends GenericSchema>(
  functionCode: FunctionCode | undefined,
  input: Schema,
  work: Work<Schema, Caller>,
) =>
  call(
    (context) => {
      const caller = identifyCaller(context);
      if (functionCode) requireFunction(caller, functionCode);
      return caller;
    },
    input,
    work,
  );
