import { readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** An editor writes in several strokes. */
const SETTLE_MS = 80;

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The file's text; undefined when it is not there. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Tells each text that differs from the one before (at first from `known`), and undefined when the file is gone. The
 * folder is watched: an editor that replaces the file takes away what a watch of the file itself would hold on to.
 */
export function watchFile(
  file: string,
  known: string | undefined,
  onText: (text: string | undefined) => void,
): () => void {
  let last = known;
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    const text = readIfThere(file);
    if (text === last) return;
    last = text;
    onText(text);
  };
  const watcher = watch(dirname(file), (_event, name) => {
    if (name !== null && name !== basename(file)) return;
    clearTimeout(timer);
    timer = setTimeout(look, SETTLE_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
