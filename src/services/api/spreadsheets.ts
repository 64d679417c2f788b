import {
  array,
  fallback,
  is,
  literal,
  maxLength,
  minLength,
  nullable,
  nullish,
  object,
  pipe,
  safeParse,
  transform,
  unknown,
  variant,
} from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { plainName, plainLines } from '@/common/format/plainName';
import { isRecord } from '@/common/isRecord';
import type { PageOf } from '@/common/paging/paging';
import { looseString, read, timestamp } from '@/common/schemas';
import type { SpreadsheetService } from '@/common/spreadsheet';
import type { Http } from '../http/http';
import { callBusiness } from './business';

/** Where the platform takes imports; a deployment may name another path (`importUrl` in `config.json`). */
const IMPORT_PATH = '/api/teapi/dy-biz-imexport/biz/imexport/impExcel';
const EXPORT_PATH = '/api/teapi/dy-biz-imexport/biz/imexport/expExcel';

/** Codes of the types of exported files (business spec §9). */
export const FILE_TYPES = { xlsx: '1', csv: '2' } as const;
export type FileType = (typeof FILE_TYPES)[keyof typeof FILE_TYPES];

/** A file of the tenant's storage that is to be imported. */
export interface ImportFile {
  readonly url: string;
  readonly filename: string;
  readonly sheetNames: readonly string[];
  /** Key of the rule for rows that exist already; empty when there is none to choose. */
  readonly duplicateRule: string;
}

type Inputs = Readonly<Record<string, unknown>>;

export interface StartImport {
  readonly service: SpreadsheetService;
  readonly file: ImportFile;
  readonly input: Inputs;
  /** Replaces the platform's path; empty: that of the platform. */
  readonly path: string;
}

export interface ForegroundImport extends Pick<StartImport, 'file' | 'input'> {
  /** Last part of `/api/teapi/dy-biz/{api}`. */
  readonly api: string;
  readonly pageCode: string;
}

export interface StartExport {
  readonly service: SpreadsheetService;
  readonly sheetName: string;
  readonly filename: string;
  readonly fileType: FileType;
  /** Keys of the columns; none: all of them. */
  readonly columns: readonly string[];
  readonly input: Inputs;
}

/** What imports and exports tell about themselves. Counts are undefined while the platform does not tell them. */
export interface JobStatus {
  /** The platform's word; the specification lists `readyrun`, `complete`, `fatalerror` and `cancel`. */
  readonly state: string;
  /** Per cent. */
  readonly finishRate: number;
  readonly errorFileUrl: string;
  readonly fatalError: string;
  readonly filename: string;
  readonly total: number | undefined;
}

export interface ImportStatus extends JobStatus {
  readonly failed: number | undefined;
  readonly ignored: number | undefined;
}

export interface ExportStatus extends JobStatus {
  readonly fileUrl: string;
  /** Bytes. */
  readonly fileSize: number | undefined;
  readonly exported: number | undefined;
}

export interface QueueAnswer<Status> {
  /** Number of jobs that go first; undefined from an old service, which answers a bare list. */
  readonly queueSize: number | undefined;
  /** Undefined when the answer does not tell about this job. */
  readonly status: Status | undefined;
}

export type JobKind = 'import' | 'export';

/** A job in the list of the person's imports and exports. */
export type ListedJob = {
  readonly id: string;
  /** What is imported or exported; empty when it is unknown. */
  readonly modelName: string;
  /** Milliseconds since 1970; undefined while unknown. */
  readonly startedAt: number | undefined;
} & (
  | { readonly kind: 'import'; readonly status: ImportStatus }
  | { readonly kind: 'export'; readonly status: ExportStatus }
);

/** Empty texts filter nothing. `state` is a word of the platform; jobs with faulty rows are `fatalerror` here. */
export interface JobListQuery {
  readonly kind: JobKind | '';
  readonly state: string;
  readonly page: PageOf;
}

export interface JobPage {
  readonly jobs: readonly ListedJob[];
  /** Jobs of all pages. */
  readonly itemCount: number;
}

/** A number, or a text with one; anything else is unknown. */
const count = pipe(
  nullish(unknown()),
  transform((value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace('%', '')) : value;
    return typeof number === 'number' && number >= 0 && number <= Number.MAX_SAFE_INTEGER ? number : undefined;
  }),
);
/** A text; anything else becomes the empty one, because a status without a file name is still a status. */
const text = fallback(looseString, '');

const MAX_MESSAGE_LENGTH = 2_000;
const message = pipe(
  text,
  transform((told) => plainLines(told.slice(0, MAX_MESSAGE_LENGTH))),
);

const filename = pipe(message, transform(plainName));

/** Blanks are no address: the browser would resolve them to this page. */
const address = pipe(
  text,
  transform((given) => given.trim()),
);

const jobFields = { dynamicid: text, finishRate: count, errorfileurl: address, fatalerrormsg: message, filename };
const importItem = object({
  ...jobFields,
  importstate: text,
  imptotalitem: count,
  imperrortotalitem: count,
  impignoretotalitem: count,
});
const exportItem = object({
  ...jobFields,
  exportstate: text,
  filesize: count,
  exportfileurl: address,
  exptotalitem: count,
  expsuctotalitem: count,
});
const queueAnswerSchema = object({ queuesize: count, states: array(unknown()) });

/** The id of a job; without one nothing could be asked about it. A longer one would be no part of an address. */
const jobId = pipe(
  looseString,
  transform((id) => id.trim()),
  minLength(1),
  maxLength(256),
);

const listedFields = { modelname: text, initdate: timestamp, dynamicid: jobId };
const listedItem = variant('kind', [
  object({ ...importItem.entries, ...listedFields, kind: literal('import') }),
  object({ ...exportItem.entries, ...listedFields, kind: literal('export') }),
]);
/** Null is a page without rows, as many a server writes it. */
const jobListSchema = object({ items: nullable(array(unknown()), []), itemcount: count });

interface JobItem {
  readonly dynamicid: string;
  readonly finishRate?: number | undefined;
  readonly errorfileurl: string;
  readonly fatalerrormsg: string;
  readonly filename: string;
}

const jobFacts = ({ finishRate, errorfileurl, fatalerrormsg, filename }: JobItem) => ({
  finishRate: Math.min(finishRate ?? 0, 100),
  errorFileUrl: errorfileurl,
  fatalError: fatalerrormsg,
  filename,
});

const toImportStatus = (item: InferOutput<typeof importItem>): ImportStatus => ({
  ...jobFacts(item),
  state: item.importstate,
  total: item.imptotalitem,
  failed: item.imperrortotalitem,
  ignored: item.impignoretotalitem,
});

const toExportStatus = (item: InferOutput<typeof exportItem>): ExportStatus => ({
  ...jobFacts(item),
  state: item.exportstate,
  total: item.exptotalitem,
  fileUrl: item.exportfileurl,
  fileSize: item.filesize,
  exported: item.expsuctotalitem,
});

/** The item of a job. The specification lists no id for exports: without one the first item is meant. */
const itemOf = <Item extends JobItem>(items: readonly Item[], jobId: string): Item | undefined =>
  items.find(({ dynamicid }) => dynamicid === jobId) ?? items.find(({ dynamicid }) => dynamicid === '');

/** Items of another shape are about no job that can be followed. Throws when all are. */
function readableItems<Schema extends GenericSchema>(item: Schema, items: readonly unknown[]): InferOutput<Schema>[] {
  const readable = items.filter((each) => is(item, each));
  return read(array(item), readable.length > 0 ? readable : items);
}

/** An old service answers a bare list, without the queue. */
function queueAnswer<Schema extends GenericSchema<unknown, JobItem>, Status>(
  answer: unknown,
  { jobId, item, toStatus }: { jobId: string; item: Schema; toStatus(item: InferOutput<Schema>): Status },
): QueueAnswer<Status> {
  const queue = Array.isArray(answer) ? { queuesize: undefined, states: answer } : read(queueAnswerSchema, answer);
  const found = itemOf(readableItems(item, queue.states), jobId);
  return { queueSize: queue.queuesize, status: found && toStatus(found) };
}

const serviceQuery = ({ moCode, lgCode, microclass }: SpreadsheetService) => ({
  mocode: moCode,
  lgcode: lgCode,
  microclass,
});

const importFile = ({ url, filename, sheetNames, duplicateRule }: ImportFile) => ({
  fileurl: url,
  filename,
  sheetnames: JSON.stringify(sheetNames),
  _dupstrategy: duplicateRule,
});

/** Every call reaches the server: a status is neither cached nor shared with a call that is under way. */
const POLL = { cache: 'none', isFresh: true } as const;

/** Starts an import (business spec §7, impExcel). Answers the id of the job. */
export async function startImport(http: Http, { service, file, input, path }: StartImport): Promise<string> {
  const body = { ...input, impfile: importFile(file) };
  return read(jobId, await http.post(path || IMPORT_PATH, body, { query: serviceQuery(service) }));
}

/** The answer of a foreground import comes when all rows are written. */
const FOREGROUND_TIMEOUT_MS = 30 * 60 * 1000;

/** The item of an answer that is an item itself, a list of items, or a list with the queue, as statuses are. */
function foregroundItem(answer: unknown): unknown {
  const items = isRecord(answer) ? answer.states : answer;
  return Array.isArray(items) ? items.find(isRecord) : answer;
}

/**
 * Imports at once, with a business call of the tenant. Answers when the import has ended; rejects with a lost connection
 * after half an hour.
 */
export async function importInForeground(
  http: Http,
  { api, pageCode, file, input }: ForegroundImport,
): Promise<ImportStatus> {
  const answer = await callBusiness(http, {
    api,
    pageCode,
    input: { ...input, impfile: importFile(file) },
    timeoutMs: FOREGROUND_TIMEOUT_MS,
  });
  // The tenant decides what its call answers: without counts and faults it has succeeded.
  return toImportStatus(read(fallback(importItem, read(importItem, {})), foregroundItem(answer)));
}

/** Starts an export (business spec §7, expExcel). Answers the id of the job. */
export async function startExport(
  http: Http,
  { service, sheetName, filename, fileType, columns, input }: StartExport,
): Promise<string> {
  const body = { ...input, expfile: { sheetname: sheetName, filename, filetype: fileType, __fields: columns } };
  return read(jobId, await http.post(EXPORT_PATH, body, { query: serviceQuery(service) }));
}

export async function importStatus(http: Http, jobId: string): Promise<QueueAnswer<ImportStatus>> {
  const query = { dynamicid: jobId };
  const answer = await http.post('/api/teapi/queue/impexp/impStatus', undefined, { ...POLL, query });
  return queueAnswer(answer, { jobId, item: importItem, toStatus: toImportStatus });
}

export async function exportStatus(http: Http, jobId: string): Promise<QueueAnswer<ExportStatus>> {
  const query = { dynamicid: jobId };
  const answer = await http.post('/api/teapi/queue/impexp/expStatus', undefined, { ...POLL, query });
  return queueAnswer(answer, { jobId, item: exportItem, toStatus: toExportStatus });
}

function toListedJob(item: InferOutput<typeof listedItem>): ListedJob {
  const { dynamicid, modelname, initdate } = item;
  const facts = { id: dynamicid, modelName: modelname, startedAt: initdate };
  return item.kind === 'import'
    ? { ...facts, kind: item.kind, status: toImportStatus(item) }
    : { ...facts, kind: item.kind, status: toExportStatus(item) };
}

/**
 * One page of the imports and exports of the person, newest first. No call of the specification: a platform without it
 * answers 404 (`errors.notProvided`). Items without an id or of another kind are left out.
 */
export async function listJobs(http: Http, { kind, state, page }: JobListQuery): Promise<JobPage> {
  const body = { kind, state, pageindex: page.index, pagesize: page.size };
  const answer = read(jobListSchema, await http.post('/api/teapi/queue/impexp/list', body, POLL));
  const jobs = answer.items.flatMap((value) => {
    const item = safeParse(listedItem, value);
    return item.success ? [toListedJob(item.output)] : [];
  });
  return { jobs, itemCount: answer.itemcount ?? jobs.length };
}

/** Asks the platform to stop a job; its status tells when it has stopped. */
export async function cancelJob(http: Http, jobId: string): Promise<void> {
  await http.post('/api/teapi/queue/impexp/cancel', { dynamicid: jobId });
}

/** The file that a person fills in for an import. */
export const importTemplate = (http: Http, fileKey: string): Promise<Blob> =>
  http.download('/api/teapi/protocol/file/download', { filekey: fileKey });
