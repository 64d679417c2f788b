import OSS from 'ali-oss';
import { isAppError } from '@/common/errors/appError';
import { isRecord } from '@/common/isRecord';
import type { StorageSettings } from '../storageSettings';
import type { FinishedPart, OpenProvider, SendOptions } from './provider';
import { sendRequest } from './request';
import type { StorageRequest } from './request';
import { sdkFailure, storageFailure } from './storageFailure';

/** Validity of a signed address. */
const SIGNED_URL_S = 15 * 60;

const HOUR_MS = 60 * 60 * 1000;

/** The parameters with which the SDK calls its HTTP client. */
interface SdkRequest {
  method: string;
  headers: Record<string, string>;
  content?: StorageRequest['body'];
  ctx?: () => SendContext;
}

/** What a call of the SDK passes through to the HTTP client. */
interface SendContext extends Partial<SendOptions> {
  /** The content instead of what the SDK has. */
  body?: Blob;
}

/** The SDK's HTTP client: ours tells the progress of a part and can abort it. */
const urllib = {
  async request(url: string, { method, headers, content, ctx }: SdkRequest) {
    const answer = await sendRequest({ method, url, headers, body: content, ...ctx?.() });
    const res = { status: answer.status, statusCode: answer.status, headers: answer.headers };
    return { ...res, data: answer.text, res };
  },
};

/** Options of the SDK that its types lack. */
interface ClientOptions extends OSS.Options {
  urllib: typeof urllib;
  /** Whether the bucket is in the path. */
  sldEnable: boolean;
}

/** The option of an opened client that its types lack. */
interface ClockOptions {
  /** Difference between the server's clock and the browser's, in milliseconds. */
  amendTimeSkewed: number;
}

const clientOptions = (storage: StorageSettings, isCname: boolean): Partial<ClientOptions> => ({
  bucket: storage.bucket,
  endpoint: isCname ? new URL(storage.endpoint).origin : storage.endpoint,
  cname: isCname,
  sldEnable: storage.isPathStyle,
  secure: storage.endpoint.startsWith('https:'),
  ...(storage.region && { region: storage.region }),
  urllib,
});

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isAppError(error)) throw error;
    const { status, code } = isRecord(error) ? error : {};
    if (typeof status !== 'number') throw sdkFailure(error);
    throw storageFailure(status, typeof code === 'string' ? code : undefined);
  }
}

/** Aliyun OSS: a multipart upload. */
export const openOss: OpenProvider = async (storage, credentials, clockOffsetMs) => {
  const { accessKeyId, accessKeySecret, securityToken } = credentials;
  const options = {
    ...clientOptions(storage, new URL(storage.endpoint).hostname.startsWith(`${storage.bucket}.`)),
    accessKeyId,
    accessKeySecret,
    ...(securityToken && { stsToken: securityToken }),
    // Credentials are renewed by us; without an interval the SDK warns on the console.
    refreshSTSTokenInterval: HOUR_MS,
  };
  const client = new OSS(options);
  // The SDK corrects its clock only after a request was refused.
  (client as unknown as { options: ClockOptions }).options.amendTimeSkewed = clockOffsetMs;
  /**
   * `ctx` is a function, because the SDK copies the content of objects. `disabledMD5`: it would hash every part on the
   * page's thread.
   */
  const optionsOf = (context: SendContext) => ({ ctx: () => context, disabledMD5: true }) as OSS.RequestOptions;
  const nothing = new Blob([]);

  return {
    start: ({ key, contentType, disposition }, signal) =>
      attempt(async () => {
        const headers = { 'Content-Disposition': disposition };
        const facts = { mime: contentType, headers };
        return (await client.initMultipartUpload(key, { ...facts, ...optionsOf({ signal }) })).uploadId;
      }),

    finishedParts: ({ key, uploadId }, signal) =>
      attempt(async () => {
        const finished: FinishedPart[] = [];
        let marker = 0;
        for (let isLast = false; !isLast;) {
          // The types demand an encoding, which is optional.
          const page = { 'max-parts': 1000, 'part-number-marker': marker } as OSS.ListPartsQuery;
          const answer = await client.listParts(key, uploadId, page, optionsOf({ signal }));
          // One part is not a list, and numbers are texts.
          for (const { PartNumber, Size, ETag } of [answer.parts as unknown].flat().filter(isRecord))
            finished.push({ number: Number(PartNumber), bytes: Number(Size), tag: String(ETag) });
          marker = Number(answer.nextPartNumberMarker);
          isLast = String(answer.isTruncated) !== 'true' || !marker;
        }
        return finished;
      }),

    sendPart: ({ key, uploadId }, { number, body }, sending) =>
      attempt(async () => {
        // The signature covers only headers, so the SDK need not copy the part into memory.
        const options = optionsOf({ ...sending, body });
        const { etag } = await client.uploadPart(key, uploadId, number, nothing, 0, 0, options);
        return { number, bytes: body.size, tag: etag };
      }),

    complete: ({ key, uploadId, contentType, disposition }, parts, signal) =>
      attempt(async () => {
        if (parts.length === 0) {
          const facts = { mime: contentType, headers: { 'Content-Disposition': disposition } };
          await client.put(key, new Blob([]), { ...facts, ...optionsOf({ signal }) });
          return;
        }
        const tags = parts.map(({ number, tag }) => ({ number, etag: tag }));
        await client.completeMultipartUpload(key, uploadId, tags, optionsOf({ signal }));
      }),

    abort: ({ key, uploadId }, signal) =>
      attempt(async () => {
        await client.abortMultipartUpload(key, uploadId, optionsOf({ signal }));
      }),

    signedUrl: async (key, { method = 'GET', process } = {}) =>
      // The types lack HEAD.
      client.signatureUrl(key, {
        method: method as OSS.HTTPMethods,
        // The SDK counts from the browser's clock.
        expires: SIGNED_URL_S + Math.round(clockOffsetMs / 1000),
        ...(process && { process }),
      }),
  };
};
