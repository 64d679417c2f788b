import { storageFailure, cancelledTransfer, connectionFailure } from './providers/storageFailure';
import { withStallTimeout } from './stallTimeout';

/** An address is outside the tenant's storages: nothing of the session is sent to it. */
const WITHOUT_CREDENTIALS = { credentials: 'omit', referrerPolicy: 'no-referrer' } as const;

/** Sends a request to a signed or public address. A failure names neither the address nor its signature. */
async function send(fetch: typeof globalThis.fetch, url: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { ...WITHOUT_CREDENTIALS, ...init });
  } catch {
    // The cause would name the signed address.
    throw init.signal?.aborted ? cancelledTransfer() : connectionFailure();
  }
  if (response.ok) return response;
  const code = init.method === 'HEAD' ? undefined : /<Code>([\w.-]+)</.exec(await response.text().catch(() => ''))?.[1];
  throw storageFailure(response.status, code);
}

/** The length that an answer tells; undefined for a compressed one, whose length is another. */
function lengthOf(headers: Headers): number | undefined {
  const length = headers.get('content-encoding') ? '' : (headers.get('content-length') ?? '');
  return /^\d+$/.test(length) ? Number(length) : undefined;
}

/** Bytes of an object, by a HEAD request; undefined when the answer does not tell them. */
export const readLength = (fetch: typeof globalThis.fetch, url: string, signal?: AbortSignal) =>
  withStallTimeout(
    async (requestSignal) => lengthOf((await send(fetch, url, { method: 'HEAD', signal: requestSignal })).headers),
    signal,
  );

export interface ReadOptions {
  signal: AbortSignal;
  /** @param total Bytes; undefined while unknown. */
  onProgress(loaded: number, total: number | undefined): void;
}

/** Reads an object as it arrives. A minute in which nothing arrives counts as a broken connection. */
export const readBody = (
  fetch: typeof globalThis.fetch,
  url: string,
  { signal, onProgress }: ReadOptions,
): Promise<Blob> =>
  withStallTimeout(async (requestSignal, isAlive) => {
    const response = await send(fetch, url, { signal: requestSignal });
    const type = response.headers.get('content-type') ?? '';
    const total = lengthOf(response.headers);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let loaded = 0;
    onProgress(loaded, total);
    try {
      const reader = response.body?.getReader();
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        isAlive();
        chunks.push(next.value);
        loaded += next.value.byteLength;
        onProgress(loaded, total);
      }
    } catch {
      throw requestSignal.aborted ? cancelledTransfer() : connectionFailure();
    }
    return new Blob(chunks, { type });
  }, signal);
