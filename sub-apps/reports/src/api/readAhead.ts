import type { PortalHttp } from '@atrium/portal/contract/portal';
import { askDimensions, askReport } from './askReport';
import { firstQuery } from './reportQuery';
import type { ReportQuery } from './reportQuery';

/** After so long a query can be cancelled: then nobody but its view may wait for the request. */
const WAIT_MS = 1_000;

const withoutAnswer = (asked: Promise<unknown>) => void asked.catch(() => undefined);

/**
 * Asks for a report, then shows what asks for it: the request leaves before the press is drawn, which takes longer than
 * many an answer. The HTTP client merges the view's own request with it, or answers that from its cache. A failure is
 * repeated, and shown, by the view.
 */
export function readAhead(http: PortalHttp, query: ReportQuery, show: () => void): void {
  withoutAnswer(askReport(http, query, AbortSignal.timeout(WAIT_MS)));
  // The HTTP client sends it after some promises, all of which a timer lets pass.
  setTimeout(show);
}

/** The same for a report that is about to be opened. */
export function readAheadOf(http: PortalHttp, reportCode: string, show: () => void): void {
  withoutAnswer(askDimensions(http, reportCode, AbortSignal.timeout(WAIT_MS)));
  readAhead(http, firstQuery(reportCode), show);
}
