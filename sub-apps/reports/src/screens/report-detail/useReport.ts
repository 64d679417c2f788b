import { toAppError } from '@atrium/common/errors/appError';
import { pageCountOf } from '@atrium/common/paging/paging';
import { usePortal, useT, useView } from '@atrium/portal/sdk';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { getDimensions } from '../../api/getDimensions';
import { readAhead } from '../../api/readAhead';
import { reportRefusal } from '../../api/reportRefusal';
import { getSetting, runReport } from '../../api/runReport';
import { sameJson } from '../../sameJson';
import { absenceOf } from './ReportAbsence';
import { keptView } from './reportLink';
import type { ReportLink } from './reportLink';
import { nextView, queryOf } from './reportView';
import type { ReportView, ReportViewEvent } from './reportView';
import { conditionsInForce, valuesOf } from './shownConditions';
import type { Answer } from './shownConditions';

/** A report with its dimensions and its view state, which its tab keeps. */
export function useReport({ reportCode, view: firstView, start }: ReportLink) {
  const { http, message, tab } = usePortal();
  const { id, route } = useView();
  const t = useT();
  const client = useQueryClient();
  const [view, dispatch] = useReducer(
    (before: ReportView, event: ReportViewEvent) => nextView(before, event, start),
    firstView,
  );
  useEffect(() => tab.state.set(keptView(route, view)), [tab, route, view]);
  const dimensions = useQuery({
    queryKey: ['report', reportCode, 'dimensions'],
    queryFn: ({ signal }) => getDimensions(http, reportCode, signal),
  });
  const query = queryOf(reportCode, view);
  const { slices, page } = query;
  // Each view has results of its own: a cancelled query is not that of another view of the same report.
  const ownResults = ['report', reportCode, 'result', id];
  const resultKey = [...ownResults, query];
  const report = useQuery({
    queryKey: resultKey,
    queryFn: ({ signal }) => runReport(http, query, signal),
    enabled: view.phase === 'result',
    placeholderData: keepPreviousData,
  });
  const { data, error } = report;
  const isAnswered = data !== undefined && !report.isPlaceholderData;
  // The last answer stays while another query fails, and the first one tells the conditions that the report starts with.
  const [known, setKnown] = useState<Answer>();
  if (isAnswered && data !== known?.report) setKnown({ report: data, slices });
  const [first, setFirst] = useState<Answer>();
  if (isAnswered && slices === undefined && data !== first?.report) setFirst({ report: data, slices });
  // Where there is no answer yet and the query is refused or cancelled, the setting tells name, conditions and layout.
  const isUnknown = error ? error.kind === 'service' && !absenceOf(error, view) : view.phase !== 'result';
  const setting = useQuery({
    queryKey: ['report', reportCode, 'setting'],
    queryFn: ({ signal }) => getSetting(http, reportCode, signal),
    enabled: isUnknown && known === undefined,
  });
  // Before the failure is painted as one that a retry may help.
  useLayoutEffect(() => {
    if (reportRefusal(error) === 'setting') dispatch({ type: 'refuse', refusal: toAppError(error) });
  }, [error]);
  const isShown = isAnswered && !error && view.phase !== 'setting';
  // Rows can have gone since the tab kept its page: the last page is asked for then.
  const lastIndex = isShown && view.phase === 'result' ? pageCountOf(data.itemCount, page.size) : page.index;
  useEffect(() => {
    if (page.index > lastIndex) dispatch({ type: 'turnPage', page: { ...page, index: lastIndex } });
  }, [page, lastIndex]);
  // Only for a cancel: the view whose answer was shown last.
  const answered = useRef<ReportView>(undefined);
  useEffect(() => {
    if (isShown) answered.current = view;
  }, [isShown, view]);
  /** Asks for what the event will show, and then shows it. */
  const askFirst = (event: ReportViewEvent, show: () => void) => {
    const next = nextView(view, event, start);
    if (next.phase === 'result') readAhead(http, queryOf(reportCode, next), show);
    else show();
  };
  /** Changes the view and asks the server, also where the query stays the same. */
  const ask = (event: ReportViewEvent) => {
    http.forgetReads();
    const next = nextView(view, event, start);
    if (view.phase !== 'setting' && sameJson(queryOf(reportCode, next), query)) void report.refetch();
    dispatch(event);
  };
  /** Shows the layout that was saved, also in other views of the report. */
  const showSaved = () => {
    client.removeQueries({ queryKey: ownResults, type: 'inactive' });
    void client.invalidateQueries({
      queryKey: ['report', reportCode],
      predicate: ({ queryKey }) => queryKey[3] !== id,
    });
    ask({ type: 'applyLayout', layout: undefined });
  };
  /** Stops the running query and returns to the answer before it. */
  const cancel = () => {
    if (answered.current) message.info(t('reports.detail.cancelled.kept'));
    dispatch({ type: 'cancel', answered: answered.current });
    void client.cancelQueries({ queryKey: resultKey, exact: true });
  };
  const told = setting.data;
  const conditions = useMemo(
    () => conditionsInForce(slices, [known, first, told && { report: told, slices: undefined }]),
    [slices, known, first, told],
  );
  const values = useMemo(() => valuesOf(conditions), [conditions]);
  return {
    view,
    dispatch,
    askFirst,
    run: () => ask({ type: 'run' }),
    refresh: () => ask({ type: 'refresh' }),
    showSaved,
    cancel,
    values,
    /** The conditions in force. */
    conditions,
    query,
    known: known?.report ?? told,
    dimensions,
    report,
  };
}
