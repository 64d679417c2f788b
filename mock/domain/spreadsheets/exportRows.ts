import type { JobUpdate } from './jobs/job';
import type { ExportSource } from './models/exportModel';
import { createCsvWriter } from './write/createCsvWriter';
import { createXlsxWriter } from './write/createXlsxWriter';

export type FileType = 'xlsx' | 'csv';

export interface ExportOptions {
  type: FileType;
  sheetName: string;
  /** Queries the rows. */
  load: () => ExportSource;
  /** Stores the file and returns its address. */
  store: (file: Uint8Array) => Promise<string>;
}

const ROWS_PER_STEP = 1_000;
/** Per cent when all rows are written and the file has yet to be stored. */
const WRITTEN = 95;

function createWriter(type: FileType, name: string, widths: readonly number[]) {
  if (type === 'csv') return createCsvWriter();
  const writer = createXlsxWriter();
  writer.addSheet({ name, widths });
  return writer;
}

/** Writes rows into a file in steps. */
export async function* exportRows({
  type,
  sheetName,
  load,
  store,
}: ExportOptions): AsyncGenerator<JobUpdate, JobUpdate> {
  const { header, widths, count, rowsFrom } = load();
  const writer = createWriter(type, sheetName, widths);
  writer.addRows([header]);
  const countsAt = (processed: number) => ({ total: count, processed, faulty: 0, ignored: 0 });
  yield { counts: countsAt(0) };
  for (let first = 0; first < count; first += ROWS_PER_STEP) {
    const rows = rowsFrom(first, ROWS_PER_STEP);
    writer.addRows(rows);
    const processed = first + rows.length;
    yield { counts: countsAt(processed), progress: Math.floor((processed / count) * WRITTEN) };
  }
  const file = writer.finish();
  return { fileUrl: await store(file), fileSize: file.length };
}
