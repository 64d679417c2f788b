import { toAppError } from '@atrium/common/errors/appError';
import { useLoad } from '@atrium/portal/sdk/useLoad';
import { usePortal } from '@atrium/portal/sdk/portalContext';
import { useCallback, useReducer } from 'react';
import { getDimensions } from '../../api/getDimensions';
import { reportRefusal } from '../../api/reportRefusal';
import { runReport } from '../../api/runReport';
import { FIRST_VIEW, nextView } from './reportView';

/** A report, what it is broken down by and what the person has set about it. */
export function useReport(reportCode: string) {
  const { http } = usePortal();
  const [view, dispatch] = useReducer(nextView, FIRST_VIEW);
  const loadDimensions = useCallback(
    (signal: AbortSignal) => getDimensions(http, reportCode, signal),
    [http, reportCode],
  );
  const dimensions = useLoad(loadDimensions);
  const dimension = view.dimension ?? dimensions.data?.[0]?.code;
  const { slices, page } = view;

  const loadReport = useCallback(
    async (signal: AbortSignal) => {
      const query = { reportCode, slices, dimension, pageIndex: page.index, pageSize: page.size };
      try {
        return await runReport(http, query, signal);
      } catch (error) {
        if (reportRefusal(error) === 'setting') dispatch({ type: 'refuse', refusal: toAppError(error) });
        throw error;
      }
    },
    [http, reportCode, slices, dimension, page],
  );
  const report = useLoad(dimensions.data && view.phase === 'result' ? loadReport : undefined);
  return { view, dispatch, dimension, dimensions, report };
}
