import { fallback, number, object, optional, picklist, pipe, safeParse, string, transform } from 'valibot';
import { ERROR_KINDS, toAppError } from '@/common/errors/appError';
import { plainName } from '@/common/format/plainName';
import { isRecord } from '@/common/isRecord';
import type { Records } from '@/services/storage/records';
import { TRANSFERS_KEY } from './transferList';
import type { StoredError, TransferItem, TransferRecord } from './transferList';

/** So many of the newest are stored and read: a lock is awaited for each that was on its way. */
const MOST_STORED = 200;

const recordSchema = object({
  id: string(),
  direction: picklist(['upload', 'download']),
  filename: pipe(string(), transform(plainName)),
  phase: picklist(['waiting', 'running', 'done', 'failed', 'cancelled']),
  url: optional(string()),
  size: fallback(optional(number()), undefined),
  error: fallback(
    optional(object({ kind: picklist(ERROR_KINDS), code: optional(string()), status: optional(number()) })),
    undefined,
  ),
  at: number(),
  endedAt: fallback(optional(number()), undefined),
});

function storedError(error: unknown): StoredError {
  const { kind, code, status } = toAppError(error);
  return { kind, ...(code !== undefined && { code }), ...(status !== undefined && { status }) };
}

/** What is stored of a transfer. The query of an address may be a signature; without it the address is of no use. */
export const recordOf = ({
  id,
  direction,
  filename,
  phase,
  at,
  endedAt,
  url,
  error,
  total,
}: TransferItem & Pick<TransferRecord, 'phase'>): TransferRecord => ({
  ...{ id, direction, filename, phase, at },
  ...(endedAt !== undefined && { endedAt }),
  ...(direction === 'upload' && total !== undefined && { size: total }),
  ...(url !== undefined && !url.includes('?') && { url }),
  ...(phase === 'failed' && { error: storedError(error) }),
});

/** Start of what may be a record. */
const startOf = ({ at }: Readonly<Record<string, unknown>>) => (typeof at === 'number' ? at : -Infinity);

/**
 * The newest records, and of several with one id the last. A record of another shape is left out. Only as many are
 * parsed as are needed, because a storage may hold any number.
 */
function parseRecords(stored: readonly unknown[]): readonly TransferRecord[] {
  const byId = new Map(stored.filter(isRecord).map((item) => [item.id, item]));
  const found: TransferRecord[] = [];
  for (const item of [...byId.values()].sort((a, b) => startOf(b) - startOf(a))) {
    const result = safeParse(recordSchema, item);
    if (result.success) found.push(result.output);
    if (found.length === MOST_STORED) break;
  }
  return found;
}

/** The stored transfers, the newest first. A list that is too long is shortened in the storage as well. */
export function readTransfers(records: Records): readonly TransferRecord[] {
  const stored = records.read(TRANSFERS_KEY);
  if (!Array.isArray(stored)) return [];
  const read = parseRecords(stored);
  if (stored.length > MOST_STORED) writeTransfers(records, read);
  return read;
}

/** Stores the first ones. */
export function writeTransfers(records: Records, rows: readonly TransferRecord[]): void {
  if (rows.length === 0) records.remove(TRANSFERS_KEY);
  else records.write(TRANSFERS_KEY, rows.slice(0, MOST_STORED));
}
