import type { Caller } from '../accounts/caller';
import type { Administration } from '../administration/administration';
import type { ReportDefinition } from './catalogue';
import { REPORTS } from './catalogue';
import { LIST_FIGURES } from './listFigures';
import { monthSums } from './monthSums';
import type { Figure } from './tables';

const MONTHS = 12;

export interface ListedReport {
  report: ReportDefinition;
  /** Its figure this month so far; null where there is none. */
  value: Figure;
  /**
   * The figure of the twelve months before, the oldest first: a month that has only begun would look like a fall. It
   * begins with the first month that has data.
   */
  trend: readonly number[];
}

function withoutEmptyStart(figures: readonly Figure[]): readonly number[] {
  const first = figures.findIndex((figure) => figure !== null && figure !== 0);
  return first < 0 ? [] : figures.slice(first).map((figure) => figure ?? 0);
}

function computeList(caller: Caller): readonly ListedReport[] {
  const months = monthSums(caller, MONTHS);
  const customers = [...caller.company.customers.values()].filter(caller.scope.customer).length;
  return REPORTS.map((report): ListedReport => {
    const figures = months.map((month) => LIST_FIGURES[report.figure].valueOf(month, customers));
    return { report, value: figures.at(-1) ?? null, trend: withoutEmptyStart(figures.slice(0, MONTHS)) };
  });
}

interface Cached {
  state: string;
  list: readonly ListedReport[];
}
/** By administration, which a reset replaces. */
const cache = new WeakMap<Administration, Map<string, Cached>>();

/** The reports with their figures in the caller's data scope. Kept for the position while nothing has changed. */
export function listReports(administration: Administration, caller: Caller): readonly ListedReport[] {
  const { company, position } = caller;
  const cached = cache.get(administration) ?? new Map<string, Cached>();
  cache.set(administration, cached);
  // The rules and roles that decide on the scope do not change the company, and every change of them is logged.
  const state = `${company.revision()} ${administration.log.count()}`;
  const known = cached.get(position.id);
  if (known?.state === state) return known.list;
  const list = computeList(caller);
  cached.set(position.id, { state, list });
  return list;
}
