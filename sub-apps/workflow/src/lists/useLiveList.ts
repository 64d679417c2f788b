import { usePortal } from '@atrium/portal/sdk';
import type { List, ListPage } from '@atrium/portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listProcesses, processesQuery } from '../api/listProcesses';
import type { ProcessFilters, ProcessItem, ProcessListType } from '../api/listProcesses';
import { isInSight, useReturn } from '../useReturn';
import { differs, keepsPlaces } from './keepsPlaces';

/** How often a list that is in sight is read again. */
const REFRESH_MS = 60_000;

interface Options {
  type: ProcessListType;
  list: List<ProcessItem, ProcessFilters>;
  /** The element around the list. */
  frame: HTMLElement | null;
  /** Whether the person has a hand on the rows, so that none may move. */
  isInUse(): boolean;
}

/** An answer that waits for the person's word, because its rows are at other places. */
interface News {
  before: ListPage<ProcessItem>;
  now: ListPage<ProcessItem>;
}

/**
 * Reads a list again when the person comes back to it, and every minute while it is in sight. Selection and scroll position
 * stay. Rows that would move under the hand wait: `showNews` is then defined, and shows them.
 */
export function useLiveList({ type, list, frame, isInUse }: Options): { showNews: (() => void) | undefined } {
  const { http, badges, log } = usePortal();
  const client = useQueryClient();
  const [news, setNews] = useState<News>();
  const isLooking = useRef(false);
  const { queryKey } = processesQuery(http, type, list.query);
  const shown = () => client.getQueryData<ListPage<ProcessItem>>(queryKey);

  async function look(isReturning: boolean) {
    const before = shown();
    if (!before || client.isFetching({ queryKey, exact: true }) > 0) return;
    const now = await listProcesses(http, type, list.query, { isFresh: true });
    // The list was read or filtered again meanwhile.
    if (shown() !== before || !differs(before, now)) return;
    if (before.itemCount !== now.itemCount) badges.refresh();
    if (isReturning || keepsPlaces(before, now) || !isInUse()) client.setQueryData(queryKey, now);
    else setNews({ before, now });
  }
  function lookAgain(isReturning: boolean) {
    if (!isInSight(frame) || isLooking.current) return;
    isLooking.current = true;
    look(isReturning)
      // The person has not asked for it: the next look tries again.
      .catch((error: unknown) =>
        log({ level: 'info', source: 'workflow', message: `${type} was not read again`, error }),
      )
      .finally(() => {
        isLooking.current = false;
      });
  }
  const lookInTime = useEffectEvent(() => lookAgain(false));
  useEffect(() => {
    const timer = setInterval(() => lookInTime(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  useReturn(frame, () => lookAgain(true));

  const isCurrent = news !== undefined && news.before === shown();
  return { showNews: isCurrent ? () => client.setQueryData(queryKey, news.now) : undefined };
}
