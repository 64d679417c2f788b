import { PERFORMANCE_CHUNK_CHARS, PERFORMANCE_POOL_ID } from '@/common/constants/performance';
import type { MeasuredOperation } from '@/common/pageRecord';
import type { MonitorSink } from '../environment';

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

/** Pieces of at most `size` characters; no character is cut in two. */
export function cut(text: string, size: number): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length;) {
    const piece = text.slice(start, start + size);
    const isCut = start + size < text.length && HIGH_SURROGATE.test(piece);
    pieces.push(isCut ? piece.slice(0, -1) : piece);
    start += isCut ? size - 1 : size;
  }
  return pieces;
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
  const details = cut(JSON.stringify({ ...head, ctrls }), PERFORMANCE_CHUNK_CHARS);
  return details.map((detail, index) => ({ count: details.length, index, ...head, detail }));
}

/** Sends the chunks of a record to the monitoring pool (business spec §7). */
export function sendRecord(record: PageRecord, sink: MonitorSink | undefined): void {
  if (sink) recordChunks(record).forEach((chunk) => sink.send(PERFORMANCE_POOL_ID, chunk));
}
