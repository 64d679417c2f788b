import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryFunction, QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { CACHES } from '../../common/constants/request';
import type { AppError } from '../../common/errors/appError';
import { DEFAULT_PAGE_SIZE, itemCountOf, pageCountOf, PAGE_SIZES } from '../../common/paging/paging';
import type { PageOf } from '../../common/paging/paging';
import { isRecord } from '../../common/isRecord';
import { whenIdle } from '../../common/whenIdle';
import { distinctKeys } from '../../ui/list/distinctKeys';
import { useFreshRows } from '../../ui/list/useFreshRows';
import { usePortal, useSession } from '../sdk/hooks';
import type { Selection } from './columns';
import type { FilterValues } from './FilterForm';

/** The query of a list: filters and page. */
export interface ListQuery<F extends FilterValues> {
  filters: F;
  page: PageOf;
}

/** One page of a list. */
export interface ListPage<T> {
  rows: readonly T[];
  /** Rows of all pages. */
  itemCount: number;
}

interface Options<T, F extends FilterValues> {
  /** Under this name the search and the size of a page are remembered on this device; without one they are not. */
  id?: string;
  /** The filters of an unfiltered list. */
  initialFilters: F;
  /** The filters that the list begins with instead of the remembered ones, as its route asks for. */
  openedWith?: Partial<F>;
  /** The read of one page; the key holds the whole query. */
  queryOptions(query: ListQuery<F>): { queryKey: QueryKey; queryFn: QueryFunction<ListPage<T>> };
  rowKey(row: T): string;
  /** Names a row in its checkbox. */
  nameOf(row: T): string;
}

/** The state of a list screen. */
export interface List<T, F extends FilterValues> {
  /** The filters of an unfiltered list. */
  initialFilters: F;
  /** The fields of the form; they take effect with `search`. */
  filters: F;
  setFilters(filters: F): void;
  /** Queries with these filters, or the fields of the form, even if they are unchanged. */
  search(filters?: F): void;
  /** Empties the fields and searches. */
  reset(): void;
  /** Whether any filter differs from the initial ones. */
  isFiltered: boolean;
  /** The query that is asked for: the filters that have taken effect, and the page. */
  query: ListQuery<F>;
  page: PageOf;
  turnPage(page: PageOf): void;
  /** Drops cached answers and repeats the query. */
  reload(): void;
  /** Undefined until the first answer. */
  rows: readonly T[] | undefined;
  itemCount: number | undefined;
  /** Keys of the rows that were created or changed just now. */
  fresh: ReadonlySet<string>;
  error: AppError | null;
  /** The rows shown are those of the page or filters before. */
  isLoading: boolean;
  /** A request is running, also one that only refreshes. */
  isFetching: boolean;
  rowKey(row: T): string;
  selection: Selection<T>;
}

/** The rows that were chosen in a position; another position starts with none. */
interface Chosen<T> {
  positionId: string;
  rows: ReadonlyMap<string, T>;
}

const NO_ROWS: ReadonlyMap<string, never> = new Map<string, never>();

const trimmed = <F extends FilterValues>(filters: F): F =>
  Object.fromEntries(
    Object.entries(filters).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
  ) as F;

const isText = (value: unknown) => typeof value === 'string';

/** The stored filters that may be values of the fields; the initial ones for anything else. */
function rememberedFilters<F extends FilterValues>(stored: unknown, initial: F): F {
  if (!isRecord(stored)) return initial;
  const entries = Object.entries(initial).map(([key, value]) => {
    const known = stored[key];
    const isRange = Array.isArray(known) && known.length === 2 && known.every(isText);
    return [key, isText(known) || (isRange && !isText(value)) ? known : value];
  });
  return Object.fromEntries(entries) as F;
}

const rememberedSize = (stored: unknown): number => PAGE_SIZES.find((size) => size === stored) ?? DEFAULT_PAGE_SIZE;

const isSame = (a: FilterValues, b: FilterValues) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Filters, page, rows and selection of a list that the server pages. The previous page stays visible
 * until the next one has arrived, and the page after it is prefetched while the browser is idle. A page that has become
 * empty is replaced by the last one. The selection survives paging; a search clears it.
 */
export function useListQuery<T, F extends FilterValues>(options: Options<T, F>): List<T, F> {
  const { id, initialFilters, openedWith, queryOptions, rowKey: idOf, nameOf } = options;
  const { http, preferences } = usePortal();
  const [firstFilters] = useState(() => {
    if (openedWith) return { ...initialFilters, ...openedWith };
    return id ? rememberedFilters(preferences.get(`search.${id}`), initialFilters) : initialFilters;
  });
  const client = useQueryClient();
  const [filters, setFilters] = useState(firstFilters);
  const [query, setQuery] = useState<ListQuery<F>>(() => ({
    filters: firstFilters,
    page: { index: 1, size: id ? rememberedSize(preferences.get(`pageSize.${id}`)) : DEFAULT_PAGE_SIZE },
  }));
  const { positionId } = useSession();
  const [chosen, setChosen] = useState<Chosen<T>>({ positionId, rows: new Map() });
  const selectedIn = (each: Chosen<T>) => (each.positionId === positionId ? each.rows : NO_ROWS);
  const clearSelection = () => setChosen({ positionId, rows: new Map() });
  // Equals the time for which the host's HTTP client caches the answer.
  const read = (wanted: ListQuery<F>) => ({ ...queryOptions(wanted), staleTime: CACHES.default.ttlMs });
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...read(query),
    placeholderData: keepPreviousData,
  });

  const { page } = query;
  const current = isPlaceholderData ? undefined : data;
  // A server that ignores the size of the page could send more rows than a browser can draw.
  const rows = useMemo(() => data?.rows.slice(0, page.size), [data, page.size]);
  const { replaced, repeated } = useMemo(() => distinctKeys(rows ?? [], idOf), [rows, idOf]);
  useEffect(() => {
    if (repeated !== undefined) console.warn(`Several rows of a list have the key "${repeated}"`);
  }, [repeated]);
  const rowKey = useCallback((row: T) => replaced.get(row) ?? idOf(row), [replaced, idOf]);
  const chosenRows = selectedIn(chosen);
  /** The chosen rows as they were read last, because what is done with them depends on their state. */
  const selectedRows = useMemo(() => {
    const current = new Map((rows ?? []).map((row) => [rowKey(row), row]));
    return new Map([...chosenRows].map(([key, row]) => [key, current.get(key) ?? row]));
  }, [chosenRows, rows, rowKey]);
  // The rows of the query before do not stand on the page that is asked for.
  const rowsPage = isPlaceholderData ? { ...page, index: 1 } : page;
  const itemCount = data && rows && itemCountOf(data.itemCount, rows.length, rowsPage);
  const fresh = useFreshRows({
    query: current && JSON.stringify(query),
    rows: rows ?? [],
    itemCount,
    keyOf: rowKey,
  });
  const lastIndex = current && itemCount !== undefined ? pageCountOf(itemCount, page.size) : undefined;
  if (lastIndex !== undefined && page.index > lastIndex) setQuery({ ...query, page: { ...page, index: lastIndex } });

  const hasNext = lastIndex !== undefined && page.index < lastIndex;
  const prefetchNext = useEffectEvent(() => {
    void client.prefetchQuery(read({ ...query, page: { ...page, index: page.index + 1 } }));
  });
  useEffect(() => (hasNext ? whenIdle(() => prefetchNext()) : undefined), [hasNext, query]);

  const refetch = (next: ListQuery<F>) => {
    const { queryKey } = queryOptions(next);
    http.forgetReads();
    // TanStack would wait for a pending first answer, which may never arrive.
    void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }));
    setQuery(next);
  };
  const searchFor = (wanted: F) => {
    setFilters(wanted);
    if (id) preferences.set(`search.${id}`, isSame(wanted, initialFilters) ? undefined : wanted);
    clearSelection();
    refetch({ filters: wanted, page: { ...page, index: 1 } });
  };
  return {
    initialFilters,
    filters,
    setFilters,
    search: (wanted = filters) => searchFor(trimmed(wanted)),
    reset: () => searchFor(initialFilters),
    isFiltered: !isSame(query.filters, initialFilters),
    query,
    page,
    turnPage: (next) => {
      if (id && next.size !== page.size) preferences.set(`pageSize.${id}`, next.size);
      setQuery({ ...query, page: next });
    },
    reload: () => refetch(query),
    rows,
    itemCount,
    fresh,
    error,
    isLoading: !data || isPlaceholderData,
    isFetching,
    rowKey,
    selection: {
      rows: selectedRows,
      set: (rows, isSelected) =>
        setChosen((current) => {
          const next = new Map<string, T>(selectedIn(current));
          rows.forEach((row) => (isSelected ? next.set(rowKey(row), row) : next.delete(rowKey(row))));
          return { positionId, rows: next };
        }),
      clear: clearSelection,
      nameOf,
    },
  };
}
