import { fallback, object } from 'valibot';
import { STORAGE_KINDS } from '@/common/files';
import type { StorageKind } from '@/common/files';
import { isRecord } from '@/common/isRecord';
import { looseString, read } from '@/common/schemas';
import { tryRead } from '@/common/tryRead';

export type ProviderName = 'aliyun' | 'azure' | 'awss3';

/** One storage of the tenant: a bucket, or a container of Azure. */
export interface StorageSettings {
  readonly kind: StorageKind;
  readonly provider: ProviderName;
  readonly region: string;
  readonly bucket: string;
  /** Address of the storage service, without a trailing slash. */
  readonly endpoint: string;
  /** Address that precedes the key of an object, without a trailing slash. */
  readonly baseUrl: string;
  /** Whether the bucket is in the path of the address, not in its host. */
  readonly isPathStyle: boolean;
}

export type Storages = ReadonlyMap<StorageKind, StorageSettings>;

/** Where an address leads: the object `key` of a storage. */
export interface StoredObject {
  readonly storage: StorageSettings;
  readonly key: string;
}

const field = fallback(looseString, '');

const schema = object({
  provider: field,
  region: field,
  storagebucket: field,
  bucket: field,
  storageendpoint: field,
  endpoint: field,
  storageurl: field,
});

const isProviderName = (name: string): name is ProviderName => ['aliyun', 'azure', 'awss3'].includes(name);

/** The address without query and trailing slashes; undefined when it is none. A bare host gets https. */
function toAddress(text: string): URL | undefined {
  const url = text ? tryRead(() => new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`)) : undefined;
  if (!url) return undefined;
  url.search = '';
  url.hash = '';
  url.pathname = url.pathname.replace(/\/+$/, '');
  return url;
}

const textOf = (url: URL) => url.href.replace(/\/+$/, '');

/** The two spellings of a bucket's address: the bucket in the host, or in the path. They are one for an IP address. */
function addressesOf(endpoint: URL, bucket: string) {
  if (endpoint.hostname.startsWith(`${bucket}.`)) return { inHost: textOf(endpoint), inPath: textOf(endpoint) };
  const inPath = `${textOf(endpoint)}/${bucket}`;
  const inHost = new URL(endpoint);
  // The assignment is ignored where the result is no host name.
  inHost.hostname = `${bucket}.${endpoint.hostname}`;
  return { inHost: inHost.hostname === endpoint.hostname ? inPath : textOf(inHost), inPath };
}

function toSettings(kind: StorageKind, record: unknown): StorageSettings | undefined {
  if (!isRecord(record)) return undefined;
  const fields = read(schema, record);
  const provider = fields.provider.trim().toLowerCase();
  const bucket = fields.storagebucket || fields.bucket;
  const base = toAddress(fields.storageurl);
  const endpoint = toAddress(fields.storageendpoint || fields.endpoint) ?? (base && new URL(base.origin));
  if (!isProviderName(provider) || !bucket || !endpoint) return undefined;
  const isPathStyle = base ? base.pathname.split('/').includes(bucket) : provider !== 'aliyun';
  const { inHost, inPath } = addressesOf(endpoint, bucket);
  const baseUrl = base ? textOf(base) : isPathStyle ? inPath : inHost;
  return { kind, provider, region: fields.region, bucket, endpoint: textOf(endpoint), baseUrl, isPathStyle };
}

/** Parses the stored storage settings (business spec §3). A kind that is missing or damaged is left out. */
export function readStorages(record: unknown): Storages {
  if (!isRecord(record)) return new Map();
  return new Map(
    STORAGE_KINDS.flatMap((kind) => {
      const settings = toSettings(kind, record[kind]);
      return settings ? [[kind, settings] as const] : [];
    }),
  );
}

/** The address of an object without a signature. */
export const objectUrl = ({ baseUrl }: StorageSettings, key: string): string =>
  `${baseUrl}/${key.split('/').map(encodeURIComponent).join('/')}`;

/** The decoded key; undefined for one that leads out of its bucket or cannot be decoded. */
function keyOf(encoded: string): string | undefined {
  try {
    const key = decodeURIComponent(encoded);
    return key === '' || key.split(/[/\\]/).some((part) => part === '..' || part === '.') ? undefined : key;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** The object at an address; undefined for an address outside the tenant's storages. The longest prefix wins. */
export function locate(storages: Storages, url: URL): StoredObject | undefined {
  const address = `${url.origin}${url.pathname}`;
  const matches = [...storages.values()].flatMap((storage) => {
    const { inHost, inPath } = addressesOf(new URL(storage.endpoint), storage.bucket);
    return [storage.baseUrl, inHost, inPath].flatMap((base) => {
      const key = address.startsWith(`${base}/`) ? keyOf(address.slice(base.length + 1)) : undefined;
      return key === undefined ? [] : [{ storage, key, length: base.length }];
    });
  });
  const [best] = matches.sort((a, b) => b.length - a.length);
  return best && { storage: best.storage, key: best.key };
}
