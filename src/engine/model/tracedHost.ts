import type { BusinessCall, EngineHost } from '../host';
import type { Tracer } from './tracer';

/** The same host, whose requests are seen. */
export function tracedHost(host: EngineHost, tracer: Tracer): EngineHost {
  const call = async (request: BusinessCall) => {
    const span = tracer.begin({ kind: 'request', api: request.api, input: request.input });
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
