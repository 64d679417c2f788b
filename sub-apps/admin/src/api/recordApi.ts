import { toAppError } from '@atrium/common/errors/appError';
import { looseString, numeric, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import type { FilterValues, ListQuery } from '@atrium/portal/ui';
import { optional } from 'valibot';
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

/** The refusal of a save or a deletion: the record has another version than the one that it started from. */
export const isConflict = (error: unknown): boolean => toAppError(error).code === 'record.changed';

interface Options<R, D, F extends FilterValues> {
  /** The path of the calls, without the verb. */
  path: string;
  /** The wire name of the id: `roleid`. */
  idName: string;
  /** Parses a record of `list` and `get`. */
  schema: GenericSchema<unknown, R>;
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
  const { path, idName, schema, filtersOf, draftOf } = options;
  return {
    key: [path],
    listQuery: (http, { filters, page }) =>
      pagedRead(http, { path: `${path}/list`, key: [path, 'list'], schema, filters: filtersOf(filters), page }),
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
      await http.post(`${path}/save`, { ...start, ...draftOf(draft) });
    },
    async remove(http, ids, versions) {
      await http.post(`${path}/delete`, { [`${idName}s`]: ids, versions });
    },
  };
}
