import type { IncomingMessage } from 'node:http';
import type { CloudStorage } from './cloudStorage';
import type { Credentials } from './credentials';
import type { Front } from './front';
import type { ObjectStore } from './objectStore';

/** Parts and contents; calls about an upload are none. */
export const isTransfer = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'PUT' || (method === 'GET' && !/[?&]uploadId=/.test(url));

/** A running storage whose objects the platform keeps itself. */
export const inMemoryStorage = (front: Front, credentials: Credentials, objects: ObjectStore): CloudStorage => ({
  endpoint: front.origin,
  issue: (tenantCode, ttlMs) => Promise.resolve(credentials.issue(tenantCode, ttlMs)),
  expireAll: () => Promise.resolve(credentials.expireAll()),
  read: (bucket, key) => Promise.resolve(objects.get(bucket, key)?.body),
  write(bucket, key, { body, contentType, disposition }) {
    objects.put(bucket, key, body, { 'content-type': contentType, 'content-disposition': disposition });
    return Promise.resolve();
  },
  close: front.close,
});
