import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Credential } from '../credentials';
import { isSameSecret } from '../credentials';
import { StorageError } from '../storageError';

export interface SignedRequest {
  method: string;
  /** Path and query as they were sent. */
  target: string;
  headers: IncomingHttpHeaders;
}

export interface VerifierContext {
  region: string;
  find(accessKeyId: string): Readonly<Credential> | undefined;
  now(): number;
}

export interface VerifiedRequest {
  credential: Readonly<Credential>;
  /** SHA-256 of the body in hex, or `UNSIGNED-PAYLOAD`. */
  payloadHash: string;
}

interface Signature {
  accessKeyId: string;
  /** `20261120` */
  day: string;
  /** `20261120/cn-east-1/s3/aws4_request` */
  scope: string;
  signedHeaders: readonly string[];
  signature: string;
  /** `20261120T080000Z` */
  moment: string;
  securityToken: string;
  payloadHash: string;
  /** Life of a presigned URL; undefined for a signed header. */
  expiresInMs?: number;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const UNSIGNED = 'UNSIGNED-PAYLOAD';
const MAX_SKEW_MS = 15 * 60_000;
const MAX_URL_LIFE_SECONDS = 604_800;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const refuse = (status: number, code: string, message: string) => new StorageError(status, code, message);
const mismatch = () => refuse(403, 'SignatureDoesNotMatch', 'The signature does not match the request.');
const malformed = () => refuse(400, 'AuthorizationHeaderMalformed', 'The authorization is malformed.');

/** Percent-encodes all but the unreserved characters of RFC 3986. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

const queryPairs = (target: string): [name: string, value: string][] =>
  (target.split('?')[1] ?? '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decodeURIComponent(name), decodeURIComponent(value.join('='))];
    });

const headerValue = (headers: IncomingHttpHeaders, name: string) => [headers[name] ?? ''].flat().join(',');

/** `AWS4-HMAC-SHA256 Credential=…, SignedHeaders=…, Signature=…` */
function readHeader(headers: IncomingHttpHeaders): Signature {
  const [algorithm = '', ...rest] = headerValue(headers, 'authorization').split(' ');
  const fields = new Map(
    rest
      .join('')
      .split(',')
      .map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)] as const),
  );
  if (algorithm !== ALGORITHM) throw refuse(400, 'InvalidArgument', 'Unsupported authorization type.');
  const payloadHash = headerValue(headers, 'x-amz-content-sha256');
  if (!payloadHash) throw refuse(400, 'InvalidRequest', 'Missing required header: x-amz-content-sha256.');
  return {
    ...readCredential(fields.get('Credential')),
    signedHeaders: (fields.get('SignedHeaders') ?? '').split(';'),
    signature: fields.get('Signature') ?? '',
    moment: headerValue(headers, 'x-amz-date'),
    securityToken: headerValue(headers, 'x-amz-security-token'),
    payloadHash,
  };
}

function readQuery(target: string, headers: IncomingHttpHeaders): Signature {
  const query = new Map(queryPairs(target));
  const seconds = Number(query.get('X-Amz-Expires'));
  if (query.get('X-Amz-Algorithm') !== ALGORITHM || !(seconds >= 1 && seconds <= MAX_URL_LIFE_SECONDS))
    throw refuse(400, 'AuthorizationQueryParametersError', 'The parameters of the signed address are malformed.');
  return {
    ...readCredential(query.get('X-Amz-Credential')),
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    moment: query.get('X-Amz-Date') ?? '',
    securityToken: query.get('X-Amz-Security-Token') ?? '',
    payloadHash: headerValue(headers, 'x-amz-content-sha256') || query.get('X-Amz-Content-Sha256') || UNSIGNED,
    expiresInMs: seconds * 1_000,
  };
}

function readCredential(text = ''): Pick<Signature, 'accessKeyId' | 'day' | 'scope'> {
  const [accessKeyId = '', ...scope] = text.split('/');
  return { accessKeyId, day: scope[0] ?? '', scope: scope.join('/') };
}

function momentOf(text: string): number {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function checkTime({ moment, expiresInMs, day }: Signature, now: number): void {
  const signedAt = momentOf(moment);
  if (Number.isNaN(signedAt) || !moment.startsWith(day)) throw malformed();
  if (signedAt > now + MAX_SKEW_MS || (expiresInMs === undefined && signedAt < now - MAX_SKEW_MS))
    throw refuse(403, 'RequestTimeTooSkewed', 'The clocks differ by more than 15 minutes.');
  if (expiresInMs !== undefined && signedAt + expiresInMs <= now)
    throw refuse(403, 'AccessDenied', 'Request has expired.');
}

function canonicalRequest({ method, target, headers }: SignedRequest, { signedHeaders, payloadHash }: Signature) {
  const [path = ''] = target.split('?', 1);
  const query = queryPairs(target)
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  return [
    method,
    path.split('/').map(decodeURIComponent).map(encode).join('/'),
    query.join('&'),
    ...signedHeaders.map((name) => `${name}:${headerValue(headers, name).trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n');
}

/** The signature that the request needs (AWS Signature Version 4). */
function signatureOf(request: SignedRequest, signature: Signature, secret: string): string {
  const { moment, scope } = signature;
  const stringToSign = [ALGORITHM, moment, scope, sha256(canonicalRequest(request, signature))].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, stringToSign).toString('hex');
}

/**
 * Verifies the AWS Signature Version 4 of a header or of a presigned URL against the issued credentials. Throws the
 * StorageError of S3.
 */
export function verifySignatureV4(request: SignedRequest, { region, find, now }: VerifierContext): VerifiedRequest {
  const { headers, target } = request;
  const isInQuery = queryPairs(target).some(([name]) => name === 'X-Amz-Algorithm');
  if (isInQuery === (headers.authorization !== undefined))
    throw refuse(403, 'AccessDenied', 'Exactly one kind of signature is needed.');
  const signature = isInQuery ? readQuery(target, headers) : readHeader(headers);
  const credential = find(signature.accessKeyId);
  if (!credential) throw refuse(403, 'InvalidAccessKeyId', 'The access key id does not exist.');
  if (signature.scope !== `${signature.day}/${region}/s3/aws4_request`) throw malformed();
  checkTime(signature, now());
  const isUnsigned = (name: string) => !signature.signedHeaders.includes(name);
  if (isUnsigned('host') || Object.keys(headers).some((name) => name.startsWith('x-amz-') && isUnsigned(name)))
    throw refuse(403, 'AccessDenied', 'There were headers present in the request which were not signed.');
  const expected = signatureOf(request, signature, credential.accessKeySecret);
  if (!isSameSecret(signature.signature, expected)) throw mismatch();
  if (!isSameSecret(signature.securityToken, credential.securityToken))
    throw refuse(400, 'InvalidToken', 'The security token does not belong to the access key.');
  if (credential.expiresAt <= now()) throw refuse(400, 'ExpiredToken', 'The security token has expired.');
  return { credential, payloadHash: signature.payloadHash };
}
