import { usePortal } from '@atrium/portal/sdk';
import type { ListPage } from '@atrium/portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isInSight, useRegularLook, useReturn } from '../useReturn';
import { differs, inPlaces, keepsPlaces } from './keepsPlaces';

interface Options<T> {
  /** The name of the list in the log. */
  name: string;
  /** The key of the query that the list shows. */
  queryKey: QueryKey;
  /** Reads the same query from the platform. */
  read(): Promise<ListPage<T>>;
  rowKey(row: T): string;
  /** The element around the list. */
  frame: HTMLElement | null;
  /** Whether the person works with the rows, so that none may move. So is a row under the pointer or with the focus. */
  isInUse: boolean;
  /** The platform has another answer than the list shows. */
  onChange(before: ListPage<T>, now: ListPage<T>): void;
}

/** An answer that waits for the person's word, because its rows are at other places. */
interface News<T> {
  /** What is shown until then. */
  before: ListPage<T>;
  now: ListPage<T>;
}

/**
 * Reads a list again when the person comes back to it, and every minute while it is in sight. Selection and scroll position
 * stay. Rows that would come, go or move under the hand wait: `showNews` is then defined, and shows them.
 */
export function useLiveList<T>({ name, queryKey, read, rowKey, frame, isInUse, onChange }: Options<T>) {
  const { log } = usePortal();
  const client = useQueryClient();
  const [news, setNews] = useState<News<T>>();
  const isLooking = useRef(false);
  const shown = () => client.getQueryData<ListPage<T>>(queryKey);
  const isHandled = () => isInUse || Boolean(frame?.querySelector('[data-row-key]:is(:hover, :focus-within)'));

  async function look(isReturning: boolean) {
    const before = shown();
    if (!before || client.isFetching({ queryKey, exact: true }) > 0) return;
    const now = await read();
    // The list was read or filtered again meanwhile.
    if (shown() !== before || !differs(before, now)) return;
    onChange(before, now);
    if (isReturning || keepsPlaces(rowKey, before, now) || !isHandled()) client.setQueryData(queryKey, now);
    else {
      const placed = client.setQueryData<ListPage<T>>(queryKey, inPlaces(rowKey, before, now));
      if (placed) setNews({ before: placed, now });
    }
  }
  function lookAgain(isReturning: boolean) {
    if (!isInSight(frame) || isLooking.current) return;
    isLooking.current = true;
    look(isReturning)
      // The person has not asked for it: the next look tries again.
      .catch((error: unknown) =>
        log({ level: 'info', source: 'workflow', message: `${name} was not read again`, error }),
      )
      .finally(() => {
        isLooking.current = false;
      });
  }
  useRegularLook(frame, () => lookAgain(false));
  useReturn(frame, () => lookAgain(true));

  const isCurrent = news !== undefined && news.before === shown();
  return { showNews: isCurrent ? () => client.setQueryData(queryKey, news.now) : undefined };
}
