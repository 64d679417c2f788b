import type { ActionType, ProTableProps } from '@ant-design/pro-components';
import type { AppError } from '@atrium/common/errors/appError';
import { hashKey, keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** One page of a list, and how many rows there are on all pages. */
export interface TablePage<Row> {
  rows: readonly Row[];
  itemCount: number;
}

/** The page that is wanted (`current` counts from 1) and the values of the search form. */
export type TableParams<Fields> = { current: number; pageSize: number } & Partial<Fields>;

/** How one page is read. Everything that the answer depends on belongs into the key. */
export interface TableQuery<Row> {
  queryKey: QueryKey;
  queryFn(context: { signal: AbortSignal }): Promise<TablePage<Row>>;
}

/** The rows of a ProTable as TanStack Query holds them. */
export interface TableList<Row, Fields> {
  actionRef: RefObject<ActionType | undefined>;
  request: NonNullable<ProTableProps<Row, Fields>['request']>;
  /** Undefined until the first answer, and while a failure is shown. */
  page: TablePage<Row> | undefined;
  error: AppError | null;
  isFetching: boolean;
  /** Whether the search form narrows the list. */
  isFiltered: boolean;
  /** Asks the server for the same page again. */
  reload(): void;
}

const PAGING = ['current', 'pageSize'];

/**
 * Bridges ProTable's `request` to TanStack Query. The table says which page it wants; the query observer reads it, so an
 * invalidated key reloads the table, a newer request aborts the running one, and a switch of position drops the rows.
 * `request` therefore never answers rows itself: they reach the table as `dataSource`.
 */
export function useProTableRequest<Row, Fields extends object>(
  queryOf: (params: TableParams<Fields>) => TableQuery<Row>,
): TableList<Row, Fields> {
  const actionRef = useRef<ActionType>(undefined);
  const [params, setParams] = useState<TableParams<Fields>>();
  const query = params && queryOf(params);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: query?.queryKey ?? ['no table page yet'],
    queryFn: query?.queryFn ?? skipToken,
    placeholderData: keepPreviousData,
  });

  const latest = useRef({ queryOf, refetch, hash: '' });
  useEffect(() => void Object.assign(latest.current, { queryOf, refetch }));
  const request = useCallback(async (wanted: object) => {
    const next = wanted as TableParams<Fields>;
    const hash = hashKey(latest.current.queryOf(next).queryKey);
    const isSame = hash === latest.current.hash;
    latest.current.hash = hash;
    if (isSame) await latest.current.refetch();
    else setParams(next);
    return { success: false };
  }, []);

  // Deleting the last rows of the last page leaves a page that does not exist any more.
  const lastPage = Math.max(1, Math.ceil((data?.itemCount ?? 0) / (params?.pageSize ?? 1)));
  const isPastEnd = !isFetching && data?.rows.length === 0 && params !== undefined && params.current > lastPage;
  useEffect(() => {
    if (isPastEnd) actionRef.current?.setPageInfo?.({ current: lastPage });
  }, [isPastEnd, lastPage]);

  return {
    actionRef,
    request,
    page: error ? undefined : data,
    error,
    isFetching,
    isFiltered: Object.entries(params ?? {}).some(([name, value]) => !PAGING.includes(name) && Boolean(value)),
    reload() {
      if (params) void refetch();
    },
  };
}
