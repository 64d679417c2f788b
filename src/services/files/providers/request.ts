import { cancelledTransfer, connectionFailure } from './storageFailure';

export interface StorageRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Blob | ArrayBufferView<ArrayBuffer> | string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** @param loaded Bytes of the body that were sent. */
  readonly onProgress?: ((loaded: number) => void) | undefined;
}

export interface StorageResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Headers that a browser sets itself; setting them writes an error to the console. */
const BROWSER_HEADERS = ['host', 'content-length', 'user-agent', 'accept-encoding', 'connection', 'date', 'expect'];

const allowedHeaders = (headers: StorageRequest['headers']) =>
  Object.entries(headers).filter(([name]) => !BROWSER_HEADERS.includes(name.toLowerCase()));

/** Parses the lines of `getAllResponseHeaders`. */
const parseHeaders = (lines: string): Record<string, string> =>
  Object.fromEntries(
    lines
      .split('\r\n')
      .filter((line) => line.includes(':'))
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
      }),
  );

/** XMLHttpRequest, because fetch does not tell the progress of an upload. */
function sendByXhr({ method, url, headers, body, signal, onProgress }: StorageRequest): Promise<StorageResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const handleAbort = () => xhr.abort();
    xhr.open(method, url);
    allowedHeaders(headers).forEach(([name, value]) => xhr.setRequestHeader(name, value));
    if (onProgress) xhr.upload.onprogress = ({ loaded }) => onProgress(loaded);
    xhr.onload = () =>
      resolve({ status: xhr.status, headers: parseHeaders(xhr.getAllResponseHeaders()), text: xhr.responseText });
    xhr.onerror = () => reject(connectionFailure());
    xhr.onabort = () => reject(cancelledTransfer());
    xhr.onloadend = () => signal?.removeEventListener('abort', handleAbort);
    if (signal?.aborted) return reject(cancelledTransfer());
    signal?.addEventListener('abort', handleAbort, { once: true });
    // The browser may add a charset to the Content-Type of a text, which is signed.
    xhr.send(typeof body === 'string' ? new Blob([body]) : (body ?? null));
  });
}

async function sendByFetch({ method, url, headers, body, signal }: StorageRequest): Promise<StorageResponse> {
  try {
    const init = { method, headers: Object.fromEntries(allowedHeaders(headers)), body: body ?? null };
    const response = await fetch(url, { ...init, signal: signal ?? null });
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  } catch {
    // The cause would name the signed address.
    throw signal?.aborted ? cancelledTransfer() : connectionFailure();
  }
}

/**
 * Sends a signed request. Rejects with `network` without an answer and with `cancelled` after the signal. Without
 * XMLHttpRequest (in Node) it uses fetch and tells no progress.
 */
export const sendRequest = (request: StorageRequest): Promise<StorageResponse> =>
  typeof XMLHttpRequest === 'undefined' ? sendByFetch(request) : sendByXhr(request);
