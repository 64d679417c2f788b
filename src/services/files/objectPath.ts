import { fileExtension } from '@/common/format/fileExtension';
import { localDay } from '@/common/format/localDay';

const DEFAULT_TYPE = 'att';
const TYPE_PATTERN = /^[A-Za-z0-9_-]{1,32}$/;
const EXTENSION_PATTERN = /^[a-z0-9]{1,16}$/;
/** The extension of a file that has none, or one that is more than letters and digits. */
const OTHER_EXTENSION = 'bin';

/** The key of a new file: `{guid}.{ext}`. */
export function fileKeyOf(guid: string, filename: string): string {
  const extension = fileExtension(filename);
  return `${guid}.${EXTENSION_PATTERN.test(extension) ? extension : OTHER_EXTENSION}`;
}

export interface ObjectPathParts {
  fileKey: string;
  /** Upload type; `att` when missing or not a plain word. */
  type?: string | undefined;
  /** Milliseconds since 1970. */
  time: number;
  tenantCode: string;
}

/**
 * The path of a new object (business spec §7): the first three characters of the file key, the upload type, the date as
 * YYYYMMDD, the tenant and the file key.
 */
export function objectPath({ fileKey, type = DEFAULT_TYPE, time, tenantCode }: ObjectPathParts): string {
  const safeType = TYPE_PATTERN.test(type) ? type : DEFAULT_TYPE;
  const safeTenant = tenantCode.replace(/[^A-Za-z0-9_-]/g, '_');
  return [fileKey.slice(0, 3), safeType, localDay(time).replaceAll('-', ''), safeTenant, fileKey].join('/');
}
