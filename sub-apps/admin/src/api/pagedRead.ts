import { answeredRows } from '@atrium/common/answeredList';
import { read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import type { ListPage, ListQuery } from '@atrium/portal/ui';
import { number, object } from 'valibot';
import type { GenericSchema } from 'valibot';

interface Options<R> {
  /** The path of the call. */
  path: string;
  /** The beginning of the query key; filters and page follow. */
  key: readonly string[];
  schema: GenericSchema<unknown, R>;
  /** The filters with their wire names. */
  filters: object;
  page: ListQuery<never>['page'];
}

/** The read of one page of rows, as `useListQuery` and `useQuery` want it. */
export interface PagedRead<R> {
  queryKey: readonly unknown[];
  queryFn(context: { signal: AbortSignal }): Promise<ListPage<R>>;
}

/** Reads one page of a list call (`pageindex`, `pagesize`; `items`, `itemcount`) without the HTTP cache. */
export function pagedRead<R>(http: PortalHttp, { path, key, schema, filters, page }: Options<R>): PagedRead<R> {
  const pageSchema = object({ items: answeredRows(schema), itemcount: number() });
  const body = { ...filters, pageindex: page.index, pagesize: page.size };
  return {
    queryKey: [...key, body],
    async queryFn({ signal }) {
      const answer = await http.post(path, body, { signal, isRead: true, isFresh: true });
      const { items, itemcount } = read(pageSchema, answer);
      return { rows: items, itemCount: itemcount };
    },
  };
}
