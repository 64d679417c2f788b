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
  /** Creates a record, or changes the one with this id; refused with `record.changed` when it has another version by now. */
  save(http: PortalHttp, draft: D, id?: string, version?: number): Promise<void>;
  /** Deletes all or none. */
  remove(http: PortalHttp, ids: readonly string[]): Promise<void>;
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
    async save(http, draft, id, version) {
      await http.post(`${path}/save`, { ...(id !== undefined && { [idName]: id, version }), ...draftOf(draft) });
    },
    async remove(http, ids) {
      await http.post(`${path}/delete`, { [`${idName}s`]: ids });
    },
  };
}
