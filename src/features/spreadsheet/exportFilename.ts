import { fileName } from '@/common/format/fileName';
import type { FileType } from '@/services/api/spreadsheets';

const EXTENSIONS: Readonly<Record<FileType, string>> = { '1': '.xlsx', '2': '.csv' };
const KNOWN_EXTENSION = /\.(xlsx|xls|csv)$/i;

/** The name with the extension of the type, in place of another one (business spec §5). Empty stays empty. */
export function exportFilename(name: string, type: FileType): string {
  const base = fileName(name.replace(KNOWN_EXTENSION, ''));
  return base === '' ? '' : base + EXTENSIONS[type];
}
