import type { FileType } from '@/services/api/spreadsheets';

const EXTENSIONS: Readonly<Record<FileType, string>> = { '1': '.xlsx', '2': '.csv' };
const KNOWN_EXTENSION = /\.(xlsx|xls|csv)$/i;
/** Characters that file systems refuse. */
// eslint-disable-next-line no-control-regex
const REFUSED = /[\\/:*?"<>|\u0000-\u001f]/g;

/** The name with the extension of the type, in place of another one (business spec §5). Empty stays empty. */
export function exportFilename(name: string, type: FileType): string {
  const base = name.replace(KNOWN_EXTENSION, '').replace(REFUSED, '_').trim();
  return base === '' ? '' : base + EXTENSIONS[type];
}
