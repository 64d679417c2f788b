import { CACHES } from '@atrium/common/constants/request';
import { usePortal } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import { useQuery } from '@tanstack/react-query';
import { countQuery } from '../../api/listProcesses';
import type { ProcessCount } from '../../api/listProcesses';

/** What waits for the person in the lists of the flow centre. */
export const COUNTS = {
  returned: { type: 'mine', filters: { state: 'returned' } },
  drafts: { type: 'mine', filters: { state: 'draft' } },
  unread: { type: 'copied', isUnreadOnly: true },
} as const satisfies Readonly<Record<string, ProcessCount>>;

/** How many there are; undefined while that is unknown, and where the platform does not tell. */
export function useProcessCount(count: ProcessCount, isWanted: boolean): number | undefined {
  const { http } = usePortal();
  const { data } = useQuery({
    ...countQuery(http, count),
    enabled: isWanted,
    staleTime: CACHES.default.ttlMs,
    // A number beside a tab is not worth a second try.
    retry: false,
  });
  return data ?? undefined;
}

/** A name with the number of what waits there; without one where there is nothing. */
export const withCount = (t: Translate, name: string, count: number | undefined): string =>
  count ? t('workflow.centre.count', { name, count }) : name;
