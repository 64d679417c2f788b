import { toAppError } from '@atrium/common/errors/appError';
import { looseString, numeric, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import type { FilterValues, ListQuery } from '@atrium/portal/ui';
import { array, nonEmpty, object, optional, pipe } from 'valibot';
import type { GenericSchema } from 'valibot';
import { pagedRead } from './pagedRead';
import type { PagedRead } from './pagedRead';

/** Who changed a record last, when, and how often it was changed. */
export interface Stamp {
  version: number;
  /** "2026-11-20 10:31:07" */
  updatedAt: string;
  updatedBy: string;
}

/** The stamp of a record in a schema, and its fields in the record. */
export const stampEntries = { version: optional(numeric, 0), updatetime: looseString, updateby: looseString };
export const stampOf = (wire: { version: number; updatetime: string; updateby: string }): Stamp => ({
  version: wire.version,
  updatedAt: wire.updatetime,
  updatedBy: wire.updateby,
});

/** An id in an answer. */
export const idOf = pipe(looseString, nonEmpty());

/** A list of ids that a form sends back: a record with anything else in its place is unreadable, not empty. */
export const idList = array(idOf);

/** The answers to a save and to a deletion; any other confirms nothing. */
const savedSchema = (idName: string) => object({ [idName]: idOf });
export const deletedSchema = object({ deleted: numeric });

/** The refusal of a save or a deletion: the record has another version than the one that it started from. */
export const isConflict = (error: unknown): boolean => toAppError(error).code === 'record.changed';

interface Options<R, D, F extends FilterValues> {
  /** The path of the calls, without the verb. */
  path: string;
  /** The wire name of the id: `roleid`. */
  idName: string;
  /** Parses a record of `get`, which a form starts from: what it cannot read, a save would erase. */
  schema: GenericSchema<unknown, R>;
  /** Parses a row of `list`, which no save starts from; by default as a record. */
  rowSchema?: GenericSchema<unknown, R>;
  /** The filters and the draft with their wire names. */
  filtersOf(filters: F): object;
  draftOf(draft: D): object;
}

/** The calls of one kind of records that administrators maintain. */
export interface RecordApi<R, D, F extends FilterValues> {
  /** The beginning of the query keys of all reads; a save invalidates it. */
  key: readonly [string];
  listQuery(http: PortalHttp, query: ListQuery<F>): PagedRead<R>;
  /** Reads a record as it is stored now, without the HTTP cache, because an edit must start from it. */
  get(http: PortalHttp, id: string, signal?: AbortSignal): Promise<R>;
  /**
   * Creates a record, or changes the one with this id; refused with `record.changed` when it has another version by now.
   * Repeated with the same `requestId`, because an answer was lost, it creates no second record.
   */
  save(http: PortalHttp, draft: D, id?: string, version?: number, requestId?: string): Promise<void>;
  /** Deletes all or none; refused with `record.changed` when one of them has another version than that in its place. */
  remove(http: PortalHttp, ids: readonly string[], versions: readonly number[]): Promise<void>;
}

export function recordApi<R, D, F extends FilterValues>(options: Options<R, D, F>): RecordApi<R, D, F> {
  const { path, idName, schema, rowSchema = schema, filtersOf, draftOf } = options;
  const saved = savedSchema(idName);
  return {
    key: [path],
    listQuery: (http, { filters, page }) =>
      pagedRead(http, {
        path: `${path}/list`,
        key: [path, 'list'],
        schema: rowSchema,
        filters: filtersOf(filters),
        page,
      }),
    async get(http, id, signal) {
      const answer = await http.post(
        `${path}/get`,
        { [idName]: id },
        { ...(signal && { signal }), isRead: true, isFresh: true },
      );
      return read(schema, answer);
    },
    async save(http, draft, id, version, requestId) {
      const start = { ...(id !== undefined && { [idName]: id, version }), requestid: requestId };
      read(saved, await http.post(`${path}/save`, { ...start, ...draftOf(draft) }));
    },
    async remove(http, ids, versions) {
      read(deletedSchema, await http.post(`${path}/delete`, { [`${idName}s`]: ids, versions }));
    },
  };
}
