import type { Caller } from '../accounts/caller';
import type { Administration } from '../administration/administration';
import { ApiError } from '../apiError';
import { localise } from '../languages/localise';
import type { Language } from '../languages/table';
import { abcClasses } from './abc';
import type { ReportDefinition } from './catalogue';
import { checkSize, fits, knownDimension, knownLayout } from './checkLayout';
import type { AppliedSlice, Conditions } from './conditions';
import { readConditions, readValues, withDefaults, withRequired } from './conditions';
import { createCube } from './cube';
import type { AbcOf, Dimension } from './dimensions';
import { isTime, keyReader } from './dimensions';
import type { DrillStep } from './drill';
import { drilledLayout, lowerLevel, pathTests, switchedLayout } from './drill';
import { eachFact } from './facts';
import { flatTable } from './flatTable';
import type { KnownLayout, Layout } from './layout';
import { isFlat } from './layout';
import { MEASURE, neededBy } from './measures';
import { createMembers } from './members';
import type { Members } from './members';
import { pivotTable } from './pivotTable';
import type { LayoutScope } from './savedLayouts';
import { layoutInForce } from './savedLayouts';
import type { FlatTable, PivotTable, ReportColumn, ReportSorting } from './tables';

export interface ReportRequest {
  /** Chosen values by condition. */
  slices: ReadonlyMap<string, readonly string[]>;
  /** True: the report's own conditions for what is not chosen. */
  isStart: boolean;
  /** Empty: the layout's dimension. */
  dimension: string;
  /** The members that were drilled into, from the top. */
  path: readonly DrillStep[];
  /** Undefined: the layout in force. */
  layout: Layout | undefined;
  sorting: ReportSorting | undefined;
}

export interface ReportAnswer {
  /** Before a switch and the path. */
  layout: Layout;
  layoutScope: LayoutScope;
  applied: readonly AppliedSlice[];
  /** The members that were drilled into, in words. */
  path: readonly (DrillStep & { text: string })[];
  flat?: FlatTable;
  pivot?: PivotTable;
}

/** `error_type` of results that are too large (business spec §8). */
const TOO_MANY = { columns: 2_000, rows: 3_000 } as const;
const MOST_COLUMNS = 200;
const MOST_PIVOT_ROWS = 5_000;

const UNUSED: AbcOf = () => 'C';

interface Run {
  caller: Caller;
  report: ReportDefinition;
  layout: KnownLayout;
  path: readonly DrillStep[];
  conditions: Conditions;
  members: Members;
}

function buildCube({ caller, report, layout, path, conditions: { filter } }: Run) {
  const usesClasses = [...layout.rows, ...layout.columns, ...path.map(({ dimension }) => dimension)].includes('abc');
  const abcOf = usesClasses ? abcClasses(caller, filter) : UNUSED;
  const keysOf = (dimensions: readonly Dimension[]) => dimensions.map((dimension) => keyReader(dimension, abcOf));
  const mostColumns = report.mostColumns ?? MOST_COLUMNS;
  const cube = createCube(
    {
      dimensions: keysOf(layout.rows),
      most: isFlat(layout) ? Infinity : MOST_PIVOT_ROWS,
      tooMany: () => new ApiError(500, 'report.too_many_rows', TOO_MANY.rows, { limit: MOST_PIVOT_ROWS }),
    },
    {
      dimensions: keysOf(layout.columns),
      most: Math.floor(mostColumns / layout.values.length),
      tooMany: () => new ApiError(500, 'report.too_many_columns', TOO_MANY.columns, { limit: mostColumns }),
    },
  );
  const tests = pathTests(report, path, abcOf);
  const narrowed = {
    ...filter,
    ofOrders: [...filter.ofOrders, ...tests.ofOrders],
    ofLines: [...filter.ofLines, ...tests.ofLines],
  };
  eachFact(caller, narrowed, neededBy(layout.values), (fact, addTo) => cube.add(fact, addTo));
  return cube;
}

function tablesOf(
  run: Run,
  sorting: ReportSorting | undefined,
  language: Language,
): Pick<ReportAnswer, 'flat' | 'pivot'> {
  const { report, layout, members, conditions } = run;
  const passed = [...layout.columns, ...run.path.map(({ dimension }) => knownDimension(report, dimension))];
  const dimensionColumn = (code: Dimension, isRow: boolean): ReportColumn => ({
    code,
    title: localise(`report.dim.${code}`, language),
    type: 'text',
    ...(isRow && { canDrill: lowerLevel(report, passed, code) !== undefined }),
  });
  const values = layout.values.map((code): ReportColumn => {
    const { type, isComparison } = MEASURE[code];
    return { code, title: localise(`report.metric.${code}`, language), type, ...(isComparison && { isComparison }) };
  });
  const cube = buildCube(run);
  const [dimension] = layout.rows;
  if (dimension && isFlat(layout)) {
    // Whoever writes the report of this week starts with its figures.
    const isLatestFirst = report.category === 'work' && isTime(dimension);
    const usual = isLatestFirst ? ({ code: dimension, order: 'desc' } as const) : undefined;
    const options = { dimension, values: layout.values, members, top: conditions.top, sorting: sorting ?? usual };
    return { flat: { dimension: dimensionColumn(dimension, true), values, ...flatTable(cube, options) } };
  }
  return {
    pivot: {
      rows: layout.rows.map((code) => dimensionColumn(code, true)),
      columns: layout.columns.map((code) => dimensionColumn(code, false)),
      values,
      ...pivotTable(cube, layout, members),
    },
  };
}

/** Runs a report over the order lines and visits in the caller's data scope. */
export function runReport(
  administration: Administration,
  caller: Caller,
  report: ReportDefinition,
  request: ReportRequest,
  language: Language,
): ReportAnswer {
  const { dimension, path, sorting } = request;
  const given = readValues(report, request.slices);
  const inForce = layoutInForce(administration, caller, report);
  if (request.layout) checkSize(request.layout);
  const layout = knownLayout(report, request.layout ?? inForce.layout);
  const switched = dimension === '' ? layout : switchedLayout(layout, knownDimension(report, dimension));
  const drilled = drilledLayout(report, switched, path);
  const values = (request.isStart ? withDefaults : withRequired)(report, caller, given);
  const conditions = readConditions(caller, values, language);
  const members = createMembers(caller.company, language);
  const run = { caller, report, layout: drilled, path, conditions, members };
  const tables = tablesOf(run, sorting, language);
  const hasRows = (tables.flat?.rows ?? tables.pivot?.cells ?? []).length > 0;
  // A member without rows may be outside of the caller's data, which must not tell its name.
  const stepText = ({ dimension: code, value }: DrillStep) =>
    hasRows ? members.textOf(knownDimension(report, code), value) : value;
  return {
    layout,
    layoutScope: inForce.scope,
    // A cross table has no top.
    applied: conditions.applied.filter(({ code }) => code !== 'top' || isFlat(drilled)),
    path: path.map((step) => ({ ...step, text: stepText(step) })),
    ...tables,
  };
}

/** What a report could be made of, with the conditions that it starts with. A stored layout that no longer fits is left out. */
export function reportSetting(
  administration: Administration,
  caller: Caller,
  report: ReportDefinition,
  language: Language,
): ReportAnswer {
  const { layout, scope } = layoutInForce(administration, caller, report);
  const start = readConditions(caller, withDefaults(report, caller, new Map()), language);
  return {
    applied: start.applied,
    path: [],
    ...(fits(report, layout) ? { layout, layoutScope: scope } : { layout: report.layout, layoutScope: 'report' }),
  };
}
