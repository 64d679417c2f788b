import { finite, maxLength, nullable, nullish, number, object, picklist, pipe, string, transform } from 'valibot';
import type { InferOutput } from 'valibot';
import type { Caller } from '../domain/accounts/caller';
import { businessError, malformed } from '../domain/apiError';
import { localise } from '../domain/languages/localise';
import { pageOf } from '../domain/query/page';
import { findReport } from '../domain/reports/catalogue';
import { MARK_KINDS } from '../domain/reports/layout';
import { listReports } from '../domain/reports/listReports';
import { reportSetting, runReport } from '../domain/reports/runReport';
import { saveLayout } from '../domain/reports/savedLayouts';
import { SLICES, isSlice, sliceOptions } from '../domain/reports/slices';
import { reportSource } from '../domain/spreadsheets/models/report';
import { positionCall } from '../http/calls';
import type { CallContext } from '../http/createHandler';
import { bit, listOf, pageIndex, pageSize, text, textsUpTo } from '../http/fields';
import { administrationOf } from '../http/recordCalls';
import { flatShape, listedShape, pivotShape, settingShape } from '../http/reportShape';

const MOST_ELEMENTS = 50;
const MOST_VALUES = 1_000;
const DEEPEST_PATH = 20;
const LONGEST_KEY = 2_000;

const slices = pipe(
  listOf(object({ code: string(), value: textsUpTo(MOST_VALUES) }), MOST_ELEMENTS),
  transform(
    (entries): ReadonlyMap<string, readonly string[]> => new Map(entries.map(({ code, value }) => [code, value])),
  ),
);

const codes = listOf(string(), MOST_ELEMENTS);
const mark = pipe(
  object({ elementcode: string(), kind: picklist(MARK_KINDS), limit: nullish(pipe(number(), finite()), 0) }),
  transform(({ elementcode, kind, limit }) => ({ measure: elementcode, kind, limit })),
);
const layout = object({
  rows: codes,
  columns: codes,
  values: codes,
  marks: listOf(mark, MOST_ELEMENTS),
});

const step = pipe(
  object({ elementcode: string(), value: pipe(string(), maxLength(LONGEST_KEY)) }),
  transform(({ elementcode, value }) => ({ dimension: elementcode, value })),
);

/** The report request (business spec §3); `layout` and `sorting` are ours. */
const reportRequest = object({
  reportcode: text,
  slices,
  switchdim: nullish(object({ elementcode: text }), {}),
  pageInfo: nullish(object({ pageindex: pageIndex, pagesize: pageSize }), {}),
  init: bit,
  isSetting: bit,
  drill: nullish(step),
  pdrill: listOf(step, DEEPEST_PATH),
  layout: nullish(layout),
  sorting: nullish(object({ code: string(), order: picklist(['asc', 'desc']) })),
});
type ReportInput = InferOutput<typeof reportRequest>;

function answerReport(input: ReportInput, caller: Caller, context: CallContext) {
  const { language } = context;
  const administration = administrationOf(caller, context);
  const report = findReport(input.reportcode);
  if (input.isSetting) {
    const setting = reportSetting(administration, caller, report, language);
    return { ...settingShape(caller, report, setting, language), columns: [], rows: [], itemcount: 0, totals: {} };
  }
  const answer = runReport(
    administration,
    caller,
    report,
    {
      slices: input.slices,
      isStart: input.init,
      dimension: input.switchdim.elementcode,
      path: [...input.pdrill, ...(input.drill ? [input.drill] : [])],
      layout: input.layout ?? undefined,
      sorting: input.sorting ?? undefined,
    },
    language,
  );
  const { pageindex: index, pagesize: size } = input.pageInfo;
  return {
    ...settingShape(caller, report, answer, language),
    ...(answer.flat && flatShape(answer.flat, pageOf(answer.flat.rows, { index, size }))),
    ...(answer.pivot && pivotShape(answer.pivot)),
  };
}

/** Reports (business spec §7). */
export default {
  'POST /api/teapi/report/list': positionCall('REPORT_VIEW', object({}), (_input, caller, context) =>
    listReports(administrationOf(caller, context), caller).map((listed) => listedShape(listed, context.language)),
  ),

  'POST /api/teapi/report/getdims': positionCall(
    'REPORT_VIEW',
    object({ reportcode: text }),
    (input, _caller, { language }) =>
      findReport(input.reportcode).switches.map((dimension) => ({
        elementcode: dimension,
        alias: localise(`report.dim.${dimension}`, language),
      })),
  ),

  'POST /api/teapi/report/initparam': positionCall(
    'REPORT_VIEW',
    object({ paramcode: text }),
    ({ paramcode }, caller, { language }) => {
      if (!isSlice(paramcode) || SLICES[paramcode].type === 'dates') throw businessError('report.parameter_unknown');
      return { paramcode, options: sliceOptions(caller, paramcode, language) };
    },
  ),

  'POST /api/teapi/report/biengine/report': positionCall('REPORT_VIEW', reportRequest, answerReport),

  /** Drills into the last member, below those of `pdrill`. */
  'POST /api/teapi/report/drill': positionCall('REPORT_VIEW', reportRequest, (input, caller, context) => {
    if (!input.drill) throw malformed('drill');
    return answerReport(input, caller, context);
  }),

  'POST /api/teapi/report/savelayout': positionCall(
    'REPORT_VIEW',
    object({ reportcode: text, scope: picklist(['own', 'report']), layout: nullable(layout) }),
    (input, caller, context) => {
      const report = findReport(input.reportcode);
      saveLayout(administrationOf(caller, context), caller, report, input.scope, input.layout ?? undefined);
      return true;
    },
  ),

  /** An export of the whole report with the layout in force; `queue/impexp/expStatus` tells how far it is. */
  'POST /api/teapi/report/asyncexportexcel': positionCall(
    'REPORT_VIEW',
    object({ reportcode: text, slices }),
    (input, caller, context) => {
      const { language, platform } = context;
      const report = findReport(input.reportcode);
      platform.spreadsheets.requireRoom(caller);
      const request = { isStart: false, dimension: '', path: [], layout: undefined, sorting: undefined };
      const asked = { ...request, slices: input.slices };
      const answer = runReport(administrationOf(caller, context), caller, report, asked, language);
      const source = reportSource(answer, language);
      if (!source) throw businessError('report.no_rows');
      const title = `report.${report.code}`;
      const name = localise(title, language);
      const job = platform.spreadsheets.startExport(caller, {
        title,
        functionCode: 'REPORT_VIEW',
        filename: name,
        sheetName: name,
        type: 'xlsx',
        load: () => source,
        language,
      });
      return { dynamicid: job.id };
    },
  ),
};
