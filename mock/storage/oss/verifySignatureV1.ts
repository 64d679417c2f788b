import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Credential } from '../credentials';
import { isSameSecret } from '../credentials';
import { StorageError } from '../storageError';

export interface OssRequest {
  method: string;
  bucket: string;
  /** Decoded. */
  key: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
}

export interface VerifierContext {
  find(accessKeyId: string): Readonly<Credential> | undefined;
  now(): number;
}

const MAX_SKEW_MS = 15 * 60_000;

/** Parameters of the address that are part of the signed resource. */
const SUB_RESOURCE =
  /^(acl|uploads|uploadId|partNumber|location|cors|delete|append|position|tagging|objectMeta|symlink|restore|security-token|x-oss-process|x-oss-traffic-limit|response-(content-type|content-language|expires|cache-control|content-disposition|content-encoding))$/;

const refuse = (code: string, message: string) => new StorageError(403, code, message);
const headerValue = (headers: IncomingHttpHeaders, name: string) => [headers[name] ?? ''].flat().join(',');
const byName = ([a]: readonly [string, string], [b]: readonly [string, string]) => (a < b ? -1 : Number(a > b));

function canonicalResource({ bucket, key, query }: OssRequest): string {
  const signed = [...query].filter(([name]) => SUB_RESOURCE.test(name)).sort(byName);
  const parameters = signed.map(([name, value]) => (value === '' ? name : `${name}=${value}`));
  return `/${bucket}/${key}${parameters.length > 0 ? '?' : ''}${parameters.join('&')}`;
}

/** @param date The date of the request, or the end of a signed URL in seconds since 1970. */
export function signatureOf(request: OssRequest, date: string, secret: string): string {
  const { method, headers } = request;
  const ossHeaders = Object.keys(headers)
    .filter((name) => name.startsWith('x-oss-'))
    .sort()
    .map((name) => `${name}:${headerValue(headers, name).trim()}`);
  const stringToSign = [
    method,
    headerValue(headers, 'content-md5'),
    headerValue(headers, 'content-type'),
    date,
    ...ossHeaders,
    canonicalResource(request),
  ].join('\n');
  return createHmac('sha1', secret).update(stringToSign).digest('base64');
}

interface Signature {
  accessKeyId: string;
  signature: string;
  date: string;
  securityToken: string;
}

/** `OSS id:signature` */
function readHeader({ headers }: OssRequest, now: number): Signature {
  const [, accessKeyId = '', signature = ''] = /^OSS ([^:]+):(.+)$/.exec(headerValue(headers, 'authorization')) ?? [];
  const date = headerValue(headers, 'x-oss-date') || headerValue(headers, 'date');
  const moment = Date.parse(date);
  if (Number.isNaN(moment)) throw refuse('AccessDenied', 'The request needs a valid date.');
  if (Math.abs(moment - now) > MAX_SKEW_MS)
    throw refuse('RequestTimeTooSkewed', 'The clocks differ by more than 15 minutes.');
  return { accessKeyId, signature, date, securityToken: headerValue(headers, 'x-oss-security-token') };
}

function readQuery({ query }: OssRequest, now: number): Signature {
  const date = query.get('Expires') ?? '';
  if (!(Number(date) * 1_000 > now)) throw refuse('AccessDenied', 'Request has expired.');
  return {
    accessKeyId: query.get('OSSAccessKeyId') ?? '',
    signature: query.get('Signature') ?? '',
    date,
    securityToken: query.get('security-token') ?? '',
  };
}

/**
 * Verifies the OSS signature version 1 of a header or of a signed URL against the issued credentials, and returns the
 * credential. Throws the StorageError of OSS.
 */
export function verifySignatureV1(request: OssRequest, { find, now }: VerifierContext): Readonly<Credential> {
  const isInQuery = request.query.has('Signature');
  if (isInQuery === (request.headers.authorization !== undefined))
    throw refuse('AccessDenied', 'Exactly one kind of signature is needed.');
  const given = (isInQuery ? readQuery : readHeader)(request, now());
  const credential = find(given.accessKeyId);
  if (!credential) throw refuse('InvalidAccessKeyId', 'The access key id does not exist.');
  if (!isSameSecret(given.signature, signatureOf(request, given.date, credential.accessKeySecret)))
    throw refuse('SignatureDoesNotMatch', 'The signature does not match the request.');
  if (!isSameSecret(given.securityToken, credential.securityToken))
    throw refuse('InvalidSecurityToken', 'The security token does not belong to the access key.');
  if (credential.expiresAt <= now()) throw refuse('SecurityTokenExpired', 'The security token has expired.');
  return credential;
}
