import { CACHES } from '@atrium/common/constants/request';
import type { AppError } from '@atrium/common/errors/appError';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { usePortal } from '@atrium/portal/sdk';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FlowPlan } from '../api/flowPlan';
import { previewFlow } from '../api/startFlow';
import type { Application } from '../api/startFlow';

const previewQuery = (http: PortalHttp, application: Application) => ({
  // Of each application its own: an answer that comes late belongs to another key and is never shown for this one.
  queryKey: ['flow-preview', application],
  queryFn: ({ signal }: { signal: AbortSignal }) => previewFlow(http, application, signal),
  gcTime: 0,
});

export interface Preview {
  /** Of the application, or of the one before until its own has arrived. */
  plan: FlowPlan | undefined;
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
  return {
    plan: error ? undefined : data,
    error,
    isBusy: isFetching,
    refresh: () => void refetch(),
    async planOf(wanted) {
      try {
        return await client.fetchQuery({ ...previewQuery(http, wanted), staleTime: CACHES.default.ttlMs });
      } catch (cause) {
        // The submission itself says what is wrong, where anything is.
        log({ level: 'info', source: 'workflow', message: 'No preview of the application', error: cause });
        return undefined;
      }
    },
  };
}
