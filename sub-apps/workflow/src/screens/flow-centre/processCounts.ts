import { CACHES } from '@atrium/common/constants/request';
import type { WaitingCounts } from '@atrium/portal/contract/portal';
import { usePortal } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { draftCountQuery } from '../../api/listProcesses';

/** What waits for the person, as the menu tells it: the host asks for these numbers, and keeps them up to date. */
export function useWaitingCounts(): WaitingCounts {
  const { badges } = usePortal();
  return useSyncExternalStore(badges.subscribe, badges.get);
}

/** How many drafts there are; undefined while that is unknown, and where the platform does not tell. */
export function useDraftCount(): number | undefined {
  const { http } = usePortal();
  const { data } = useQuery({
    ...draftCountQuery(http),
    staleTime: CACHES.default.ttlMs,
    // A number beside a tab is not worth a second try.
    retry: false,
  });
  return data ?? undefined;
}

/** A name with the number of what waits there; without one where there is nothing. */
export const withCount = (t: Translate, name: string, count: number | undefined): string =>
  count ? t('workflow.centre.count', { name, count }) : name;
