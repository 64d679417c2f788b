import { resolve } from 'node:path';

export const ATRIUM = 'atrium';
/** antd by hand: every ratio of a run is to this page. */
export const REFERENCE = 'antd-raw';

/** The pages that can be built and measured, in the order of the report. */
export const PAGES = [REFERENCE, 'antd-form', 'formily', 'amis', ATRIUM] as const;

export type PageName = (typeof PAGES)[number];

/** Where a page's bench is written down. */
export function entryOf(page: PageName): string {
  return resolve(__dirname, '..', page === ATRIUM ? 'atrium' : `peers/${page}`, 'bench.tsx');
}
