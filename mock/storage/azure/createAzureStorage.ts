import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { STORAGE_KINDS } from '../../../src/common/files';
import type { CloudStorage, StorageContext, StorageToken } from '../cloudStorage';
import { startFront } from '../front';
import { bucketOf } from '../tenantStorages';
import { createBlobUsage } from './blobUsage';
import { createCleaningGate } from './cleaningGate';
import { loadAzurite } from './loadAzurite';

/** The tenant that owns the account: a SAS of the account opens all its containers, and no other account's. */
const OWNER = 'bf';
const ACCOUNT = 'atriumbf';
const KEY_BYTES = 64;
const SECOND_MS = 1_000;
const CREATED = 201;
const NOT_FOUND = 404;

/** The platform itself signs with the key of the account; clients have a SAS. */
const isOwn = ({ headers }: IncomingMessage) => headers.authorization?.startsWith('SharedKey ') === true;

const queryOf = ({ url = '' }: Pick<IncomingMessage, 'url'>) => new URLSearchParams(url.split('?')[1] ?? '');

/** Uploads of blobs and blocks, and downloads; no lists and no properties. */
const isTransfer = (request: IncomingMessage) =>
  !isOwn(request) &&
  (request.method === 'PUT' ? queryOf(request).get('comp') !== 'blocklist' : request.method === 'GET') &&
  !['blocklist', 'list'].includes(queryOf(request).get('comp') ?? '');

/** The storage of provider azure: azurite, which verifies signatures itself. */
export async function createAzureStorage({ faults, limitBytes }: StorageContext): Promise<CloudStorage> {
  let accountKey = '';
  let azurite: ReturnType<typeof loadAzurite> | undefined;
  let containers: Promise<void> | undefined;

  /** A new key makes every SAS invalid that the former key has signed. */
  const changeKey = async () => {
    accountKey = randomBytes(KEY_BYTES).toString('base64');
    process.env.AZURITE_ACCOUNTS = `${ACCOUNT}:${accountKey}`;
    (await azurite)?.readAccounts();
  };
  await changeKey();

  // Twice the limit: a blob that is replaced or dropped occupies memory until the next sweep.
  const load = () => (azurite ??= loadAzurite(2 * limitBytes));
  const sdk = async () => {
    const blob = await import('@azure/storage-blob');
    return { ...blob, credential: new blob.StorageSharedKeyCredential(ACCOUNT, accountKey) };
  };
  const service = async () => {
    const { BlobServiceClient, credential } = await sdk();
    return new BlobServiceClient(`${front.origin}/${ACCOUNT}`, credential, { retryOptions: { maxTries: 1 } });
  };
  const blob = async (bucket: string, key: string) =>
    (await service()).getContainerClient(bucket).getBlockBlobClient(key);
  const createContainers = async () => {
    const client = await service();
    await Promise.all(
      STORAGE_KINDS.map((kind) => client.getContainerClient(bucketOf(OWNER, kind)).createIfNotExists()),
    );
  };
  const ready = () => (containers ??= createContainers());

  const usage = createBlobUsage(limitBytes);
  let dropped: string[] = [];
  const gate = createCleaningGate(async () => {
    const paths = dropped;
    dropped = [];
    for (const path of paths) {
      const [, , bucket = '', ...key] = path.split('/').map(decodeURIComponent);
      await (await blob(bucket, key.join('/'))).deleteIfExists();
    }
    await (await load()).sweep();
  });
  const count = ({ method, url = '', headers }: IncomingMessage, { statusCode }: ServerResponse) => {
    const query = queryOf({ url });
    const comp = query.get('comp');
    if (method !== 'PUT' || statusCode !== CREATED || comp === 'blocklist' || query.has('restype')) return;
    const [path = ''] = url.split('?', 1);
    dropped.push(...usage.add(path, Number(headers['content-length'] ?? 0), comp !== 'block'));
    if (dropped.length > 0) gate.close();
  };

  const front = await startFront({
    provider: 'azure',
    faults,
    isTransfer,
    async handle(request, response) {
      const { listener } = await load();
      if (!isOwn(request)) await ready();
      // The deletions of a cleaning pass while the gate is closed.
      if (request.method === 'DELETE' && isOwn(request)) return listener(request, response);
      await gate.enter();
      response.once('close', () => {
        count(request, response);
        gate.leave();
      });
      listener(request, response);
    },
  });

  return {
    endpoint: `${front.origin}/${ACCOUNT}`,
    async issue(_tenantCode: string, ttlMs: number): Promise<StorageToken> {
      const { generateAccountSASQueryParameters, AccountSASPermissions, SASProtocol, credential } = await sdk();
      // A SAS knows no milliseconds.
      const expiresAt = Math.ceil((Date.now() + ttlMs) / SECOND_MS) * SECOND_MS;
      const sas = generateAccountSASQueryParameters(
        {
          services: 'b',
          resourceTypes: 'co',
          permissions: AccountSASPermissions.parse('rwlac'),
          protocol: SASProtocol.HttpsAndHttp,
          expiresOn: new Date(expiresAt),
        },
        credential,
      );
      return { accessKeyId: ACCOUNT, accessKeySecret: '', securityToken: sas.toString(), expiresAt };
    },
    expireAll: changeKey,
    async read(bucket, key) {
      await ready();
      try {
        return await (await blob(bucket, key)).downloadToBuffer();
      } catch (error) {
        if ((error as { statusCode?: number }).statusCode === NOT_FOUND) return undefined;
        throw error;
      }
    },
    async write(bucket, key, { body, contentType, disposition }) {
      await ready();
      const blobHTTPHeaders = { blobContentType: contentType, blobContentDisposition: disposition };
      await (await blob(bucket, key)).uploadData(body, { blobHTTPHeaders });
    },
    async close() {
      await front.close();
      await (await azurite)?.close();
    },
  };
}
