import type { PortalHttp } from '@atrium/portal/contract/portal';
import { askDimensions, askReport } from './askReport';
import { firstQuery } from './reportQuery';
import type { ReportQuery } from './reportQuery';

/** After so long a query can be cancelled: then nobody but its view may wait for the request. */
const WAIT_MS = 1_000;

const withoutAnswer = (asked: Promise<unknown>) => void asked.catch(() => undefined);

/**
 * Asks for a report when the press that will show it begins: the request leaves before the press is drawn. The HTTP client
 * merges the view's own request with it, or answers that from its cache. A failure is repeated, and shown, by the view.
 */
export function readAhead(http: PortalHttp, query: ReportQuery): void {
  withoutAnswer(askReport(http, query, AbortSignal.timeout(WAIT_MS)));
}

/** The same for a report that is about to be opened. */
export function readAheadOf(http: PortalHttp, reportCode: string): void {
  readAhead(http, firstQuery(reportCode));
  withoutAnswer(askDimensions(http, reportCode, AbortSignal.timeout(WAIT_MS)));
}
