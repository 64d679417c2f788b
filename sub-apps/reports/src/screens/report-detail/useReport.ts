import { toAppError } from '@atrium/common/errors/appError';
import { usePortal } from '@atrium/portal/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { getDimensions } from '../../api/getDimensions';
import { reportRefusal } from '../../api/reportRefusal';
import { runReport } from '../../api/runReport';
import { FIRST_VIEW, nextView } from './reportView';

/** A report with its dimensions and its view state. */
export function useReport(reportCode: string) {
  const { http } = usePortal();
  const [view, dispatch] = useReducer(nextView, FIRST_VIEW);
  const dimensions = useQuery({
    queryKey: ['report', reportCode, 'dimensions'],
    queryFn: ({ signal }) => getDimensions(http, reportCode, signal),
  });
  const dimension = view.dimension ?? dimensions.data?.[0]?.code;
  const { slices, page } = view;
  const query = { reportCode, slices, dimension, pageIndex: page.index, pageSize: page.size };
  const report = useQuery({
    queryKey: ['report', reportCode, 'result', query],
    queryFn: ({ signal }) => runReport(http, query, signal),
    enabled: dimensions.data !== undefined && view.phase === 'result',
    placeholderData: keepPreviousData,
  });
  const { error } = report;
  useEffect(() => {
    if (reportRefusal(error) === 'setting') dispatch({ type: 'refuse', refusal: toAppError(error) });
  }, [error]);
  /** Runs the report with the filters as they are now, also when they are unchanged. */
  const run = () => {
    http.forgetReads();
    const next = nextView(view, { type: 'run' });
    const isSame =
      view.phase === 'result' && page.index === 1 && JSON.stringify(next.slices) === JSON.stringify(slices);
    if (isSame) void report.refetch();
    else dispatch({ type: 'run' });
  };
  return { view, dispatch, run, dimension, dimensions, report };
}
