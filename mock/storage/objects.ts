import type { StorageKind } from '../../src/common/files';
import { STORAGE_KINDS } from '../../src/common/files';
import { isoDay, TODAY } from '../domain/calendar';
import { businessError } from '../domain/apiError';
import type { CloudStorage } from './cloudStorage';
import { storages } from './storages';
import { bucketOf } from './tenantStorages';

export interface FileToWrite {
  kind: StorageKind;
  /** The file key: `{guid}.{extension}`. */
  key: string;
  body: Uint8Array;
  contentType: string;
  /** The name under which a browser saves the file. */
  filename: string;
}

/** The files of one tenant, for the platform's own jobs. */
export interface Objects {
  /** Whether the address is one of the tenant's storage, with an object or without. */
  isOwn(url: string): Promise<boolean>;
  /** Throws an ApiError for an address outside the tenant's storage, and for a missing file. */
  read(url: string): Promise<Buffer>;
  /** Returns the address of the object, without a signature. */
  write(file: FileToWrite): Promise<string>;
}

const KEY_PREFIX_LENGTH = 3;
const UPLOAD_TYPE = 'att';

/** `abc/att/20261120/hd/abcdef.xlsx` (business spec §7). */
export const objectKey = (tenantCode: string, fileKey: string) =>
  [fileKey.slice(0, KEY_PREFIX_LENGTH), UPLOAD_TYPE, isoDay(TODAY).replaceAll('-', ''), tenantCode, fileKey].join('/');

/** RFC 6266: the name in UTF-8, and a fallback in ASCII. */
const dispositionOf = (filename: string) =>
  `attachment; filename="${filename.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(filename).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16)}`)}`;

export function objectsOf(tenantCode: string): Objects {
  const addressOf = (endpoint: string, kind: StorageKind) => `${endpoint}/${bucketOf(tenantCode, kind)}/`;
  /** The bucket and the encoded key of an address; undefined for one of another storage. */
  const locate = ({ endpoint }: CloudStorage, url: string) => {
    // As a browser reads it: without the steps that would lead out of the bucket.
    const [address = ''] = (URL.canParse(url) ? new URL(url).href : '').split(/[?#]/, 1);
    const kind = STORAGE_KINDS.find((each) => address.startsWith(addressOf(endpoint, each)));
    return kind && { kind, key: address.slice(addressOf(endpoint, kind).length) };
  };
  return {
    async isOwn(url) {
      return locate(await storages().of(tenantCode), url) !== undefined;
    },
    async read(url) {
      const storage = await storages().of(tenantCode);
      const place = locate(storage, url);
      if (!place) throw businessError('storage.address_refused');
      const { kind } = place;
      const key = decodeURIComponent(place.key);
      const body = await storage.read(bucketOf(tenantCode, kind), key);
      if (!body) throw businessError('storage.file_missing');
      return body;
    },
    async write({ kind, key: fileKey, body, contentType, filename }) {
      const storage = await storages().of(tenantCode);
      const key = objectKey(tenantCode, fileKey);
      const object = { body: Buffer.from(body), contentType, disposition: dispositionOf(filename) };
      await storage.write(bucketOf(tenantCode, kind), key, object);
      return addressOf(storage.endpoint, kind) + key.split('/').map(encodeURIComponent).join('/');
    },
  };
}
