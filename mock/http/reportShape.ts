import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import type { Page } from '../domain/query/page';
import type { ReportDefinition } from '../domain/reports/catalogue';
import type { AppliedSlice } from '../domain/reports/conditions';
import { isFlat } from '../domain/reports/layout';
import type { Layout } from '../domain/reports/layout';
import { LIST_FIGURES } from '../domain/reports/listFigures';
import type { ListedReport } from '../domain/reports/listReports';
import { MEASURE } from '../domain/reports/measures';
import type { ReportAnswer } from '../domain/reports/runReport';
import { SLICES, sliceOptions } from '../domain/reports/slices';
import type { SliceCode } from '../domain/reports/slices';
import type { Figure, FlatRow, FlatTable, PivotTable, ReportColumn } from '../domain/reports/tables';
import type { Caller } from '../domain/accounts/caller';

const dimensionName = (code: string, language: Language) => localise(`report.dim.${code}`, language);
const measureName = (code: string, language: Language) => localise(`report.metric.${code}`, language);

const columnShape = ({ code, title, type, isComparison, canDrill }: ReportColumn) => ({
  code,
  title,
  type,
  ...(isComparison && { iscomparison: 1 }),
  ...(canDrill && { candrill: 1 }),
});

const figuresShape = (values: readonly ReportColumn[], figures: readonly Figure[]) =>
  Object.fromEntries(figures.map((figure, place) => [values[place]?.code ?? '', figure]));

/** The page of a list. `__key` is the member's key where its text is another one. */
export const flatShape = ({ dimension, values, totals, sorting }: FlatTable, { rows, count }: Page<FlatRow>) => ({
  columns: [dimension, ...values].map(columnShape),
  rows: rows.map(({ key, text, figures }) => ({
    [dimension.code]: text,
    ...(key !== text && { __key: key }),
    ...figuresShape(values, figures),
  })),
  itemcount: count,
  totals: figuresShape(values, totals),
  sorting,
});

/** Keys in every language the same, and the texts of those whose text is another one. */
const membersShape = (members: PivotTable['members']) =>
  Object.fromEntries(
    Array.from(members, ([dimension, texts]) => [
      dimension,
      Object.fromEntries([...texts].filter(([key, text]) => key !== text)),
    ]),
  );

/** A cross table. `itemcount` is the number of rows without subtotals. */
export const pivotShape = ({ rows, columns, values, rowKeys, columnKeys, members, cells }: PivotTable) => ({
  columns: [],
  rows: [],
  itemcount: rowKeys.filter((key) => key.length === rows.length).length,
  totals: {},
  pivot: {
    rows: rows.map(columnShape),
    columns: columns.map(columnShape),
    values: values.map(columnShape),
    rowkeys: rowKeys,
    columnkeys: columnKeys,
    members: membersShape(members),
    cells,
  },
});

const layoutShape = ({ rows, columns, values, marks }: Layout) => ({
  rows,
  columns,
  values,
  marks: marks.map(({ measure, kind, limit }) => ({ elementcode: measure, kind, limit })),
});

const sliceName = (code: SliceCode, language: Language) =>
  localise(code === 'period' || code === 'top' ? `report.slice.${code}` : `report.dim.${code}`, language);

function sliceShape(caller: Caller, code: SliceCode, language: Language) {
  const { type, isMultiple, isRequired, paramCode } = SLICES[code];
  return {
    code,
    alias: sliceName(code, language),
    type,
    ...(isMultiple && { ismultiple: 1 }),
    ...(isRequired && { isrequired: 1 }),
    ...(paramCode === undefined ? { options: sliceOptions(caller, code, language) } : { paramcode: paramCode }),
  };
}

const appliedShape = ({ code, values, text }: AppliedSlice) => ({
  code,
  value: SLICES[code].isMultiple || values.length > 1 ? values : (values[0] ?? ''),
  text,
});

/** What a report could be made of, and what it is made of. */
export function settingShape(caller: Caller, report: ReportDefinition, answer: ReportAnswer, language: Language) {
  const { code, slices, dimensions, measures, templateType } = report;
  const isList = answer.flat !== undefined || (answer.pivot === undefined && isFlat(answer.layout));
  return {
    reportcode: code,
    reportname: localise(`report.${code}`, language),
    slices: slices.filter((each) => each !== 'top' || isList).map((each) => sliceShape(caller, each, language)),
    applied: answer.applied.map(appliedShape),
    layout: layoutShape(answer.layout),
    layoutscope: answer.layoutScope,
    dimensions: dimensions.map((each) => ({ elementcode: each, alias: dimensionName(each, language), type: 'text' })),
    measures: measures.map((each) => ({
      elementcode: each,
      alias: measureName(each, language),
      type: MEASURE[each].type,
    })),
    path: answer.path.map(({ dimension, value, text }) => ({
      elementcode: dimension,
      value,
      alias: dimensionName(dimension, language),
      text,
    })),
    ...(templateType !== undefined && { templettype: templateType }),
  };
}

/** A report in the list, with its figure where there is one. */
export const listedShape = ({ report, value, trend }: ListedReport, language: Language) => ({
  reportcode: report.code,
  reportname: localise(`report.${report.code}`, language),
  description: localise(`report.${report.code}.description`, language),
  category: localise(`report.category.${report.category}`, language),
  ...(value !== null && {
    figure: {
      alias: localise(`report.figure.${report.figure}`, language),
      type: LIST_FIGURES[report.figure].type,
      value,
      trend,
    },
  }),
});
