import { maxLength, nullish, object, optional, picklist, pipe, transform } from 'valibot';
import { requireFunction } from '../domain/accounts/caller';
import type { Caller } from '../domain/accounts/caller';
import { ApiError } from '../domain/apiError';
import { currentMoment } from '../domain/calendar';
import { candidatesById } from '../domain/flows/candidates';
import { HANDLE_ACTIONS, approveUnseen, getProcess, handleProcess, maySee } from '../domain/flows/handleProcess';
import { PROCESS_STATES } from '../domain/flows/process';
import { QUERY_TYPES, markCopyRead, queryProcesses } from '../domain/flows/queryProcesses';
import { localiseWith } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import { pageOf } from '../domain/query/page';
import { answerOnce } from '../domain/records/answerOnce';
import { positionCall } from '../http/calls';
import { chosenPositions } from '../http/flowInput';
import { bit, files, id, lines, pageIndex, pageSize, text, textsUpTo } from '../http/fields';
import { ownSignature, withAddresses, withOwnFiles } from '../http/ownFiles';
import { readVersion, sentValues, signaturePicture } from '../http/processInput';
import { processDetail } from '../http/processDetailShape';
import { logAction } from '../http/processLog';
import { processItem } from '../http/processShape';
import { administrationOf, requestOf } from '../http/recordCalls';

const FLOW = '/api/teapi/workflow/flow';
const LONGEST_COMMENT = 500;
const MOST_PEOPLE = 20;
const MOST_PROCESSES = 100;

const comment = pipe(lines, maxLength(LONGEST_COMMENT));
const day = pipe(
  text,
  transform((value) => value.slice(0, 'YYYY-MM-DD'.length)),
);

const conditionSchema = object({
  keyword: text,
  flowcode: text,
  state: nullish(picklist([...PROCESS_STATES, '']), ''),
  datefrom: day,
  dateto: day,
  overdue: bit,
  unread: bit,
});

/** Why a process of a batch was left as it is. */
function refusal(caller: Caller, processid: string, error: unknown, language: Language) {
  if (!(error instanceof ApiError)) throw error;
  const process = caller.company.processes.find(processid);
  return {
    processid,
    title: process && maySee(caller, process) ? process.title : '',
    reason: localiseWith(error.code, language, error.params),
    code: error.code,
  };
}

/** Processes: lists, details and decisions (business spec §3, §7). */
export default {
  [`POST ${FLOW}/getmyprocesslist`]: positionCall(
    ['FLOW_UNDEAL', 'FLOW_DEALED'],
    object({
      af_pageindex: pageIndex,
      af_pagesize: pageSize,
      af_querytype: picklist(QUERY_TYPES),
      af_querycondition: nullish(conditionSchema, {}),
    }),
    (input, caller, { language }) => {
      const list = input.af_querytype;
      // Which of the two it is depends on the list.
      requireFunction(caller, list === 'dealed' ? 'FLOW_DEALED' : 'FLOW_UNDEAL');
      const { keyword, flowcode, state, datefrom, dateto, overdue, unread } = input.af_querycondition;
      const filter = {
        keyword,
        flowCode: flowcode,
        state,
        from: datefrom,
        to: dateto,
        isOverdueOnly: overdue,
        // Only copies are read or unread.
        isUnreadOnly: unread && list === 'copied',
      };
      const found = queryProcesses(caller, list, filter, { now: currentMoment(), language });
      const { rows, count } = pageOf(found, { index: input.af_pageindex, size: input.af_pagesize });
      return { af_items: rows.map((process) => processItem(process, caller, language, list)), af_itemcount: count };
    },
  ),

  [`POST ${FLOW}/getprocess`]: positionCall(
    ['FLOW_UNDEAL', 'FLOW_DEALED'],
    object({ processid: id }),
    ({ processid }, caller, context) => {
      const { roles } = administrationOf(caller, context);
      const detail = processDetail(getProcess(caller, processid), caller, roles, context.language);
      return withAddresses(detail, context);
    },
  ),

  [`POST ${FLOW}/handle`]: positionCall(
    'FLOW_UNDEAL',
    object({
      processid: id,
      taskid: id,
      version: readVersion,
      action: picklist(HANDLE_ACTIONS),
      comment,
      attachments: files,
      signature: signaturePicture,
      values: optional(sentValues),
      returnto: id,
      positionids: textsUpTo(MOST_PEOPLE),
      mode: optional(picklist(['all', 'any']), 'all'),
      chosen: chosenPositions,
      requestid: id,
    }),
    async ({ requestid, chosen, signature, ...sent }, caller, context) => {
      const { attachments, values, ...said } = await withOwnFiles(sent, caller, context);
      const input = { ...said, attachments, values, signature: await ownSignature(signature, caller, context) };
      const given = { ...input, chosen: [...chosen] };
      return answerOnce(context.platform.answers, requestOf(caller, `${FLOW}/handle`, requestid), given, () => {
        const { processid, action } = input;
        candidatesById(administrationOf(caller, context), [...chosen.values()].flat());
        const process = handleProcess(caller, processid, action, {
          taskId: input.taskid,
          version: input.version,
          comment: input.comment,
          attachments: input.attachments ?? [],
          signature: input.signature,
          values: input.values,
          returnTo: input.returnto,
          targets: candidatesById(administrationOf(caller, context), input.positionids),
          mode: input.mode,
          chosen,
        });
        logAction(caller, context, process, action, input.comment);
        return processItem(process, caller, context.language);
      });
    },
  ),

  [`POST ${FLOW}/handlebatch`]: positionCall(
    'FLOW_UNDEAL',
    object({ processids: textsUpTo(MOST_PROCESSES), action: picklist(['approve']), comment, requestid: id }),
    ({ requestid, ...input }, caller, context) =>
      answerOnce(context.platform.answers, requestOf(caller, `${FLOW}/handlebatch`, requestid), input, () => {
        const done: { processid: string; title: string }[] = [];
        const refused: ReturnType<typeof refusal>[] = [];
        for (const processid of new Set(input.processids)) {
          try {
            const process = approveUnseen(caller, processid, input.comment);
            logAction(caller, context, process, 'approve', input.comment);
            done.push({ processid, title: process.title });
          } catch (error) {
            refused.push(refusal(caller, processid, error, context.language));
          }
        }
        return { done, refused };
      }),
  ),

  [`POST ${FLOW}/markread`]: positionCall('FLOW_UNDEAL', object({ processid: id }), ({ processid }, caller) => {
    markCopyRead(caller, getProcess(caller, processid));
    return {};
  }),
};
