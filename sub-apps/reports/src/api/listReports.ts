import { list, looseString, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { array, fallback, nullish, number, object, picklist, pipe, transform } from 'valibot';
import type { FigureType } from './report';

/** The last figure of a report with its course, the oldest first. */
export interface ReportFigure {
  name: string;
  type: FigureType;
  value: number;
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

const figureSchema = pipe(
  object({
    alias: looseString,
    type: fallback(picklist(['number', 'money', 'percent']), 'number'),
    value: number(),
    trend: list(number()),
  }),
  transform(({ alias, type, value, trend }): ReportFigure => ({ name: alias, type, value, trend: trend ?? [] })),
);

const entrySchema = pipe(
  object({
    reportcode: looseString,
    reportname: looseString,
    description: looseString,
    category: looseString,
    figure: fallback(nullish(figureSchema), undefined),
  }),
  transform((wire): ReportEntry => ({
    reportCode: wire.reportcode,
    name: wire.reportname,
    description: wire.description,
    category: wire.category,
    figure: wire.figure ?? undefined,
  })),
);

/** The reports that the position may see. */
export async function listReports(http: PortalHttp, signal: AbortSignal): Promise<readonly ReportEntry[]> {
  return read(array(entrySchema), await http.post('/api/teapi/report/list', {}, { signal, isRead: true }));
}
