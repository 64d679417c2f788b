import type { PortalHttp } from '@atrium/portal/contract/portal';
import type { ReportQuery } from './runReport';

/** Has the server write the whole report into a spreadsheet, in its own time. */
export async function exportReport(
  http: PortalHttp,
  { reportCode, slices }: Pick<ReportQuery, 'reportCode' | 'slices'>,
): Promise<void> {
  await http.post('/api/teapi/report/asyncexportexcel', {
    reportcode: reportCode,
    slices: Object.entries(slices).map(([code, value]) => ({ code, value })),
  });
}
