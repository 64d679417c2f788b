import { secondOfDay } from '../calendar';
import type { Actor, LoggedFields, LoggedValue } from './record';
import { partsOf } from './record';

export const LOG_OBJECTS = [
  'role',
  'position',
  'organisation',
  'account',
  'dictionary',
  'menu',
  'datarule',
  'config',
  'report',
  'session',
  'customer',
  'order',
  'process',
  'flow',
] as const;
export type LogObject = (typeof LOG_OBJECTS)[number];

export const LOG_ACTIONS = [
  'create',
  'update',
  'move',
  'delete',
  'disable',
  'enable',
  'unlock',
  'resetpwd',
  'changepwd',
  'import',
  'signin',
  'switch',
  'submit',
  'approve',
  'reject',
  'return',
  'transfer',
  'addapprover',
  'withdraw',
  'cancel',
  'urge',
  'publish',
  'reassign',
  'terminate',
] as const;
export type LogAction = (typeof LOG_ACTIONS)[number];

/** One field whose value an operation changed; undefined before a creation and after a deletion. */
export interface LogChange {
  field: string;
  before: LoggedValue | undefined;
  after: LoggedValue | undefined;
}

export interface LogEntry {
  id: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  time: string;
  actor: Actor;
  object: LogObject;
  action: LogAction;
  recordId: string;
  recordName: string;
  changes: readonly LogChange[];
}

/** An entry that is about to be written, with the fields of the record before and after. */
export type NewEntry = Omit<LogEntry, 'id' | 'time' | 'changes'> & { before?: LoggedFields; after?: LoggedFields };

/** An entry of an earlier day. */
export type PastEntry = NewEntry & Pick<LogEntry, 'time'>;

/** A field that is not filled in is like one that does not exist. */
const isEmpty = (value: LoggedValue | undefined) => value === undefined || value === '' || partsOf(value)?.length === 0;

/** The fields whose values differ. */
function changesBetween(before: LoggedFields = {}, after: LoggedFields = {}): LogChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter((change) => !(isEmpty(change.before) && isEmpty(change.after)))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

/** Entries that are kept. */
const KEPT = 10_000;

/** The operation log of a tenant, newest first. Entries are never changed; the oldest leave a log that is full. */
export function createOperationLog() {
  const entries: LogEntry[] = [];
  let count = 0;
  const write = ({ before, after, ...entry }: PastEntry) => {
    count += 1;
    entries.unshift({ ...entry, id: String(count), changes: changesBetween(before, after) });
    if (entries.length > KEPT) entries.pop();
  };
  return {
    all: (): readonly LogEntry[] => entries,
    /** The number of entries that were ever written. */
    count: () => count,
    find: (id: string) => entries.find((entry) => entry.id === id),
    add: (entry: NewEntry) => write({ ...entry, time: secondOfDay() }),
    /** Writes what happened before the first entry, in any order. */
    addHistory(history: readonly PastEntry[]): void {
      [...history].sort((a, b) => a.time.localeCompare(b.time)).forEach(write);
    },
  };
}
export type OperationLog = ReturnType<typeof createOperationLog>;
