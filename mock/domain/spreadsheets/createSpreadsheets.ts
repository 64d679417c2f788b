import { notFound } from '../apiError';
import type { Caller } from '../accounts/caller';
import { requireFunction } from '../accounts/caller';
import type { FunctionCode } from '../functions';
import type { Language } from '../languages/table';
import { logImport } from '../operation-log/businessEntries';
import type { OperationLog } from '../records/operationLog';
import { exportRows } from './exportRows';
import type { FileType } from './exportRows';
import { importRows, runAtOnce } from './importRows';
import { createJobQueue, failureText } from './jobs/createJobQueue';
import type { JobQueue } from './jobs/createJobQueue';
import type { Job, JobKind, JobUpdate } from './jobs/job';
import { JobFailure } from './jobs/job';
import type { ExportSource } from './models/exportModel';
import type { DuplicateStrategy, ImportModel } from './models/importModel';
import type { ObjectStorage } from './objectStorage';
import type { ReadWorkbook } from './read/readWorkbook';

export interface SpreadsheetOptions {
  /** The time of day as it is shown. */
  now: () => string;
  wait: (milliseconds: number) => Promise<void>;
  nextId: () => string;
  /** A new file key without an extension. */
  newFileKey: () => string;
  storageOf: (tenantCode: string) => ObjectStorage;
  logOf: (tenantCode: string) => OperationLog;
  readWorkbook: ReadWorkbook;
}

export interface ImportInput {
  model: ImportModel;
  fileUrl: string;
  filename: string;
  /** Empty: the first sheet. */
  sheetNames: readonly string[];
  strategy: DuplicateStrategy;
  language: Language;
}

export interface ExportInput {
  /** Translation key of the business model's name. */
  title: string;
  functionCode: FunctionCode;
  filename: string;
  sheetName: string;
  type: FileType;
  load: () => ExportSource;
  language: Language;
}

const MOST_ROWS = 50_000;
/** The foreground import answers when it has ended, so it has to be short. */
const MOST_ROWS_AT_ONCE = 2_000;
const TICK_MS = 20;
const PARALLEL_JOBS = 2;
const MOST_UNFINISHED_JOBS = 5;
const KEPT_JOBS = 200;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const CONTENT_TYPES = { xlsx: XLSX_TYPE, csv: 'text/csv; charset=utf-8' } as const;

/** The name with the extension of its type, without characters that file systems refuse. */
function nameFor(filename: string, type: FileType): string {
  const base = filename.replace(/\.(xlsx?|csv)$/i, '').replace(/[\\/:*?"<>|\p{Cc}]/gu, '_');
  return `${base.slice(0, 100) || 'export'}.${type}`;
}

/** Imports and exports of all tenants (business spec §4): jobs in a queue for each tenant. */
export function createSpreadsheets(options: SpreadsheetOptions) {
  const { now, wait, nextId, newFileKey, storageOf, logOf, readWorkbook } = options;
  const queues = new Map<string, JobQueue>();
  let tickMs = TICK_MS;

  const queueOf = ({ company }: Caller): JobQueue => {
    const found = queues.get(company.tenantCode);
    if (found) return found;
    const queue = createJobQueue({
      now,
      tick: () => wait(tickMs),
      parallel: PARALLEL_JOBS,
      mostUnfinished: MOST_UNFINISHED_JOBS,
      kept: KEPT_JOBS,
    });
    queues.set(company.tenantCode, queue);
    return queue;
  };
  const ownerOf = ({ account }: Caller) => account.username;

  const store =
    ({ company }: Caller, type: FileType, filename: string) =>
    (body: Uint8Array) =>
      storageOf(company.tenantCode).write({
        kind: 'storage-1d',
        key: `${newFileKey()}.${type}`,
        body,
        contentType: CONTENT_TYPES[type],
        filename: nameFor(filename, type),
      });

  async function readFile({ company }: Caller, url: string): Promise<Uint8Array> {
    try {
      return await storageOf(company.tenantCode).read(url);
    } catch (error) {
      throw Object.assign(new JobFailure('spreadsheet.file_missing'), { cause: error });
    }
  }

  const importSteps = (caller: Caller, input: ImportInput, mostRows: number) => (signal: AbortSignal) =>
    importRows({
      model: input.model,
      context: { caller, strategy: input.strategy, nextId },
      language: input.language,
      mostRows,
      readSheets: async () => readWorkbook(await readFile(caller, input.fileUrl), input.sheetNames, signal),
      storeErrors: store(caller, 'xlsx', input.filename),
      onRowsEnd: (counts) => {
        const imported = { object: input.model.logObject, filename: input.filename || input.model.title };
        logImport(logOf(caller.company.tenantCode), caller, imported, counts);
      },
    });

  /** A job of the caller, and the number of jobs in front of it. Throws 404 for any other. */
  const find = (caller: Caller, id: string, kind?: JobKind): { job: Job; ahead: number } => {
    const queue = queueOf(caller);
    const job = queue.jobsOf(ownerOf(caller)).find((own) => own.id === id && (kind ?? own.kind) === own.kind);
    if (!job) throw notFound('spreadsheet.job_not_found');
    return { job, ahead: queue.ahead(job) };
  };

  return {
    /** Throws a business error when the caller has five imports and exports that wait or run. */
    requireRoom: (caller: Caller): void => queueOf(caller).requireRoom(ownerOf(caller)),
    /** Adds an import to the queue. Throws 403 without the function code. */
    startImport(caller: Caller, input: ImportInput): Job {
      requireFunction(caller, input.model.functionCode);
      const { model, filename, language } = input;
      const init = { id: nextId(), kind: 'import', owner: ownerOf(caller), title: model.title, filename } as const;
      return queueOf(caller).add({ ...init, language }, importSteps(caller, input, MOST_ROWS));
    },
    /** Imports at once, at most 2,000 rows. The result has a failure when no row could be read. */
    async importNow(caller: Caller, input: ImportInput): Promise<JobUpdate & { failure: string }> {
      requireFunction(caller, input.model.functionCode);
      try {
        const steps = importSteps(caller, input, MOST_ROWS_AT_ONCE)(new AbortController().signal);
        return { ...(await runAtOnce(steps)), failure: '' };
      } catch (error) {
        return { failure: failureText(error, input.language) };
      }
    },
    /** Adds an export to the queue. Throws 403 without the function code. */
    startExport(caller: Caller, input: ExportInput): Job {
      requireFunction(caller, input.functionCode);
      const { title, type, sheetName, load, language } = input;
      const filename = nameFor(input.filename, type);
      return queueOf(caller).add(
        { id: nextId(), kind: 'export', owner: ownerOf(caller), title, filename, language },
        () => exportRows({ type, sheetName, load, store: store(caller, type, filename) }),
      );
    },
    find,
    /** The caller's jobs, newest first. */
    jobsOf: (caller: Caller): Job[] => queueOf(caller).jobsOf(ownerOf(caller)),
    cancel(caller: Caller, id: string): void {
      queueOf(caller).cancel(find(caller, id).job);
    },
    /** Sets the pause between two steps of a job. */
    setTick(milliseconds: number): void {
      tickMs = milliseconds;
    },
    /** Stops and forgets all jobs. */
    clear(): void {
      queues.forEach((queue) => queue.clear());
    },
  };
}
export type Spreadsheets = ReturnType<typeof createSpreadsheets>;
