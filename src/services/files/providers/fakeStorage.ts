import type { ServerToken } from '../../api/serverToken';
import type { OpenProvider, PartedUpload } from './provider';
import { cancelledTransfer, storageFailure } from './storageFailure';

interface FakeObject {
  readonly content: Blob;
  readonly contentType: string;
  readonly disposition: string;
}

interface FakeUpload {
  readonly key: string;
  readonly parts: Map<number, Blob>;
}

export interface FakeRequest {
  readonly kind: 'start' | 'list' | 'part' | 'complete' | 'abort' | 'get' | 'head';
  readonly key: string;
  /** Number of the part. */
  readonly part?: number;
  /** Id of the credential that was used. */
  readonly accessKeyId: string;
  /** Ends when the client gives the request up. */
  readonly signal?: AbortSignal;
  /** Tells the client that bytes of the part are on their way. */
  readonly progress?: (loaded: number) => void;
}

/** A fault of the storage: throws an error, or delays the answer. */
type Fault = (request: FakeRequest) => Promise<void> | void;

/** A cloud storage in memory with faults. */
export interface FakeStorage {
  readonly open: OpenProvider;
  /** Answers signed addresses, and `https` addresses of `objects` without a signature. */
  readonly fetch: typeof fetch;
  /** By key, or by address for those outside the storage. */
  readonly objects: Map<string, FakeObject>;
  readonly uploads: Map<string, FakeUpload>;
  readonly requests: readonly FakeRequest[];
  /** Numbers of the parts in the order in which they were sent. */
  sentParts(): readonly number[];
  /** Runs before each request is answered. */
  fault: Fault;
  /** Whether answers tell their length. */
  tellsLength: boolean;
}

const until = (signal: AbortSignal | undefined) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(cancelledTransfer()), { once: true });
  });

export function createFakeStorage(): FakeStorage {
  const objects = new Map<string, FakeObject>();
  const uploads = new Map<string, FakeUpload>();
  const requests: FakeRequest[] = [];
  let uploadCount = 0;

  /** Logs a request, lets the fault decide, and ends with the signal. */
  async function receive(request: FakeRequest): Promise<void> {
    requests.push(request);
    await Promise.race([fake.fault(request), until(request.signal)]);
  }

  function uploadOf({ uploadId }: PartedUpload): FakeUpload {
    const upload = uploads.get(uploadId);
    if (!upload) throw storageFailure(404, 'NoSuchUpload');
    return upload;
  }

  const open: OpenProvider = async (storage, { accessKeyId }: ServerToken) => ({
    async start({ key }, signal) {
      await receive({ kind: 'start', key, accessKeyId, signal });
      const uploadId = `upload-${(uploadCount += 1)}`;
      uploads.set(uploadId, { key, parts: new Map() });
      return uploadId;
    },
    async finishedParts(upload, signal) {
      await receive({ kind: 'list', key: upload.key, accessKeyId, signal });
      return [...uploadOf(upload).parts].map(([number, body]) => ({ number, bytes: body.size, tag: `tag-${number}` }));
    },
    async sendPart(upload, { number, body }, { signal, onProgress }) {
      await receive({ kind: 'part', key: upload.key, part: number, accessKeyId, signal, progress: onProgress });
      uploadOf(upload).parts.set(number, body);
      onProgress(body.size);
      return { number, bytes: body.size, tag: `tag-${number}` };
    },
    async complete(upload, parts, signal) {
      const { key, contentType, disposition } = upload;
      await receive({ kind: 'complete', key, accessKeyId, signal });
      const sent = parts.length > 0 ? uploadOf(upload).parts : new Map<number, Blob>();
      const content = new Blob(parts.map(({ number }) => sent.get(number) ?? ''));
      objects.set(key, { content, contentType, disposition });
      uploads.delete(upload.uploadId);
    },
    async abort(upload, signal) {
      await receive({ kind: 'abort', key: upload.key, accessKeyId, signal });
      uploads.delete(upload.uploadId);
    },
    signedUrl: async (key, { process } = {}) =>
      `${storage.baseUrl}/${key}?signature=secret&id=${accessKeyId}${process ? `&process=${process}` : ''}`,
  });

  const answer = async (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address);
    const path = url.searchParams.has('signature') ? url.pathname.split('/').slice(2).join('/') : address;
    const kind = init.method === 'HEAD' ? 'head' : 'get';
    const signal = init.signal ?? undefined;
    await receive({ kind, key: path, accessKeyId: url.searchParams.get('id') ?? '', ...(signal && { signal }) });
    const object = objects.get(path);
    if (!object) return new Response('<Error><Code>NoSuchKey</Code></Error>', { status: 404 });
    const headers = new Headers({ 'content-type': object.contentType });
    if (fake.tellsLength || kind === 'head') headers.set('content-length', String(object.content.size));
    return new Response(kind === 'head' ? null : await object.content.arrayBuffer(), { headers });
  };

  const fake: FakeStorage = {
    open,
    fetch: async (address, init = {}) => {
      try {
        return await answer(String(address), init ?? {});
      } catch (error) {
        // A fault with a status is an answer; any other one breaks the connection.
        const status = (error as { status?: number }).status;
        if (status) return new Response('', { status });
        throw new TypeError('Failed to fetch', { cause: error });
      }
    },
    objects,
    uploads,
    requests,
    sentParts: () => requests.flatMap(({ kind, part }) => (kind === 'part' && part ? [part] : [])),
    fault: () => undefined,
    tellsLength: true,
  };
  return fake;
}
