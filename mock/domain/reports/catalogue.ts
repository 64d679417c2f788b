import { notFound } from '../apiError';
import { REPORT_CODES } from '../fixtures';
import type { Dimension } from './dimensions';
import type { Layout } from './layout';
import { plainLayout } from './layout';
import type { FigureCode } from './listFigures';
import type { Measure } from './measures';
import type { SliceCode } from './slices';

/** Kinds of work reports (business spec §3). */
export const TEMPLATE_TYPES = { daily: 1, weekly: 2, monthly: 3 } as const;

export interface ReportDefinition {
  /** The translation keys are `report.{code}` and `report.{code}.description`. */
  code: string;
  /** The folder; its translation key is `report.category.{category}`. */
  category: 'sales' | 'customer' | 'product' | 'work';
  /** The dimensions between which a report is switched without a new layout; the first one is the layout's own. */
  switches: readonly Dimension[];
  /** What layouts may use. */
  dimensions: readonly Dimension[];
  measures: readonly Measure[];
  /** The conditions that are offered, in order. */
  slices: readonly SliceCode[];
  /** The period that the report starts with: this month so far, or this year so far. */
  period: 'month' | 'year';
  /** Its figure in the list of reports. */
  figure: FigureCode;
  layout: Layout;
  /** Most columns of figures; 200 without it. */
  mostColumns?: number;
  templateType?: (typeof TEMPLATE_TYPES)[keyof typeof TEMPLATE_TYPES];
  /** Starts with the caller's own figures, if the caller sells. */
  isPersonal?: boolean;
}

const TIME = ['month', 'week', 'day'] as const;
const PEOPLE = ['region', 'organisation', 'owner', 'customer', 'channel', 'level'] as const;
const SALES = [...PEOPLE, 'category', 'product', ...TIME, 'status'] as const;
const FIGURES = ['orders', 'customers', 'qty', 'amount', 'average', 'price', 'share'] as const;
const COMPARED = ['amountLastYear', 'yoy', 'amountLastMonth', 'mom'] as const;

const SALES_SLICES = [
  'period',
  'organisation',
  'region',
  'product',
  'owner',
  'channel',
  'level',
  'status',
  'top',
] as const;

const ofSales = {
  category: 'sales',
  dimensions: SALES,
  measures: [...FIGURES, ...COMPARED],
  slices: SALES_SLICES,
  period: 'year',
  figure: 'amount',
} as const;

const ofWork = {
  category: 'work',
  dimensions: [...PEOPLE, ...TIME],
  measures: ['orders', 'customers', 'qty', 'amount', 'average', 'visits'],
  slices: ['period', 'organisation', 'region', 'owner', 'status'],
  period: 'year',
  figure: 'visits',
  isPersonal: true,
} as const;

const WORK_VALUES = ['orders', 'customers', 'amount', 'visits'] as const;

export const REPORTS: readonly ReportDefinition[] = [
  {
    ...ofSales,
    code: REPORT_CODES.sales,
    switches: ['region', 'owner', 'customer', 'category', 'month'],
    layout: plainLayout(['region'], [], ['orders', 'qty', 'amount', 'average', 'share'], 'amount'),
  },
  {
    ...ofSales,
    code: REPORT_CODES.organisations,
    switches: ['organisation', 'region', 'channel', 'category'],
    period: 'month',
    figure: 'yoy',
    layout: plainLayout(
      ['organisation', 'owner'],
      [],
      ['amount', 'amountLastYear', 'yoy', 'amountLastMonth', 'mom'],
      'amount',
    ),
  },
  {
    ...ofSales,
    code: REPORT_CODES.months,
    switches: ['month', 'region', 'category'],
    dimensions: [...TIME, 'region', 'channel', 'level', 'category', 'status'],
    figure: 'orders',
    layout: plainLayout(['month'], [], ['orders', 'qty', 'amount', 'average'], 'amount'),
  },
  {
    ...ofSales,
    code: REPORT_CODES.matrix,
    switches: ['region', 'month', 'owner', 'customer'],
    figure: 'average',
    layout: plainLayout(['category'], ['region'], ['amount']),
    mostColumns: 50,
  },
  {
    ...ofSales,
    code: REPORT_CODES.customers,
    category: 'customer',
    switches: ['customer', 'region', 'owner'],
    dimensions: [...SALES, 'abc'],
    figure: 'customers',
    layout: plainLayout(['customer'], [], ['orders', 'qty', 'amount', 'share'], 'amount'),
  },
  {
    ...ofSales,
    code: REPORT_CODES.abc,
    category: 'customer',
    switches: ['abc', 'customer', 'level', 'channel'],
    dimensions: [...SALES, 'abc'],
    figure: 'classA',
    layout: plainLayout(['abc'], [], ['customers', 'orders', 'amount', 'share', 'average'], 'share'),
  },
  {
    ...ofSales,
    code: REPORT_CODES.products,
    category: 'product',
    switches: ['product', 'category'],
    figure: 'qty',
    layout: plainLayout(['product'], [], ['orders', 'qty', 'amount', 'share'], 'amount'),
  },
  {
    ...ofSales,
    code: REPORT_CODES.mix,
    category: 'product',
    switches: ['month', 'region', 'channel', 'level'],
    figure: 'topCategory',
    layout: plainLayout(['category', 'product'], ['month'], ['amount', 'share']),
  },
  {
    ...ofWork,
    code: REPORT_CODES.daily,
    switches: ['day', 'owner', 'customer'],
    period: 'month',
    layout: plainLayout(['day'], [], WORK_VALUES),
    templateType: TEMPLATE_TYPES.daily,
  },
  {
    ...ofWork,
    code: REPORT_CODES.weekly,
    switches: ['week', 'owner', 'customer'],
    figure: 'visited',
    layout: plainLayout(['week'], [], WORK_VALUES),
    templateType: TEMPLATE_TYPES.weekly,
  },
  {
    ...ofWork,
    code: REPORT_CODES.monthly,
    switches: ['month', 'owner', 'customer'],
    figure: 'coverage',
    layout: plainLayout(['month'], [], WORK_VALUES),
    templateType: TEMPLATE_TYPES.monthly,
  },
];

/** Throws 404. */
export function findReport(code: string): ReportDefinition {
  const report = REPORTS.find((candidate) => candidate.code === code);
  if (!report) throw notFound('report.not_found');
  return report;
}
