import type { PortalHttp } from '@atrium/portal/contract/portal';
import type { ReportQuery } from './runReport';

/** Starts an asynchronous export of the whole report to a spreadsheet. */
export async function exportReport(
  http: PortalHttp,
  { reportCode, slices }: Pick<ReportQuery, 'reportCode' | 'slices'>,
): Promise<void> {
  await http.post('/api/teapi/report/asyncexportexcel', {
    reportcode: reportCode,
    slices: Object.entries(slices).map(([code, value]) => ({ code, value })),
  });
}
