import type { ProviderName } from '../storageSettings';
import type { OpenProvider } from './provider';

/** Each SDK is a chunk of its own, fetched with the first use of such a storage. */
const LOADERS: Readonly<Record<ProviderName, () => Promise<OpenProvider>>> = {
  awss3: async () => (await import(/* webpackChunkName: "storage-s3" */ './s3')).openS3,
  aliyun: async () => (await import(/* webpackChunkName: "storage-oss" */ './oss')).openOss,
  azure: async () => (await import(/* webpackChunkName: "storage-azure" */ './azure')).openAzure,
};

/** Opens a storage with the SDK of its provider. */
export const openProvider: OpenProvider = async (storage, ...rest) =>
  (await LOADERS[storage.provider]())(storage, ...rest);

const KB = 1024;
const MB = 1024 * KB;

/** Most parts of an upload: of S3 and OSS. */
const MAX_PARTS = 10_000;

/** Files over this size have larger blocks at Azure (business spec §9). */
const AZURE_LARGE_FILE_BYTES = 33_554_432;

/** Bytes of each part but the last one. S3 takes no part under 5 MB, OSS none under 100 KB. */
export function partBytes(provider: ProviderName, fileBytes: number): number {
  if (provider === 'azure') return fileBytes > AZURE_LARGE_FILE_BYTES ? 4 * MB : 512 * KB;
  const usual = provider === 'awss3' ? 5 * MB : MB;
  return Math.max(usual, Math.ceil(fileBytes / MAX_PARTS));
}
