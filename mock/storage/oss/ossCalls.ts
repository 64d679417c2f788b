import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ObjectStore, StoredObject } from '../objectStore';
import { StorageError } from '../storageError';
import { xml } from '../xml';
import { processed } from './processed';
import type { OssRequest } from './verifySignatureV1';

/** A verified request with its body. */
export interface OssCall extends OssRequest {
  body: Buffer;
  objects: ObjectStore;
}

const KEPT_HEADER = /^(cache-control|content-(disposition|encoding|language|type)|expires|x-oss-meta-.+)$/;
const OVERRIDE =
  /^response-(cache-control|content-disposition|content-encoding|content-language|content-type|expires)$/;
const RANGE = /^bytes=(\d*)-(\d*)$/;
const DEFAULT_TYPE = 'application/octet-stream';

const keptHeaders = ({ headers }: OssCall) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      KEPT_HEADER.test(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  );

const quoted = (etag: string) => `"${etag.toUpperCase()}"`;

function sendXml(response: ServerResponse, root: string, fields: Parameters<typeof xml>[1]): void {
  response.writeHead(200, { 'Content-Type': 'application/xml' }).end(xml(root, fields));
}

function checkMd5({ headers, body }: OssCall): void {
  const given = headers['content-md5'];
  if (given !== undefined && given !== createHash('md5').update(body).digest('base64'))
    throw new StorageError(400, 'InvalidDigest', 'The content does not match its Content-MD5.');
}

/** The requested bytes; OSS sends the whole object when the range is not satisfiable. */
function rangeOf(header: string | undefined, length: number): { start: number; end: number } | undefined {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return start <= end ? { start, end } : undefined;
}

function sendObject({ method, headers, query }: OssCall, response: ServerResponse, object: StoredObject): void {
  const { body, etag, modifiedAt } = object;
  const range = rangeOf(headers.range, body.length);
  const content = range ? body.subarray(range.start, range.end + 1) : body;
  const overrides = [...query].flatMap(([name, value]) =>
    OVERRIDE.test(name) ? [[name.slice('response-'.length), value]] : [],
  );
  response.writeHead(range ? 206 : 200, {
    'content-type': DEFAULT_TYPE,
    ...object.headers,
    ...(Object.fromEntries(overrides) as Record<string, string>),
    ETag: quoted(etag),
    'Last-Modified': modifiedAt.toUTCString(),
    'Accept-Ranges': 'bytes',
    'Content-Length': content.length,
    ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${body.length}` }),
  });
  response.end(method === 'HEAD' ? undefined : content);
}

function read(call: OssCall, response: ServerResponse): void {
  const { bucket, key, query, objects } = call;
  const uploadId = query.get('uploadId');
  if (uploadId !== null) {
    const rows = objects.parts(bucket, key, uploadId).map(({ number, etag, body }) => ({
      PartNumber: number,
      ETag: quoted(etag),
      Size: body.length,
    }));
    const fields = { Bucket: bucket, Key: key, UploadId: uploadId, IsTruncated: false };
    return sendXml(response, 'ListPartsResult', { ...fields, Part: rows });
  }
  const object = objects.get(bucket, key);
  if (!object) throw new StorageError(404, 'NoSuchKey', 'The specified key does not exist.');
  sendObject(call, response, processed(object, query.get('x-oss-process')));
}

function write(call: OssCall, response: ServerResponse): void {
  const { bucket, key, query, objects, body } = call;
  checkMd5(call);
  const uploadId = query.get('uploadId');
  const etag =
    uploadId === null
      ? objects.put(bucket, key, body, keptHeaders(call)).etag
      : objects.putPart(bucket, key, uploadId, Number(query.get('partNumber')), body);
  response.writeHead(200, { ETag: quoted(etag) }).end();
}

/** The `<Part>` elements of a body that completes an upload. */
const namedParts = (body: Buffer) =>
  [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>\s*<ETag>([^<]+)<\/ETag>/g)].map(
    ([, number, etag = '']) => ({ number: Number(number), etag: etag.replaceAll('&quot;', '') }),
  );

/** Begins an upload in parts, or completes it. */
function upload(call: OssCall, response: ServerResponse): void {
  const { bucket, key, query, objects, body } = call;
  if (query.has('uploads')) {
    const uploadId = objects.beginUpload(bucket, key, keptHeaders(call));
    return sendXml(response, 'InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId: uploadId });
  }
  const { etag } = objects.complete(bucket, key, query.get('uploadId') ?? '', namedParts(body));
  sendXml(response, 'CompleteMultipartUploadResult', { Bucket: bucket, Key: key, ETag: quoted(etag) });
}

function abort({ bucket, key, query, objects }: OssCall, response: ServerResponse): void {
  const uploadId = query.get('uploadId');
  if (uploadId === null) throw new StorageError(403, 'AccessDenied', 'Objects cannot be deleted.');
  objects.abort(bucket, key, uploadId);
  response.writeHead(204).end();
}

/** The object calls of OSS that the client uses, by method. */
export const OSS_CALLS: Readonly<Record<string, (call: OssCall, response: ServerResponse) => void>> = {
  GET: read,
  HEAD: read,
  PUT: write,
  POST: upload,
  DELETE: abort,
};
