import { literal, number, object, optional, safeParse, string, unknown, variant } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { AppError, toAppError } from '@/common/errors/appError';
import { lookUp } from '@/common/lookUp';
import type { EventName, PartnerCalls, PortalEvents, PortMessage } from '../wire';

const messageSchema = variant('type', [
  object({ type: literal('call'), id: number(), method: string(), params: unknown() }),
  object({
    type: literal('result'),
    id: number(),
    value: unknown(),
    error: optional(object({ code: string(), message: string() })),
  }),
  object({ type: literal('visible'), top: number(), height: number() }),
]);

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
}

/** The partner's page at the other end of the port. */
export interface Peer {
  call<Method extends keyof PartnerCalls>(method: Method, params: PartnerCalls[Method]): Promise<unknown>;
  emit<Name extends EventName>(name: Name, detail: PortalEvents[Name]): void;
  post(message: PortMessage): void;
}

/** Calls, results and events over the port. Messages of another shape are ignored. */
export function createPeer({ port, calls, onVisible }: PeerParts): Peer {
  let lastId = 0;
  const pending = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  const post = (message: PortMessage) => port.postMessage(message);

  async function answer(id: number, method: string, params: unknown) {
    try {
      const call = lookUp(calls, method);
      if (!call) throw new AppError('user', `There is no call ${method}`, { code: 'unknownCall' });
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
    const call = pending.get(message.id);
    pending.delete(message.id);
    if (message.error) call?.reject(new AppError('auth', message.error.message, { code: message.error.code }));
    else call?.resolve(message.value);
  };

  return {
    call: (method, params) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        pending.set(lastId, { resolve, reject });
        post({ type: 'call', id: lastId, method, params });
      }),
    emit: (name, detail) => post({ type: 'event', name, detail }),
    post,
  };
}
