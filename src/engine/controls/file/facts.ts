import { defineControl } from '../defineControl';
import type { Problem } from '../defineControl';
import { isReadableFiles, readEntries } from './entries';
import { maxCountOf } from './limits';
import type { FileLimits } from './limits';
import { isInterrupted } from './pageUploads';

/** What is wrong with the files of a value, for files and pictures alike. */
export function judgeFiles(value: unknown, limits: FileLimits): Problem | undefined {
  const entries = readEntries(value);
  const interrupted = entries.find(isInterrupted);
  if (interrupted) return { key: 'engine.file.interrupted', params: { filename: interrupted.filename } };
  const maxcount = maxCountOf(limits);
  return entries.length > maxcount ? { key: 'engine.file.toomany', params: { maxcount } } : undefined;
}

/** The names of the files. */
export const filesAsText = (value: unknown): string =>
  readEntries(value)
    .map(({ filename }) => filename)
    .join('，');

export default defineControl({
  type: 'file',
  category: 'input',
  clicks: 'area',
  requiredKey: 'engine.file.required',
  isReadable: isReadableFiles,
  validate: judgeFiles,
  format: filesAsText,
});
