import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { AnonymousCredential, BlockBlobClient, newPipeline } from '@azure/storage-blob';
import OSS from 'ali-oss';
import type { ServerToken } from '@/services/api/serverToken';
import { partBytes } from '@/services/files/providers/openProvider';
import type { StorageSettings } from '@/services/files/storageSettings';

const PARALLEL = 3;

type Upload = (storage: StorageSettings, token: ServerToken, file: File) => Promise<number>;

/** A multipart upload with the SDK's commands and its own HTTP client. */
const s3: Upload = async ({ endpoint, region, bucket, isPathStyle }, token, file) => {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: isPathStyle,
    credentials: {
      accessKeyId: token.accessKeyId,
      secretAccessKey: token.accessKeySecret,
      sessionToken: token.securityToken,
    },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const object = { Bucket: bucket, Key: `ben/att/bench/sdk/${file.name}` };
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(object));
  const size = partBytes('awss3', file.size);
  const numbers = Array.from({ length: Math.ceil(file.size / size) }, (_, index) => index + 1);
  const waiting = [...numbers];
  const tags = new Map<number, string | undefined>();
  const work = async () => {
    for (let number = waiting.shift(); number; number = waiting.shift()) {
      const body = file.slice((number - 1) * size, number * size);
      const part = { ...object, UploadId, PartNumber: number, Body: body };
      tags.set(number, (await client.send(new UploadPartCommand(part))).ETag);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  const Parts = numbers.map((number) => ({ PartNumber: number, ETag: tags.get(number) }));
  await client.send(new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } }));
  return 0;
};

const oss: Upload = async ({ endpoint, bucket, isPathStyle }, token, file) => {
  const { accessKeyId, accessKeySecret, securityToken: stsToken } = token;
  const account = { accessKeyId, accessKeySecret, stsToken };
  const client = new OSS({ ...account, endpoint, bucket, ...{ sldEnable: isPathStyle } });
  let progressCount = 0;
  await client.multipartUpload(`ben/att/bench/sdk/${file.name}`, file, {
    partSize: partBytes('aliyun', file.size),
    parallel: PARALLEL,
    progress: () => (progressCount += 1),
  });
  return progressCount;
};

const azure: Upload = async ({ baseUrl }, { securityToken }, file) => {
  const url = `${baseUrl}/ben/att/bench/sdk/${file.name}?${securityToken}`;
  let progressCount = 0;
  await new BlockBlobClient(url, newPipeline(new AnonymousCredential())).uploadData(file, {
    blockSize: partBytes('azure', file.size),
    concurrency: PARALLEL,
    maxSingleShotSize: 0,
    onProgress: () => (progressCount += 1),
  });
  return progressCount;
};

/** Uploads with the provider's SDK alone: parts of the same size, three at a time. Returns how often it told progress. */
export const bareUpload: Upload = (storage, token, file) =>
  ({ awss3: s3, aliyun: oss, azure })[storage.provider](storage, token, file);
