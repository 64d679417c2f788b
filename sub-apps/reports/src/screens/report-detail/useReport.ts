import { toAppError } from '@atrium/common/errors/appError';
import { usePortal, useT, useView } from '@atrium/portal/sdk';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { getDimensions } from '../../api/getDimensions';
import type { Report } from '../../api/report';
import { reportRefusal } from '../../api/reportRefusal';
import { getSetting, runReport } from '../../api/runReport';
import { keptView } from './reportLink';
import type { ReportLink } from './reportLink';
import { nextView } from './reportView';
import type { ReportView } from './reportView';
import { appliedValues, conditionTags } from './shownConditions';

/** A report with its dimensions and its view state, which its tab keeps. */
export function useReport({ reportCode, view: firstView }: ReportLink) {
  const { http, message, tab } = usePortal();
  const { route } = useView();
  const t = useT();
  const client = useQueryClient();
  const [view, dispatch] = useReducer(nextView, firstView);
  useEffect(() => tab.state.set(keptView(route, view)), [tab, route, view]);
  const dimensions = useQuery({
    queryKey: ['report', reportCode, 'dimensions'],
    queryFn: ({ signal }) => getDimensions(http, reportCode, signal),
  });
  const { slices, dimension, path, layout, sorting, page } = view;
  const query = { reportCode, slices, dimension, path, layout, sorting, page };
  const resultKey = ['report', reportCode, 'result'];
  const report = useQuery({
    queryKey: [...resultKey, query],
    queryFn: ({ signal }) => runReport(http, query, signal),
    enabled: view.phase === 'result',
    placeholderData: keepPreviousData,
  });
  const { data, error } = report;
  // The last answer stays while another query fails, and the first one tells the conditions that the report starts with.
  const [known, setKnown] = useState(data);
  if (data && data !== known) setKnown(data);
  // Where the very first answer is refused, the setting tells name, conditions and layout.
  const setting = useQuery({
    queryKey: ['report', reportCode, 'setting'],
    queryFn: ({ signal }) => getSetting(http, reportCode, signal),
    enabled: error !== null && reportRefusal(error) !== undefined && known === undefined,
  });
  const [first, setFirst] = useState<Report>();
  if (data && slices === undefined && !report.isPlaceholderData && data !== first) setFirst(data);
  useEffect(() => {
    if (reportRefusal(error) === 'setting') dispatch({ type: 'refuse', refusal: toAppError(error) });
  }, [error]);
  const isShown = data !== undefined && !error && view.phase !== 'setting' && !report.isPlaceholderData;
  // Only for a cancel: the view whose answer was shown last.
  const answered = useRef<ReportView>(undefined);
  useEffect(() => {
    if (isShown) answered.current = view;
  }, [isShown, view]);
  /** Runs the report with the conditions as they are now, also when they are unchanged. */
  const run = () => {
    http.forgetReads();
    const next = nextView(view, { type: 'run' });
    const isSame =
      view.phase !== 'setting' && page.index === 1 && JSON.stringify(next.slices) === JSON.stringify(slices);
    if (isSame) void report.refetch();
    dispatch({ type: 'run' });
  };
  /** Stops the running query and returns to the answer before it. */
  const cancel = () => {
    if (answered.current) message.info(t('reports.detail.cancelled.kept'));
    dispatch({ type: 'cancel', answered: answered.current });
    void client.cancelQueries({ queryKey: resultKey });
  };
  /** The conditions in force. */
  const values = slices ?? appliedValues(first);
  const tags = conditionTags(values, [known, first]);
  return { view, dispatch, run, cancel, values, tags, query, known: known ?? setting.data, dimensions, report };
}
