import type { PivotSize } from './contract';
import type { DrillPlace } from './measureDrill';
import type { PivotFigures } from './measurePivot';

/** Something that is measured of both pages. Budgets are milliseconds of Atrium's. */
export interface PivotCase {
  title: string;
  size: PivotSize;
  figure: keyof PivotFigures;
  /** Undefined: only the ratio is judged. */
  atMost: number | undefined;
}

const SMALL: PivotSize = { rows: 200, columns: 50 };
const LARGE: PivotSize = { rows: 2_000, columns: 200 };

export const SIZES: readonly { size: PivotSize; isScrolled: boolean }[] = [
  { size: SMALL, isScrolled: false },
  { size: LARGE, isScrolled: true },
];

/** The most that a figure may be of S2's in the same run. */
export const RATIO_AT_MOST = 1.2;

export const CASES: readonly PivotCase[] = [
  { title: '200 × 50 cells: drawn', size: SMALL, figure: 'drawn', atMost: 300 },
  { title: '2,000 × 200 cells: drawn', size: LARGE, figure: 'drawn', atMost: 1_500 },
  { title: '2,000 × 200 cells: longest frame while scrolled', size: LARGE, figure: 'longestFrame', atMost: 100 },
  { title: '2,000 × 200 cells: cpu of a turn of the wheel', size: LARGE, figure: 'turnCpu', atMost: undefined },
];

/** Milliseconds from the answer of a drill to the frame that shows it. */
export const DRILL_AT_MOST = 150;

const cross = JSON.stringify({ layout: { rows: ['region', 'organisation'], columns: ['month'], values: ['amount'] } });

export const DRILLS: readonly DrillPlace[] = [
  {
    title: 'drill in a table',
    path: '/report-detail?reportcode=sales-summary',
    press: '[aria-label="下钻 南京"]',
    members: '[role=tabpanel]:not([hidden]) tbody td:first-child',
  },
  {
    title: 'drill in a cross table',
    path: `/report-detail?reportcode=sales-summary&conditions=${encodeURIComponent(cross)}`,
    press: '[data-press=drill][title="查看 南京分部 的下级数据"]',
    members: '[role=grid] [role=rowheader]',
  },
];
