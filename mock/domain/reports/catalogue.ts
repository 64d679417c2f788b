import { REPORT_CODES } from '../landmarks';
import type { Dimension } from './dimensions';

/** What a report counts. Average: amount for each order. Share: of the whole amount. */
export type Metric = 'orders' | 'qty' | 'amount' | 'average' | 'share';

/** `list`: a row for each value of a dimension. `matrix`: a second dimension goes across. */
export type ReportKind = 'list' | 'matrix';

export interface ReportDefinition {
  /** Its name is the text `report.{code}`, its description `report.{code}.description`. */
  code: string;
  category: 'sales' | 'customer' | 'product';
  kind: ReportKind;
  /** The usual one first. */
  dimensions: readonly [Dimension, ...Dimension[]];
  metrics: readonly Metric[];
}

/** What a report can be narrowed down by. */
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
