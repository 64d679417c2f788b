import { defineControl } from '../defineControl';
import type { Problem } from '../defineControl';
import { isReadableFiles, readEntries } from './entries';
import { maxCountOf } from './limits';
import type { FileLimits } from './limits';
import { isInterrupted } from './pageUploads';
import type { FileControl } from './pageUploads';

/** What is wrong with the files of a value; the texts are those of files or of pictures. */
export const judgeFiles =
  (kind: FileControl) =>
  (value: unknown, limits: FileLimits): Problem | undefined => {
    const entries = readEntries(value);
    const interrupted = entries.find(isInterrupted);
    if (interrupted) return { key: `engine.${kind}.interrupted`, params: { filename: interrupted.filename } };
    const count = maxCountOf(limits);
    return entries.length > count ? { key: `engine.${kind}.toomany`, params: { count } } : undefined;
  };

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
  validate: judgeFiles('file'),
  format: filesAsText,
});
