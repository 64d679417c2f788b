import type { MeasuredOperation } from '@/common/pageRecord';
import type { MonitorSink } from '../environment';

/** The monitoring pool of performance records (business spec §7). */
const PERFORMANCE_POOL_ID = 11113;

/** Maximum of characters of a record in one chunk (business spec §7, §9). */
const PERFORMANCE_CHUNK_CHARS = 2300;

/** The operations of an opened page since its last record (business spec §3). */
export interface PageRecord {
  readonly pageCode: string;
  /** Identifies this opening of the page. */
  readonly itemId: string;
  /** When the page was loaded, in milliseconds since 1970; 0 when it is not. */
  readonly loadedAt: number;
  /** The event after which the record was sent. */
  readonly stage: 'loaded' | 'hidden' | 'closed';
  /** By control code; the page itself is `__page`. */
  readonly controls: ReadonlyMap<string, { readonly type: string; readonly operations: readonly MeasuredOperation[] }>;
}

/** One chunk of a performance record in the format of the monitoring pool (business spec §7). */
export interface RecordChunk {
  readonly count: number;
  /** From 0. */
  readonly index: number;
  readonly pagecode: string;
  readonly loadedtime: number;
  readonly itemid: string;
  readonly stage: string;
  /** A part of the record as JSON; the details of all chunks, joined in order, are the whole record. */
  readonly detail: string;
}

const HIGH_SURROGATE = /[\uD800-\uDBFF]$/;

/** Splits a text into chunks of at most `size` code units without splitting a surrogate pair. */
export function splitText(text: string, size: number): string[] {
  const chunks: string[] = [];
  for (let start = 0; start < text.length;) {
    const chunk = text.slice(start, start + size);
    const isCut = start + size < text.length && HIGH_SURROGATE.test(chunk);
    chunks.push(isCut ? chunk.slice(0, -1) : chunk);
    start += isCut ? size - 1 : size;
  }
  return chunks;
}

const tenths = (ms: number) => Math.round(ms * 10) / 10;

/** The record with its wire names (business spec §3), split into chunks. */
export function recordChunks({ pageCode, itemId, loadedAt, stage, controls }: PageRecord): RecordChunk[] {
  const head = { pagecode: pageCode, itemid: itemId, loadedtime: Math.round(loadedAt), stage };
  const ctrls = Object.fromEntries(
    [...controls].map(([code, { type, operations }]) => [
      code,
      {
        type,
        operations: operations.map(({ type: operation, costMs, detail }) => ({
          type: operation,
          costtime: tenths(costMs),
          detail,
        })),
      },
    ]),
  );
  const details = splitText(JSON.stringify({ ...head, ctrls }), PERFORMANCE_CHUNK_CHARS);
  return details.map((detail, index) => ({ count: details.length, index, ...head, detail }));
}

/** Sends the chunks of a record to the monitoring pool (business spec §7). */
export function sendRecord(record: PageRecord, sink: MonitorSink | undefined): void {
  if (sink) recordChunks(record).forEach((chunk) => sink.send(PERFORMANCE_POOL_ID, chunk));
}
