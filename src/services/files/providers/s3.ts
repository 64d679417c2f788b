import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { XhrHttpHandler } from '@aws-sdk/xhr-http-handler';
import { AppError, isAppError } from '@/common/errors/appError';
import { isRecord } from '@/common/isRecord';
import type { FinishedPart, OpenProvider } from './provider';
import { cancelledTransfer, connectionFailure, sdkFailure, storageFailure } from './storageFailure';

/** Validity of a signed address. */
const SIGNED_URL_S = 15 * 60;

type Handle = XhrHttpHandler['handle'];
type HandlerOptions = NonNullable<Parameters<Handle>[1]> & { onProgress?: (loaded: number) => void };

/**
 * Sends with XMLHttpRequest, which tells the progress of uploads. The library's handler takes a broken connection for an
 * answer with status 0, which the client would take for success.
 */
const xhrHandler = {
  async handle(...[request, options]: Parameters<Handle>): ReturnType<Handle> {
    const { onProgress }: HandlerOptions = options ?? {};
    const handler = new XhrHttpHandler();
    if (onProgress)
      handler.on(XhrHttpHandler.EVENTS.UPLOAD_PROGRESS, ({ loaded }: ProgressEvent) => onProgress(loaded));
    const result = await handler.handle(request, options);
    if (result.response.statusCode === 0) throw connectionFailure();
    return result;
  },
};

function toFailure(error: unknown) {
  if (isAppError(error)) return error;
  if (!isRecord(error) || !(error instanceof Error)) return sdkFailure(error);
  if (error.name === 'AbortError') return cancelledTransfer();
  if (error.message.startsWith(XhrHttpHandler.ERROR_IDENTIFIER)) return connectionFailure();
  const status = isRecord(error.$metadata) ? error.$metadata.httpStatusCode : undefined;
  return typeof status === 'number' ? storageFailure(status, error.name) : sdkFailure(error);
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toFailure(error);
  }
}

/**
 * S3 and what is compatible with it: a multipart upload.
 *
 * @param requestHandler Default: XMLHttpRequest.
 */
export const openS3 = async (
  ...[storage, credentials, clockOffsetMs, requestHandler = xhrHandler]: [
    ...Parameters<OpenProvider>,
    requestHandler?: S3ClientConfig['requestHandler'],
  ]
): ReturnType<OpenProvider> => {
  const client = new S3Client({
    region: storage.region || 'us-east-1',
    endpoint: storage.endpoint,
    forcePathStyle: storage.isPathStyle,
    credentials: {
      accessKeyId: credentials.accessKeyId,
      secretAccessKey: credentials.accessKeySecret,
      ...(credentials.securityToken && { sessionToken: credentials.securityToken }),
    },
    // Retries and renewals are ours; checksums of newer versions are refused by compatible storages.
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    systemClockOffset: clockOffsetMs,
    requestHandler,
  });
  const object = (key: string) => ({ Bucket: storage.bucket, Key: key });

  return {
    start: ({ key, contentType, disposition }, abortSignal) =>
      attempt(async () => {
        const facts = { ContentType: contentType, ContentDisposition: disposition };
        const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...object(key), ...facts }), {
          abortSignal,
        });
        if (!UploadId) throw storageFailure(502, 'NoUploadId');
        return UploadId;
      }),

    finishedParts: ({ key, uploadId }, abortSignal) =>
      attempt(async () => {
        const finished: FinishedPart[] = [];
        let marker: string | undefined;
        do {
          const page = { ...object(key), UploadId: uploadId, ...(marker && { PartNumberMarker: marker }) };
          const answer = await client.send(new ListPartsCommand(page), { abortSignal });
          for (const { PartNumber, Size, ETag } of answer.Parts ?? [])
            if (PartNumber && Size !== undefined && ETag) finished.push({ number: PartNumber, bytes: Size, tag: ETag });
          marker = answer.IsTruncated ? answer.NextPartNumberMarker : undefined;
        } while (marker);
        return finished;
      }),

    sendPart: ({ key, uploadId }, { number, body }, { signal, onProgress }) =>
      attempt(async () => {
        const part = { ...object(key), UploadId: uploadId, PartNumber: number, Body: body };
        const options: HandlerOptions = { abortSignal: signal, onProgress };
        const { ETag } = await client.send(new UploadPartCommand(part), options);
        // Without the header in Access-Control-Expose-Headers the upload could not be completed.
        if (!ETag)
          throw new AppError('service', 'The storage does not expose ETag', { status: 400, code: 'files.noETag' });
        return { number, bytes: body.size, tag: ETag };
      }),

    complete: ({ key, uploadId, contentType, disposition }, parts, abortSignal) =>
      attempt(async () => {
        if (parts.length === 0) {
          const facts = { ContentType: contentType, ContentDisposition: disposition, ContentLength: 0 };
          await client.send(new PutObjectCommand({ ...object(key), ...facts, Body: '' }), { abortSignal });
          return;
        }
        const Parts = parts.map(({ number, tag }) => ({ PartNumber: number, ETag: tag }));
        const completed = { ...object(key), UploadId: uploadId, MultipartUpload: { Parts } };
        await client.send(new CompleteMultipartUploadCommand(completed), { abortSignal });
      }),

    abort: ({ key, uploadId }, abortSignal) =>
      attempt(async () => {
        await client.send(new AbortMultipartUploadCommand({ ...object(key), UploadId: uploadId }), { abortSignal });
      }),

    signedUrl: (key, { method = 'GET' } = {}) =>
      attempt(() => {
        // The presigner ignores `systemClockOffset`.
        const options = { expiresIn: SIGNED_URL_S, signingDate: new Date(Date.now() + clockOffsetMs) };
        return method === 'HEAD'
          ? getSignedUrl(client, new HeadObjectCommand(object(key)), options)
          : getSignedUrl(client, new GetObjectCommand(object(key)), options);
      }),
  };
};
