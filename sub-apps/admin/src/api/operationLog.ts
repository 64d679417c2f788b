import { list, looseString, read, stringList } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import type { DateRange, ListQuery } from '@atrium/portal/ui';
import { nullish, object, pipe, string, transform } from 'valibot';
import { pagedRead } from './pagedRead';
import type { PagedRead } from './pagedRead';

const PATH = '/api/teapi/rolepermission/operationlog';

/** The beginning of the query keys of all reads. */
export const LOG_KEY = [PATH] as const;

/** An entry of the operation log; its texts are in the language of the reader. */
export interface LogEntry {
  logId: string;
  /** "2026-11-20 10:31:07" */
  time: string;
  personName: string;
  positionName: string;
  /** The kind of record: `role`, `account`, … */
  object: string;
  objectText: string;
  /** `create`, `update`, `signin`, … */
  action: string;
  actionText: string;
  recordId: string;
  recordName: string;
}

/** One field that an operation changed. */
export interface LogChange {
  field: string;
  name: string;
  /** Undefined before a creation and after a deletion. */
  before: string | undefined;
  after: string | undefined;
  /** The items by which two lists differ. */
  added: readonly string[];
  removed: readonly string[];
}

export interface LogDetails extends LogEntry {
  changes: readonly LogChange[];
}

/** The filters of the list; undefined and an empty text filter nothing. */
export type LogFilters = {
  /** A part of the record's name. */
  keyword: string;
  /** Account code. */
  person: string | undefined;
  object: string | undefined;
  action: string | undefined;
  days: DateRange | undefined;
};

const entryEntries = {
  logid: looseString,
  logtime: looseString,
  userinfoname: looseString,
  positionname: looseString,
  objectkind: looseString,
  objecttext: looseString,
  action: looseString,
  actiontext: looseString,
  recordid: looseString,
  recordname: looseString,
};

const entryOf = (wire: Record<keyof typeof entryEntries, string>): LogEntry => ({
  logId: wire.logid,
  time: wire.logtime,
  personName: wire.userinfoname,
  positionName: wire.positionname,
  object: wire.objectkind,
  objectText: wire.objecttext,
  action: wire.action,
  actionText: wire.actiontext,
  recordId: wire.recordid,
  recordName: wire.recordname,
});

const entrySchema = pipe(object(entryEntries), transform(entryOf));

const changeSchema = pipe(
  object({
    field: looseString,
    fieldtext: looseString,
    before: nullish(string()),
    after: nullish(string()),
    added: stringList,
    removed: stringList,
  }),
  transform(({ field, fieldtext, before, after, added, removed }): LogChange => ({
    field,
    name: fieldtext,
    before: before ?? undefined,
    after: after ?? undefined,
    added,
    removed,
  })),
);

const detailsSchema = pipe(
  object({ ...entryEntries, changes: list(changeSchema) }),
  transform((wire): LogDetails => ({ ...entryOf(wire), changes: wire.changes ?? [] })),
);

/** The filters with their wire names, for the list and the export. */
export const logFilterInput = ({ keyword, person, object: kind, action, days }: LogFilters) => ({
  keyword,
  accountcode: person ?? '',
  objectkind: kind ?? '',
  action: action ?? '',
  datefrom: days?.[0] ?? '',
  dateto: days?.[1] ?? '',
});

export const logQuery = (http: PortalHttp, { filters, page }: ListQuery<LogFilters>): PagedRead<LogEntry> =>
  pagedRead(http, {
    path: `${PATH}/list`,
    key: [...LOG_KEY, 'list'],
    schema: entrySchema,
    filters: logFilterInput(filters),
    page,
  });

export async function getLogEntry(http: PortalHttp, logId: string, signal: AbortSignal): Promise<LogDetails> {
  return read(detailsSchema, await http.post(`${PATH}/get`, { logid: logId }, { signal, isRead: true }));
}

const choicesSchema = list(
  pipe(
    object({ key: looseString, text: looseString }),
    transform(({ key, text }) => ({ value: key, label: text })),
  ),
);
const optionsSchema = object({ persons: choicesSchema, objects: choicesSchema, actions: choicesSchema });

interface Choice {
  value: string;
  label: string;
}

/** The choices of the search form. */
export interface LogOptions {
  persons: readonly Choice[];
  objects: readonly Choice[];
  actions: readonly Choice[];
}

export async function getLogOptions(http: PortalHttp, signal: AbortSignal): Promise<LogOptions> {
  const { persons, objects, actions } = read(
    optionsSchema,
    await http.post(`${PATH}/options`, {}, { signal, isRead: true }),
  );
  return { persons: persons ?? [], objects: objects ?? [], actions: actions ?? [] };
}
