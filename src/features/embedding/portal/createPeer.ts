import { literal, number, object, optional, safeParse, string, unknown, variant } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { AppError, toAppError } from '@/common/errors/appError';
import { lookUp } from '@/common/lookUp';
import { createCallTable } from '../calls';
import type { EventName, PartnerCalls, PortalEvents, PortMessage } from '../wire';

const messageSchema = variant('type', [
  object({ type: literal('call'), id: number(), method: string(), params: unknown() }),
  object({
    type: literal('result'),
    id: number(),
    // Missing beside an error.
    value: optional(unknown()),
    error: optional(object({ code: string(), message: string() })),
  }),
  object({ type: literal('visible'), top: number(), height: number() }),
]);

/** Calls of the partner's page within one second. More come from a mistake, and would block the portal. */
const CALLS_PER_SECOND = 30;
const SECOND_MS = 1_000;

/** A call that the partner's page may make: the shape of its parameters, and what it does. */
export interface PeerCall {
  run(params: unknown): unknown;
}

/** Parses the parameters before the call runs; a wrong shape is the caller's error. */
export const peerCall = <Schema extends GenericSchema>(
  schema: Schema,
  run: (params: InferOutput<Schema>) => unknown,
): PeerCall => ({
  run(params) {
    const result = safeParse(schema, params);
    if (!result.success) throw new AppError('user', 'The parameters are wrong', { code: 'badRequest' });
    return run(result.output);
  },
});

export interface PeerParts {
  port: MessagePort;
  calls: Readonly<Record<string, PeerCall>>;
  onVisible(part: { top: number; height: number }): void;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The partner's page at the other end of the port. */
export interface Peer {
  /** Rejects with the code `timeout` after the limit. */
  call<Method extends keyof PartnerCalls>(
    method: Method,
    params: PartnerCalls[Method],
    limitMs: number,
  ): Promise<unknown>;
  emit<Name extends EventName>(name: Name, detail: PortalEvents[Name]): void;
  post(message: PortMessage): void;
}

/** Whether another call may run now: a counter for each second. */
function createCallLimit(now: () => number) {
  let second = 0;
  let count = 0;
  return () => {
    const current = Math.floor(now() / SECOND_MS);
    count = current === second ? count + 1 : 1;
    second = current;
    return count <= CALLS_PER_SECOND;
  };
}

/** Calls, results and events over the port. Messages of another shape are ignored. */
export function createPeer({ port, calls, onVisible, now }: PeerParts): Peer {
  const post = (message: PortMessage) => port.postMessage(message);
  const table = createCallTable(post);
  const mayRun = createCallLimit(now);

  async function answer(id: number, method: string, params: unknown) {
    try {
      const call = lookUp(calls, method);
      if (!call) throw new AppError('user', `There is no call ${method}`, { code: 'unknownCall' });
      if (!mayRun()) throw new AppError('user', 'Too many calls within one second', { code: 'busy' });
      post({ type: 'result', id, value: await call.run(params) });
    } catch (error) {
      const { code, kind, message } = toAppError(error);
      post({ type: 'result', id, error: { code: code ?? kind, message } });
    }
  }

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const parsed = safeParse(messageSchema, data);
    if (!parsed.success) return;
    const message = parsed.output;
    if (message.type === 'visible') return onVisible(message);
    if (message.type === 'call') return void answer(message.id, message.method, message.params);
    const { id, value, error } = message;
    table.settle({ type: 'result', id, value, ...(error && { error }) });
  };

  return {
    call: (method, params, limitMs) => table.call(method, params, limitMs),
    emit: (name, detail) => post({ type: 'event', name, detail }),
    post,
  };
}
