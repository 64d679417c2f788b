import { readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Debounce time, because an editor may write a file in several steps. */
const SETTLE_MS = 80;

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The file's text; undefined for a missing file. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Calls `onText` with each changed text (compared with `known` at first), and with undefined when the file is gone.
 * Watches the folder, because an editor that replaces the file would end a watch of the file itself.
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
