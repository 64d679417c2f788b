import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { exportReport } from '../../api/exportReport';
import type { Report } from '../../api/report';
import type { ReportQuery, SliceValues } from '../../api/reportQuery';
import { writeClipboard } from '../../writeClipboard';
import { reportRoute } from './reportLink';
import type { ReportView } from './reportView';
import { useWholeTable } from './useWholeTable';

interface Shown {
  report: Report | undefined;
  hasRows: boolean;
  /** The report belongs to the query before: more of it can no longer be read. */
  isStale: boolean;
  /** The conditions of the answer. */
  values: SliceValues;
  view: ReportView;
  query: ReportQuery;
  /** The name of the dimension that the report was switched to, where no column has it. */
  switchedTo: string | undefined;
}

/** What a person can do with the shown report: export, copy, print (also by Ctrl-P), and copy its address. */
export function useReportActs({ report, hasRows, isStale, values, view, query, switchedTo }: Shown) {
  const t = useT();
  const { files, http, message, nav, print, tab } = usePortal();
  const { reportCode } = query;
  const name = report?.name ?? '';
  const { read, reading } = useWholeTable(query);

  // An export knows the saved layout and the conditions only (business spec §7).
  const isPlain = !view.dimension && !view.layout && !view.sorting && view.path.length === 0;
  // A second press of a double click comes before the button is drawn as busy.
  const pending = useRef<Promise<unknown>>(undefined);
  const exporting = useMutation({
    mutationFn: () =>
      (pending.current ??= files.followExport({
        title: name,
        filename: name,
        start: async () => {
          const job = await exportReport(http, reportCode, values);
          const started = isPlain ? 'reports.detail.export.started' : 'reports.detail.export.plain';
          if (job) message.success(t(started));
          else message.warning(t('reports.detail.export.noJob'));
          return job;
        },
      })),
    onError: message.report,
    onSettled: () => {
      pending.current = undefined;
    },
  });
  const isReady = () => {
    if (isStale) message.info(t('reports.read.stale'));
    return !isStale;
  };
  const copying = useMutation({
    mutationFn: async () => {
      if (!report || !isReady()) return;
      const { copyTable } = await import('../../pivot/copyText');
      const table = await read(report);
      try {
        await copyTable(table);
      } catch {
        message.warning(t('reports.copy.failed'));
        return;
      }
      const text = table.leftOut > 0 ? 'reports.copied.part' : 'reports.copied';
      message.success(t(text, { count: table.rowCount, leftOut: table.leftOut }));
    },
    onError: message.report,
  });
  const printTable = async () => {
    if (!report || !isReady()) return;
    const { mountPaper } = await import('./mountPaper');
    const table = await read(report);
    await print(mountPaper(t, report, table, switchedTo));
  };
  const printing = useMutation({ mutationFn: printTable, onError: message.report });
  // The host reports the failure of its own print.
  const printNow = useEffectEvent(printTable);
  useEffect(() => (hasRows ? tab.offerPrint(() => printNow()) : undefined), [tab, hasRows]);

  const copyLink = () => {
    const link = nav.linkTo(reportRoute(reportCode, values, view));
    writeClipboard({ plain: link }).then(
      () => message.success(t('reports.link.copied')),
      () => message.warning(t('reports.link.failed', { link })),
    );
  };
  return { exporting, copying, printing, copyLink, reading };
}
