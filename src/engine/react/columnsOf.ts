import type { PageModel } from '../model/pageModel';

const DEFAULT_COLUMNS = 3;

/** Columns of a page's grid on a wide screen. */
export function columnsOf(page: PageModel): number {
  return page.protocol.info.columns ?? DEFAULT_COLUMNS;
}
