import { array, nullish, object, pipe, string, transform } from 'valibot';
import { localise } from '../domain/languages/localise';
import { pageOf } from '../domain/query/page';
import { REPORTS } from '../domain/reports/catalogue';
import { findReport, runReport } from '../domain/reports/runReport';
import { positionCall } from '../http/calls';
import { pageIndex, pageSize, text, texts } from '../http/fields';
import { reportShape, slicesAnswer } from '../http/reportShape';

const slices = pipe(
  nullish(array(object({ code: string(), value: texts })), []),
  transform(
    (entries): ReadonlyMap<string, readonly string[]> => new Map(entries.map(({ code, value }) => [code, value])),
  ),
);

const reportRequest = object({
  reportcode: text,
  slices,
  switchdim: nullish(object({ elementcode: text }), {}),
  pageInfo: nullish(object({ pageindex: pageIndex, pagesize: pageSize }), {}),
});

/** Reports (business spec §7). */
export default {
  'POST /api/teapi/report/list': positionCall('REPORT_VIEW', object({}), (_input, _caller, { language }) =>
    REPORTS.map(({ code, category }) => ({
      reportcode: code,
      reportname: localise(`report.${code}`, language),
      description: localise(`report.${code}.description`, language),
      category: localise(`report.category.${category}`, language),
    })),
  ),

  'POST /api/teapi/report/getdims': positionCall(
    'REPORT_VIEW',
    object({ reportcode: text }),
    (input, _caller, { language }) =>
      findReport(input.reportcode).dimensions.map((dimension) => ({
        elementcode: dimension,
        alias: localise(`report.dim.${dimension}`, language),
      })),
  ),

  'POST /api/teapi/report/biengine/report': positionCall(
    'REPORT_VIEW',
    reportRequest,
    (input, caller, { language }) => {
      const result = runReport(caller, {
        code: input.reportcode,
        slices: input.slices,
        dimension: input.switchdim.elementcode,
      });
      const { rows, count } = pageOf(result.rows, { index: input.pageInfo.pageindex, size: input.pageInfo.pagesize });
      return {
        reportcode: input.reportcode,
        reportname: localise(`report.${input.reportcode}`, language),
        ...reportShape({ ...result, rows }, language),
        itemcount: count,
        slices: slicesAnswer(caller.company, language),
      };
    },
  ),

  /** Accepts the export job. A real platform delivers the file in its message centre; the mock has none. */
  'POST /api/teapi/report/asyncexportexcel': positionCall(
    'REPORT_VIEW',
    object({ reportcode: text, slices }),
    (input, caller, { platform }) => {
      runReport(caller, { code: input.reportcode, slices: input.slices, dimension: '' });
      return { dynamicid: platform.issuedIds.next() };
    },
  ),
};
