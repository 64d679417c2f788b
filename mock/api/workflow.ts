import { nullish, object, picklist } from 'valibot';
import { actorOf, requireFunction } from '../domain/accounts/caller';
import { getProcess, handleProcess } from '../domain/flows/handleProcess';
import { decisionEntry } from '../domain/operation-log/businessEntries';
import { contains } from '../domain/query/text';
import { pageOf } from '../domain/query/page';
import { positionCall } from '../http/calls';
import { pageIndex, pageSize, text } from '../http/fields';
import { processDetail, processItem } from '../http/processShape';
import { administrationOf } from '../http/recordCalls';

const FLOW = '/api/teapi/workflow/flow';

/** Approval flows (business spec §3, §7). */
export default {
  [`POST ${FLOW}/getmyprocesslist`]: positionCall(
    undefined,
    object({
      af_pageindex: pageIndex,
      af_pagesize: pageSize,
      af_querytype: picklist(['undeal', 'dealed']),
      af_querycondition: nullish(object({ keyword: text }), {}),
    }),
    (input, caller, { language }) => {
      const isOpen = input.af_querytype === 'undeal';
      requireFunction(caller, isOpen ? 'FLOW_UNDEAL' : 'FLOW_DEALED');
      const { processes } = caller.company;
      const mine = isOpen ? processes.waitingFor(caller.position.id) : processes.decidedBy(caller.position.id);
      const hits = contains(input.af_querycondition.keyword);
      const found = mine.filter(({ no, subject, applicant }) => hits(no) || hits(subject) || hits(applicant.name));
      const { rows, count } = pageOf(found, { index: input.af_pageindex, size: input.af_pagesize });
      return { af_items: rows.map((process) => processItem(process, language)), af_itemcount: count };
    },
  ),

  [`POST ${FLOW}/getprocess`]: positionCall('FLOW_UNDEAL', object({ processid: text }), (input, caller, { language }) =>
    processDetail(getProcess(caller, input.processid), language),
  ),

  [`POST ${FLOW}/handle`]: positionCall(
    'FLOW_UNDEAL',
    object({ processid: text, action: picklist(['approve', 'reject']), comment: text }),
    (input, caller, context) => {
      const process = handleProcess(caller, input.processid, input.action, input.comment);
      administrationOf(caller, context).log.add(decisionEntry(actorOf(caller), process, input.action, input.comment));
      return processItem(process, context.language);
    },
  ),
};
