import { CACHES } from '@atrium/common/constants/request';
import type { AppError } from '@atrium/common/errors/appError';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { usePortal } from '@atrium/portal/sdk';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FlowPlan } from '../api/flowPlan';
import { previewFlow } from '../api/startFlow';
import type { Application } from '../api/startFlow';
import { isRefusal } from './planRules';

/** What the platform answers about an application. */
type Answer = { plan: FlowPlan; refusal?: undefined } | { plan?: undefined; refusal: AppError };

const previewQuery = (http: PortalHttp, application: Application) => ({
  // Of each application its own: an answer that comes late belongs to another key and is never shown for this one.
  queryKey: ['flow-preview', application],
  async queryFn({ signal }: { signal: AbortSignal }): Promise<Answer> {
    try {
      return { plan: await previewFlow(http, application, signal) };
    } catch (error) {
      if (isRefusal(error)) return { refusal: error };
      throw error;
    }
  },
  gcTime: 0,
});

export interface Preview {
  /** Of the application, or of the one before: until its own has arrived, and while the platform refuses it. */
  plan: FlowPlan | undefined;
  /** Why there is no plan of the application: a failure, or what is wrong with it. */
  error: AppError | null;
  isBusy: boolean;
  refresh(): void;
  /** The plan of this application; undefined when the platform does not tell. */
  planOf(application: Application): Promise<FlowPlan | undefined>;
}

/** Who would be asked about the application. */
export function usePreview(application: Application): Preview {
  const { http, log } = usePortal();
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    ...previewQuery(http, application),
    placeholderData: keepPreviousData,
  });
  const [known, setKnown] = useState<FlowPlan>();
  if (data?.plan && data.plan !== known) setKnown(data.plan);
  return {
    plan: error ? undefined : (data?.plan ?? known),
    error: error ?? data?.refusal ?? null,
    isBusy: isFetching,
    refresh: () => void refetch(),
    async planOf(wanted) {
      try {
        const query = { ...previewQuery(http, wanted), staleTime: CACHES.default.ttlMs };
        return (await client.fetchQuery(query)).plan;
      } catch (cause) {
        // The submission itself says what is wrong, where anything is.
        log({ level: 'info', source: 'workflow', message: 'No preview of the application', error: cause });
        return undefined;
      }
    },
  };
}
