import { secondOfDay } from '../calendar';
import type { Actor, LoggedFields, LoggedValue } from './record';

export const LOG_OBJECTS = [
  'role',
  'position',
  'organisation',
  'account',
  'dictionary',
  'menu',
  'datarule',
  'config',
  'session',
] as const;
export type LogObject = (typeof LOG_OBJECTS)[number];

export const LOG_ACTIONS = ['create', 'update', 'delete', 'disable', 'enable', 'resetpwd', 'signin', 'switch'] as const;
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

type NewEntry = Omit<LogEntry, 'id' | 'time' | 'changes'> & { before?: LoggedFields; after?: LoggedFields };

/** The fields whose values differ. */
export function changesBetween(before: LoggedFields = {}, after: LoggedFields = {}): LogChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

/** The operation log of a tenant, newest first. */
export function createOperationLog(seeded: readonly LogEntry[]) {
  const entries = [...seeded];
  let count = seeded.length;
  return {
    all: (): readonly LogEntry[] => entries,
    find: (id: string) => entries.find((entry) => entry.id === id),
    add({ before, after, ...entry }: NewEntry): void {
      count += 1;
      entries.unshift({ ...entry, id: String(count), time: secondOfDay(), changes: changesBetween(before, after) });
    },
  };
}
export type OperationLog = ReturnType<typeof createOperationLog>;
