import type { BusinessCall, EngineHost } from '../host';
import type { Tracer } from '../model/tracer';

/** The same host, whose requests are seen. */
export function tracedHost<Host extends EngineHost>(host: Host, begin: Tracer['begin']): Host {
  const call = async (request: BusinessCall) => {
    const span = begin({ kind: 'request', api: request.api, input: request.input });
    try {
      const result = await host.call(request);
      span.end({ result });
      return result;
    } catch (error) {
      span.end({ error });
      throw error;
    }
  };
  return { ...host, call };
}
