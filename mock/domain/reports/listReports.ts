import type { Caller } from '../accounts/caller';
import type { Administration } from '../administration/administration';
import { TODAY, monthOf, parseDay } from '../calendar';
import type { ReportDefinition } from './catalogue';
import { REPORTS } from './catalogue';
import { createCube } from './cube';
import type { Cell } from './cube';
import { keyReader } from './dimensions';
import { eachFact } from './facts';
import { MEASURE } from './measures';

const MONTHS = 12;

export interface ListedReport {
  report: ReportDefinition;
  /** Its figure this month so far; null where there is none. */
  value: number | null;
  /** The figure of the twelve months before, the oldest first: a month that has only begun would look like a fall. */
  trend: readonly number[];
}

/** This month and the twelve before it, the oldest first. */
function latestMonths(): readonly string[] {
  const [year = 0, month = 0] = monthOf(TODAY).split('-').map(Number);
  return Array.from({ length: MONTHS + 1 }, (_, index) => {
    const total = year * 12 + month - 1 - MONTHS + index;
    return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`;
  });
}

/** The sums of each month, in one pass over the lines and visits. */
function monthlySums(caller: Caller, months: readonly string[]): (Cell | undefined)[] {
  const axis = { most: Infinity, tooMany: () => new Error('The axis has no limit') };
  const cube = createCube({ ...axis, dimensions: [keyReader('month', () => 'C')] }, { ...axis, dimensions: [] });
  const period = { from: parseDay(`${months[0]}-01`) ?? TODAY, to: TODAY };
  const needs = { lastYear: false, lastMonth: false, visits: true };
  eachFact(caller, { period, ofOrders: [], ofLines: [] }, needs, (fact, addTo) => cube.add(fact, addTo));
  return months.map((month) => {
    const node = cube.rows.children.get(month);
    return node && cube.cellAt(node, cube.columns);
  });
}

function computeList(caller: Caller): readonly ListedReport[] {
  const sums = monthlySums(caller, latestMonths());
  return REPORTS.map((report): ListedReport => {
    const figures = sums.map((cell) => (cell ? MEASURE[report.figure].valueOf(cell, cell) : null));
    const trend = figures.slice(0, MONTHS).map((figure) => figure ?? 0);
    return { report, value: figures.at(-1) ?? null, trend };
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
  const state = `${company.revision()} ${administration.log.all().length}`;
  const known = cached.get(position.id);
  if (known?.state === state) return known.list;
  const list = computeList(caller);
  cached.set(position.id, { state, list });
  return list;
}
