import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TextParams } from '../../languages/localise';
import { JobFailure } from '../jobs/job';
import type { Sheet, SheetRow } from './cell';
import { HEADER_LINES } from './findHeader';
import { workbookEntries } from './workbookFile';

/** Lines that are read of a sheet: twice the allowed rows, so that blank lines never hide rows. */
const MOST_LINES = 100_000;
const MOST_COLUMNS = 200;
/** Of all texts: one long text may be shared by a million cells. */
const MOST_CHARACTERS = 50_000_000;
const TIME_LIMIT_MS = 15_000;
const HEAP_MEGABYTES = 1_024;

type Message =
  { isReady: true } | { sheet: string; rows: SheetRow[] } | { isDone: true } | { failure: string; params: TextParams };

/** Reads the named sheets of a workbook, or its first one. Throws JobFailure. */
export type ReadWorkbook = (
  file: Uint8Array,
  sheetNames: readonly string[],
  signal: AbortSignal,
) => Promise<readonly Sheet[]>;

/** Parses in a worker that is thrown away: a hostile file can neither block this thread nor change its prototypes. */
export const readWorkbook: ReadWorkbook = async (file, sheetNames, signal) => {
  const entries = workbookEntries(file);
  const sheets = new Map<string, SheetRow[]>();
  const worker = new Worker(join(__dirname, 'readWorkbook.worker.cjs'), {
    workerData: {
      file,
      entries,
      sheetNames: [...new Set(sheetNames)],
      mostLines: MOST_LINES,
      mostColumns: MOST_COLUMNS,
      mostCharacters: MOST_CHARACTERS,
      headerLines: HEADER_LINES,
    },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (key: string, params?: TextParams) => reject(new JobFailure(key, params));
      timer = setTimeout(() => fail('spreadsheet.too_large'), TIME_LIMIT_MS);
      signal.addEventListener('abort', () => fail('spreadsheet.cancelled'), { once: true });
      worker.on('message', (message: Message) => {
        if ('isDone' in message) return resolve();
        if ('failure' in message) return fail(message.failure, message.params);
        if ('sheet' in message) {
          const rows = sheets.get(message.sheet);
          if (rows) rows.push(...message.rows);
          else sheets.set(message.sheet, message.rows);
        }
        // Asks for the next rows after other work of this thread.
        setImmediate(() => worker.postMessage('next'));
      });
      worker.on('error', () => fail('spreadsheet.too_large'));
      worker.on('exit', () => fail('spreadsheet.unreadable'));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
  return Array.from(sheets, ([name, rows]) => ({ name, rows }));
};
