import { object, optional, picklist } from 'valibot';
import type { Caller } from '../domain/accounts/caller';
import { notFound } from '../domain/apiError';
import { pageOf } from '../domain/query/page';
import type { JobKind } from '../domain/spreadsheets/jobs/job';
import { positionCall } from '../http/calls';
import type { CallContext } from '../http/createHandler';
import { pageIndex, pageSize, text } from '../http/fields';
import { parseInput } from '../http/input';
import { administrationOf } from '../http/recordCalls';
import { exportServices } from '../http/spreadsheets/exportServices';
import { importInput, importModels, textList } from '../http/spreadsheets/importInput';
import { filterState, jobItem, statusItem } from '../http/spreadsheets/jobShapes';

const SERVICE = '/api/teapi/dy-biz-imexport/biz/imexport';
const QUEUE = '/api/teapi/queue/impexp';

/** Behaviours of the business models. */
const BEHAVIOURS = { import: 'import', export: 'export' } as const;
/** This tenant's version of the service answers a bare list of states. */
const OLD_VERSION_TENANT = 'nf';

const serviceSchema = object({ mocode: text, lgcode: text, microclass: text });

/** The service that the query names. Throws 404. */
function findService<Service>(
  services: ReadonlyMap<string, Service>,
  behaviour: string,
  { request }: CallContext,
): Service {
  const { mocode, lgcode } = parseInput(serviceSchema, request.query ?? {});
  const service = lgcode === behaviour ? services.get(mocode) : undefined;
  if (!service) throw notFound('spreadsheet.service_not_found');
  return service;
}

const FILE_TYPES = { '1': 'xlsx', '2': 'csv' } as const;
const exportSchema = object({
  expfile: object({
    sheetname: text,
    filename: text,
    filetype: optional(picklist(['1', '2']), '1'),
    __fields: textList,
  }),
});

/** The query names the job. */
const statusCall = (kind: JobKind) =>
  positionCall(undefined, object({}), (_input, caller: Caller, { platform, request }) => {
    const { dynamicid } = parseInput(object({ dynamicid: text }), request.query ?? {});
    const { job, ahead } = platform.spreadsheets.find(caller, dynamicid, kind);
    const states = [statusItem(job)];
    return caller.company.tenantCode === OLD_VERSION_TENANT ? states : { queuesize: ahead, states };
  });

/** Imports and exports of spreadsheets (business spec §7). */
export default {
  [`POST ${SERVICE}/impExcel`]: positionCall(undefined, object({}), (_input, caller, context) => {
    const model = findService(importModels(context.platform, caller), BEHAVIOURS.import, context);
    const input = importInput(model, context.request.body, context.language);
    return context.platform.spreadsheets.startImport(caller, input).id;
  }),

  [`POST ${SERVICE}/expExcel`]: positionCall(undefined, exportSchema, ({ expfile }, caller, context) => {
    const service = findService(exportServices(administrationOf(caller, context)), BEHAVIOURS.export, context);
    const { request, language, platform } = context;
    return platform.spreadsheets.startExport(caller, {
      title: service.title,
      functionCode: service.functionCode,
      filename: expfile.filename,
      sheetName: expfile.sheetname,
      type: FILE_TYPES[expfile.filetype],
      load: service.prepare(caller, request.body, expfile.__fields, language),
      language,
    }).id;
  }),

  [`POST ${QUEUE}/impStatus`]: statusCall('import'),
  [`POST ${QUEUE}/expStatus`]: statusCall('export'),

  [`POST ${QUEUE}/cancel`]: positionCall(undefined, object({ dynamicid: text }), (input, caller, { platform }) =>
    platform.spreadsheets.cancel(caller, input.dynamicid),
  ),

  [`POST ${QUEUE}/list`]: positionCall(
    undefined,
    object({ pageindex: pageIndex, pagesize: pageSize, kind: text, state: text }),
    (input, caller, { platform, language }) => {
      const jobs = platform.spreadsheets
        .jobsOf(caller)
        .filter(
          (job) => (input.kind || job.kind) === job.kind && (input.state || filterState(job)) === filterState(job),
        );
      const { rows, count } = pageOf(jobs, { index: input.pageindex, size: input.pagesize });
      return { items: rows.map((job) => jobItem(job, language)), itemcount: count };
    },
  ),
};
