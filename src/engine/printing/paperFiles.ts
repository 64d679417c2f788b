import { shorten } from '@/common/format/shorten';
import type { FileEntry } from '../controls/file/entries';
import type { EngineHost } from '../host';

/** Characters of a file's name that are printed. */
const MAX_NAME_LENGTH = 120;

/** The name of a file on paper, and whether it has never arrived in the storage. */
export function printedName({ filename, pending }: FileEntry, { t }: Pick<EngineHost, 't'>): string {
  const name = shorten(filename, MAX_NAME_LENGTH);
  return pending === undefined ? name : t('engine.print.pendingname', { name });
}

/** The names of the files of a field. */
export const printedNames = (entries: readonly FileEntry[], host: Pick<EngineHost, 't'>): string =>
  entries.map((entry) => printedName(entry, host)).join('，');
