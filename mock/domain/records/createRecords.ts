import { businessError, notFound } from '../apiError';
import { secondOfDay } from '../calendar';
import type { LogAction, LogObject, OperationLog } from './operationLog';
import type { Actor, AdminRecord, LoggedFields, RecordStamp } from './record';
import { SEEDED } from './record';

/** The fields of a record without its id and stamp. */
export type FieldsOf<R extends AdminRecord> = Omit<R, keyof AdminRecord>;

interface Options<R extends AdminRecord> {
  /** Its name in the operation log. */
  kind: LogObject;
  /** The error code of an unknown id. */
  notFoundCode: string;
  /** The records by id. Changed in place, because other records refer to them. */
  store: Map<string, R>;
  nameOf(record: R): string;
  /** The fields that the operation log shows. */
  loggedFields(record: R): LoggedFields;
  nextId(): string;
  log: OperationLog;
  /** Called before each change. */
  onChange?(): void;
}

/** A repository of the records of one kind. Every change has a version and an entry in the operation log. */
export interface Records<R extends AdminRecord> {
  /** Its name in the operation log, and what that shows of a record. */
  kind: LogObject;
  nameOf(record: R): string;
  loggedFields(record: R): LoggedFields;
  all(): readonly R[];
  /** All in an order that changes do not alter: those created since the seed, newest first, then the seeded ones. */
  listed(): readonly R[];
  find(id: string): R | undefined;
  /** Throws 404 for an unknown id. */
  get(id: string): R;
  /**
   * The record that a save changes; undefined for a new one, which has no version. Throws `record.changed` when the record
   * has another version than the one that the save started from, and `record.deleted` when the record is gone.
   */
  findForSave(id: string, version: number | undefined): R | undefined;
  create(fields: FieldsOf<R>, actor: Actor, id?: string): R;
  /**
   * Assigns fields. Checks the version as `findForSave` does; undefined always conflicts. `any` skips the check, for a
   * change that does not depend on the record.
   * `fields` may be a function that also changes what the record refers to.
   */
  update(
    id: string,
    version: number | 'any' | undefined,
    fields: Partial<FieldsOf<R>> | (() => Partial<FieldsOf<R>>),
    actor: Actor,
    as?: LogAction,
  ): R;
  /** Throws `record.changed` when a record has another version than the one given for its id. Unknown ids have none. */
  checkVersions(versions: ReadonlyMap<string, number>): void;
  remove(records: readonly R[], actor: Actor): void;
}

export function createRecords<R extends AdminRecord>(options: Options<R>): Records<R> {
  const { kind, notFoundCode, store, nameOf, loggedFields, nextId, log, onChange } = options;
  const stamp = (before: RecordStamp | undefined, actor: Actor): RecordStamp => ({
    version: (before?.version ?? 0) + 1,
    updatedAt: secondOfDay(),
    updatedBy: actor.name,
  });
  const seededIds = new Set(store.keys());
  const isSeeded = ({ id }: R) => seededIds.has(id);
  const noted = (record: R) => ({ object: kind, recordId: record.id, recordName: nameOf(record) });
  const get = (id: string) => {
    const record = store.get(id);
    if (!record) throw notFound(notFoundCode);
    return record;
  };
  const check = (record: R, version: number | undefined) => {
    if (version !== record.version)
      throw businessError('record.changed', { name: record.updatedBy, time: record.updatedAt });
  };
  const findForSave = (id: string, version: number | undefined) => {
    const record = store.get(id);
    if (record) check(record, version);
    if (record || version === undefined) return record;
    const deletion = log
      .all()
      .find(({ object, action, recordId }) => object === kind && action === 'delete' && recordId === id);
    if (!deletion) throw notFound(notFoundCode);
    throw businessError('record.deleted', { name: deletion.actor.name, time: deletion.time });
  };
  return {
    kind,
    nameOf,
    loggedFields,
    all: () => [...store.values()],
    listed() {
      const all = [...store.values()];
      return [...all.filter((record) => !isSeeded(record)).reverse(), ...all.filter(isSeeded)];
    },
    find: (id) => store.get(id),
    get,
    findForSave,
    create(fields, actor, id = nextId()) {
      onChange?.();
      const record = { ...fields, id, ...stamp(undefined, actor) } as R;
      store.set(id, record);
      seededIds.delete(id);
      log.add({ ...noted(record), actor, action: 'create', after: loggedFields(record) });
      return record;
    },
    update(id, version, fields, actor, action = 'update') {
      const record = (version === 'any' ? undefined : findForSave(id, version)) ?? get(id);
      onChange?.();
      const before = loggedFields(record);
      Object.assign(record, typeof fields === 'function' ? fields() : fields, stamp(record, actor));
      log.add({ ...noted(record), actor, action, before, after: loggedFields(record) });
      return record;
    },
    checkVersions(versions) {
      for (const [id, version] of versions) {
        const record = store.get(id);
        if (record) check(record, version);
      }
    },
    remove(records, actor) {
      for (const record of records) {
        onChange?.();
        store.delete(record.id);
        log.add({ ...noted(record), actor, action: 'delete', before: loggedFields(record) });
      }
    },
  };
}

/** Seeded records by id, with the stamp of the seed. */
export const seededRecords = <R extends AdminRecord>(records: readonly Omit<R, keyof RecordStamp>[]): Map<string, R> =>
  new Map(records.map((record) => [(record as R).id, { ...SEEDED, ...record } as R]));
