import type { PortalHttp } from '@atrium/portal/contract/portal';
import { reportBody } from './reportQuery';
import type { ReportQuery } from './reportQuery';

/** Runs a report, or returns its setting. */
export const RUN = '/api/teapi/report/biengine/report';
const DRILL = '/api/teapi/report/drill';

/** The platform's answer to a query. */
export const askReport = (http: PortalHttp, query: ReportQuery, signal: AbortSignal): Promise<unknown> =>
  http.post(query.path.length > 0 ? DRILL : RUN, reportBody(query), { signal, isRead: true });

/** The platform's answer about the dimensions of a report. */
export const askDimensions = (http: PortalHttp, reportCode: string, signal: AbortSignal): Promise<unknown> =>
  http.post('/api/teapi/report/getdims', { reportcode: reportCode }, { signal, isRead: true });
