import type { Caller } from '../domain/accounts/caller';
import { businessError } from '../domain/apiError';
import type { CallContext } from './createHandler';
import { originOf } from './wire';

/** Files that the platform itself hands out. They are stored by their path. */
const OF_PLATFORM = /^\/api\/mock-files\/[\w-]+$/;
/** A drawn picture; 4 characters for each 3 bytes. */
const PICTURE = /^data:image\/(png|jpeg);base64,([A-Za-z0-9+/]{4})+([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with other addresses of its files (business spec §3), those in the cells of tables among them. */
function mapAddresses<Value>(value: Value, change: (url: string) => string): Value {
  const map = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(map);
    if (!isRecord(part)) return part;
    if (typeof part.url === 'string' && 'filename' in part) return { ...part, url: change(part.url) };
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, map(inner)]));
  };
  return map(value) as Value;
}

/** An answer in which the platform's own files have whole addresses: pages show no others. */
export const withAddresses = <Value>(value: Value, context: CallContext): Value =>
  mapAddresses(value, (url) => (OF_PLATFORM.test(url) ? originOf(context.request) + url : url));

/** The addresses of the files in the values of a form. */
function addressesIn(value: unknown): readonly string[] {
  const urls: string[] = [];
  mapAddresses(value, (url) => {
    urls.push(url);
    return url;
  });
  return urls;
}

/**
 * What was sent, with the platform's own files by their paths again. Throws unless all its files are such ones or in the
 * tenant's storage: whoever opens the process fetches them.
 */
export async function withOwnFiles<Value>(value: Value, { company }: Caller, context: CallContext): Promise<Value> {
  const origin = originOf(context.request);
  const stored = mapAddresses(value, (url) => (url.startsWith(`${origin}/api/`) ? url.slice(origin.length) : url));
  const objects = context.platform.objects(company.tenantCode);
  for (const url of new Set(addressesIn(stored))) {
    const isOwn = OF_PLATFORM.test(url) || (/^https?:/i.test(url) && (await objects.isOwn(url)));
    if (!isOwn) throw businessError('storage.address_refused');
  }
  return stored;
}

/** The signature. Throws unless it is empty, a drawn picture, or a file of the tenant's storage. */
export const ownSignature = async (signature: string, caller: Caller, context: CallContext): Promise<string> =>
  signature === '' || PICTURE.test(signature)
    ? signature
    : (await withOwnFiles({ url: signature, filename: '' }, caller, context)).url;
