import { AnonymousCredential, BlockBlobClient, newPipeline } from '@azure/storage-blob';
import { isAppError } from '@/common/errors/appError';
import { isRecord } from '@/common/isRecord';
import type { StorageSettings } from '../storageSettings';
import type { OpenProvider } from './provider';
import { sendRequest } from './request';
import { cancelledTransfer, connectionFailure, sdkFailure, storageFailure } from './storageFailure';

/** A length of its own for every block id would be refused. */
const BLOCK_ID_DIGITS = 6;

const blockIdOf = (part: number) => btoa(String(part).padStart(BLOCK_ID_DIGITS, '0'));

const partOf = (blockId: string): number => {
  const digits = /^[A-Za-z0-9+/=]+$/.test(blockId) ? atob(blockId) : '';
  return /^\d{6}$/.test(digits) ? Number(digits) : 0;
};

/** The container's address. `storageurl` may be that of a content network, which takes no uploads. */
function containerUrl({ endpoint, bucket, baseUrl, isPathStyle }: StorageSettings): string {
  const isSameOrigin = new URL(baseUrl).origin === new URL(endpoint).origin;
  return isSameOrigin && isPathStyle ? baseUrl : `${endpoint}/${bucket}`;
}

function toFailure(error: unknown) {
  if (isAppError(error)) return error;
  const { name, code, statusCode } = isRecord(error) ? error : {};
  if (name === 'AbortError') return cancelledTransfer();
  if (code === 'REQUEST_SEND_ERROR') return connectionFailure();
  if (typeof statusCode !== 'number') return sdkFailure(error);
  // The blocks were committed before, or the service has dropped them.
  if (code === 'InvalidBlockList') return storageFailure(404, code);
  return storageFailure(statusCode, typeof code === 'string' ? code : undefined);
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toFailure(error);
  }
}

/** Azure: a block blob, opened with the shared access signature that the server token carries as its security token. */
export const openAzure: OpenProvider = async (storage, { securityToken }) => {
  const base = containerUrl(storage);
  const signature = securityToken.replace(/^\?/, '');
  // Retries and renewals are ours.
  const pipeline = newPipeline(new AnonymousCredential(), { retryOptions: { maxTries: 1 } });
  const addressOf = (key: string) =>
    `${base}/${key.split('/').map(encodeURIComponent).join('/')}${signature && `?${signature}`}`;
  const blobOf = (key: string) => new BlockBlobClient(addressOf(key), pipeline);

  return {
    // Blocks belong to the blob's name, so nothing is begun.
    start: async () => '',

    finishedParts: ({ key }, abortSignal) =>
      attempt(async () => {
        const { uncommittedBlocks = [] } = await blobOf(key).getBlockList('uncommitted', { abortSignal });
        return uncommittedBlocks.map(({ name, size }) => ({ number: partOf(name), bytes: size, tag: name }));
      }),

    // Not `stageBlock`, because the SDK sends with fetch, which tells no progress.
    async sendPart({ key }, { number, body }, { signal, onProgress }) {
      const tag = blockIdOf(number);
      const address = addressOf(key);
      const url = `${address}${signature ? '&' : '?'}comp=block&blockid=${encodeURIComponent(tag)}`;
      const headers = { 'Content-Type': 'application/octet-stream' };
      const {
        status,
        headers: answered,
        text,
      } = await sendRequest({ method: 'PUT', url, headers, body, signal, onProgress });
      if (status !== 201) throw storageFailure(status, answered['x-ms-error-code'] ?? /<Code>(\w+)</.exec(text)?.[1]);
      return { number, bytes: body.size, tag };
    },

    complete: ({ key, contentType, disposition }, parts, abortSignal) =>
      attempt(async () => {
        await blobOf(key).commitBlockList(
          parts.map(({ tag }) => tag),
          { abortSignal, blobHTTPHeaders: { blobContentType: contentType, blobContentDisposition: disposition } },
        );
      }),

    // The service deletes uncommitted blocks after a week; a blob without a committed block cannot be deleted.
    abort: async () => undefined,

    signedUrl: async (key) => addressOf(key),
  };
};
