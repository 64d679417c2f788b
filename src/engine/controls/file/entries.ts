import type { StoredFile } from '@/common/files';
import { nameInAddress } from '@/common/format/nameInAddress';
import { plainName } from '@/common/format/plainName';
import { isRecord } from '@/common/isRecord';

/** One file of a field's value: in the storage, or still on its way there. */
export interface FileEntry extends StoredFile {
  /** Id of the upload while the file is on its way; `url` is empty until it has arrived. */
  readonly pending?: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const MAX_ADDRESS_LENGTH = 2_048;

/** Whether a text can be the address of a stored file. Anything else is never fetched. */
const isAddress = (url: string): boolean => /^(https?|blob):/i.test(url) && url.length <= MAX_ADDRESS_LENGTH;

function readEntry(value: unknown): FileEntry | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : readEntry({ url: value });
  if (!isRecord(value)) return undefined;
  const [url, pending] = [text(value.url), text(value.pending)];
  if (url === '' ? pending === '' : !isAddress(url)) return undefined;
  return {
    url,
    filename: plainName(text(value.filename) || nameInAddress(url) || url),
    type: text(value.type),
    date: text(value.date),
    datetime: typeof value.datetime === 'number' ? String(value.datetime) : text(value.datetime),
    ...(pending !== '' && url === '' && { pending }),
  };
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null || value === '' ? [] : [value];

/** The files of a value: a list of records, one record, or addresses alone. What is no file is left out. */
export function readEntries(value: unknown): readonly FileEntry[] {
  return listOf(value).flatMap((item) => readEntry(item) ?? []);
}

/** Whether every item of the value is a file. */
export function isReadableFiles(value: unknown): boolean {
  return listOf(value).every((item) => readEntry(item) !== undefined);
}

/** The entries as the field keeps them: no list when there is no file. */
export const asValue = (entries: readonly FileEntry[]): readonly FileEntry[] | undefined =>
  entries.length > 0 ? entries : undefined;

export const isVideo = ({ type, filename }: FileEntry): boolean =>
  type.startsWith('video/') || /\.(mp4|mov|webm|m4v)$/i.test(filename);

/** React keys of entries: the same before and after an upload, so that the focus stays. */
export function entryKeys(entries: readonly FileEntry[]): readonly string[] {
  const counts = new Map<string, number>();
  return entries.map(({ filename }) => {
    const count = (counts.get(filename) ?? 0) + 1;
    counts.set(filename, count);
    return `${count} ${filename}`;
  });
}
