import { object } from 'valibot';
import { notFound } from '../domain/apiError';
import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import { peopleOfLog, queryLog } from '../domain/operation-log/queryLog';
import { shownChange } from '../domain/operation-log/shownChange';
import { pageOf } from '../domain/query/page';
import type { LogEntry } from '../domain/records/operationLog';
import { LOG_ACTIONS, LOG_OBJECTS } from '../domain/records/operationLog';
import { positionCall } from '../http/calls';
import { pageIndex, pageSize, text } from '../http/fields';
import { logFilterEntries, toLogFilter } from '../http/logFilter';
import { administrationOf } from '../http/recordCalls';

const LOG = '/api/teapi/rolepermission/operationlog';

const entryShape = ({ id, time, actor, object: kind, action, recordId, recordName }: LogEntry, language: Language) => ({
  logid: id,
  logtime: time,
  accountcode: actor.accountCode,
  userinfoname: actor.name,
  positionname: localise(actor.positionName, language),
  objectkind: kind,
  objecttext: localise(`log.object.${kind}`, language),
  action,
  actiontext: localise(`log.action.${action}`, language),
  recordid: recordId,
  recordname: localise(recordName, language),
});

const options = (prefix: string, keys: readonly string[], language: Language) =>
  keys.map((key) => ({ key, text: localise(`${prefix}.${key}`, language) }));

/** The operation log, which can only be read. */
export default {
  [`POST ${LOG}/list`]: positionCall(
    'LOG_VIEW',
    object({ ...logFilterEntries, pageindex: pageIndex, pagesize: pageSize }),
    (input, caller, context) => {
      const { language } = context;
      const found = queryLog(administrationOf(caller, context).log, toLogFilter(input), language);
      const { rows, count } = pageOf(found, { index: input.pageindex, size: input.pagesize });
      return { items: rows.map((entry) => entryShape(entry, language)), itemcount: count };
    },
  ),

  [`POST ${LOG}/get`]: positionCall('LOG_VIEW', object({ logid: text }), ({ logid }, caller, context) => {
    const { language } = context;
    const entry = administrationOf(caller, context).log.find(logid);
    if (!entry) throw notFound('operationlog.not_found');
    return {
      ...entryShape(entry, language),
      changes: entry.changes.map((change) => {
        const { field, text: fieldtext, before, after, added, removed } = shownChange(entry.object, change, language);
        return { field, fieldtext, before: before ?? null, after: after ?? null, added, removed };
      }),
    };
  }),

  [`POST ${LOG}/options`]: positionCall('LOG_VIEW', object({}), (_input, caller, context) => ({
    persons: peopleOfLog(administrationOf(caller, context).log).map(({ accountCode, name }) => ({
      key: accountCode,
      text: name,
    })),
    objects: options('log.object', LOG_OBJECTS, context.language),
    actions: options('log.action', LOG_ACTIONS, context.language),
  })),
};
