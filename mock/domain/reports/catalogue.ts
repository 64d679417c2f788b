import { REPORT_CODES } from '../fixtures';
import type { Dimension } from './dimensions';

/** Figures of a report. `average` is the amount per order, `share` the part of the total amount. */
export type Metric = 'orders' | 'qty' | 'amount' | 'average' | 'share';

/** `list`: one row per value of a dimension. `matrix`: a second dimension forms the columns. */
export type ReportKind = 'list' | 'matrix';

export interface ReportDefinition {
  /** The translation keys are `report.{code}` and `report.{code}.description`. */
  code: string;
  category: 'sales' | 'customer' | 'product';
  kind: ReportKind;
  /** The first one is the default. */
  dimensions: readonly [Dimension, ...Dimension[]];
  metrics: readonly Metric[];
}

/** The filters of a report. */
export const SLICES = ['region', 'category', 'month', 'status'] as const satisfies readonly Dimension[];
export type Slice = (typeof SLICES)[number];

export const REPORTS: readonly ReportDefinition[] = [
  {
    code: REPORT_CODES.sales,
    category: 'sales',
    kind: 'list',
    dimensions: ['region', 'owner', 'customer', 'category', 'month'],
    metrics: ['orders', 'qty', 'amount', 'average', 'share'],
  },
  {
    code: REPORT_CODES.months,
    category: 'sales',
    kind: 'list',
    dimensions: ['month', 'region', 'category'],
    metrics: ['orders', 'qty', 'amount', 'average'],
  },
  {
    code: REPORT_CODES.matrix,
    category: 'sales',
    kind: 'matrix',
    dimensions: ['region', 'month', 'owner', 'customer'],
    metrics: ['amount'],
  },
  {
    code: REPORT_CODES.customers,
    category: 'customer',
    kind: 'list',
    dimensions: ['customer', 'region', 'owner'],
    metrics: ['orders', 'qty', 'amount', 'share'],
  },
  {
    code: REPORT_CODES.products,
    category: 'product',
    kind: 'list',
    dimensions: ['product', 'category'],
    metrics: ['orders', 'qty', 'amount', 'share'],
  },
];
