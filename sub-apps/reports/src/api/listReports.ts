import { isFigure } from '@atrium/common/money/format';
import { fittingList, looseString, read } from '@atrium/common/schemas';
import { trendNumbers } from '@atrium/common/trendPoints';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { array, fallback, minLength, nullish, object, optional, picklist, pipe, transform, unknown } from 'valibot';
import { nameText } from './nameText';
import type { FigureType } from './report';

/** The last figure of a report with its course, the oldest first. */
export interface ReportFigure {
  name: string;
  type: FigureType;
  /** Undefined where the answer has something else in its place. */
  value: number | undefined;
  /** Of a year at most. */
  trend: readonly number[];
}

export interface ReportEntry {
  reportCode: string;
  name: string;
  description: string;
  /** The folder. */
  category: string;
  /** Undefined where the report has none, or the platform tells none. */
  figure: ReportFigure | undefined;
}

/** A value for each month. */
const MOST_VALUES = 12;

const figureSchema = pipe(
  object({
    alias: fallback(nameText, ''),
    type: fallback(picklist(['number', 'money', 'percent']), 'number'),
    value: optional(unknown()),
    trend: optional(unknown()),
  }),
  transform(({ alias, type, value, trend }): ReportFigure => {
    const values = Array.isArray(trend) ? trendNumbers(trend.slice(-MOST_VALUES)) : [];
    return { name: alias, type, value: isFigure(value) ? value : undefined, trend: values };
  }),
);

const entrySchema = pipe(
  object({
    reportcode: pipe(looseString, minLength(1)),
    reportname: fallback(nameText, ''),
    description: fallback(nameText, ''),
    category: fallback(nameText, ''),
    figure: fallback(nullish(figureSchema), undefined),
  }),
  transform((wire): ReportEntry => ({
    reportCode: wire.reportcode,
    name: wire.reportname || wire.reportcode,
    description: wire.description,
    category: wire.category,
    figure: wire.figure ?? undefined,
  })),
);

/** The reports that the position may see. */
export interface ReportListing {
  /** Each code once. */
  entries: readonly ReportEntry[];
  /** Entries that could not be read, which the person is told. */
  faults: number;
}

/** Reads the list of reports. What cannot be read is left out; where nothing can, the answer is no list. */
export async function listReports(http: PortalHttp, signal: AbortSignal): Promise<ReportListing> {
  const answer = read(array(unknown()), await http.post('/api/teapi/report/list', {}, { signal, isRead: true }));
  const fitting = read(fittingList(entrySchema), answer);
  const entries = fitting.length === 0 ? read(array(entrySchema), answer) : fitting;
  const codes = new Set<string>();
  return {
    entries: entries.filter(({ reportCode }) => !codes.has(reportCode) && codes.add(reportCode)),
    faults: answer.length - entries.length,
  };
}
