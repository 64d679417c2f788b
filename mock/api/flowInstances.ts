import { literal, maxLength, object, optional, picklist, pipe, union } from 'valibot';
import type { Caller } from '../domain/accounts/caller';
import { actorOf } from '../domain/accounts/caller';
import { businessError } from '../domain/apiError';
import { currentMoment, isoDay } from '../domain/calendar';
import type { Day } from '../domain/calendar';
import { candidatesById } from '../domain/flows/candidates';
import { nodesOf } from '../domain/flows/definition/nodesOf';
import { getProcess, reassignTask, terminateProcess } from '../domain/flows/handleProcess';
import { PROCESS_STATES, openTasks } from '../domain/flows/process';
import type { Process } from '../domain/flows/process';
import { matching } from '../domain/flows/queryProcesses';
import { flowOf, versionOf } from '../domain/flows/run/run';
import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import { pageOf } from '../domain/query/page';
import { saveOnce } from '../domain/records/saveOnce';
import { positionCall } from '../http/calls';
import type { CallContext } from '../http/createHandler';
import { bit, id, lines, optionalDay, pageIndex, pageSize, text } from '../http/fields';
import { positionShape } from '../http/flowShape';
import { processItem } from '../http/processShape';
import { administrationOf, requestOf } from '../http/recordCalls';

const DEFINITION = '/api/teapi/workflow/definition';
const LONGEST_COMMENT = 500;

const comment = pipe(lines, maxLength(LONGEST_COMMENT));

const textOf = (day: Day | undefined): string => (day === undefined ? '' : isoDay(day));

/** A process with the tasks that can be given to others. */
function instanceShape(process: Process, caller: Caller, language: Language) {
  const { nodes } = versionOf(flowOf(caller.company, process.flowCode), process.published);
  const steps = new Map(nodesOf(nodes).map((node) => [node.id, node]));
  return {
    ...processItem(process, caller, language),
    tasks: openTasks(process).flatMap((task) => {
      const node = steps.get(task.nodeId);
      if (node?.type !== 'approval') return [];
      return [{ taskid: task.id, nodename: localise(node.name, language), ...positionShape(task.position, language) }];
    }),
  };
}

interface Intervention {
  action: 'reassign' | 'terminate';
  requestId: string;
  given: { id: string; comment: string; taskId?: string; positionId?: string };
}

/** Changes a process once for each request, notes it in the operation log, and answers with the process. */
function changeOnce(
  caller: Caller,
  context: CallContext,
  { action, requestId, given }: Intervention,
  work: () => Process,
) {
  const request = requestOf(caller, `${DEFINITION}/${action}`, requestId);
  saveOnce(context.platform.saves, request, { ...given, version: undefined }, () => {
    const process = work();
    administrationOf(caller, context).log.add({
      actor: actorOf(caller),
      object: 'process',
      action,
      recordId: process.id,
      recordName: `${process.no} ${process.title}`,
      ...(given.comment !== '' && { after: { comment: given.comment } }),
    });
    return process;
  });
  return instanceShape(getProcess(caller, given.id), caller, context.language);
}

/** The processes of flows as administrators see them. */
export default {
  [`POST ${DEFINITION}/instances`]: positionCall(
    'FLOW_MANAGE',
    object({
      flowid: id,
      keyword: text,
      state: optional(union([literal(''), picklist(PROCESS_STATES)]), ''),
      overdue: bit,
      datefrom: optionalDay,
      dateto: optionalDay,
      pageindex: pageIndex,
      pagesize: pageSize,
    }),
    ({ flowid, keyword, state, overdue, datefrom, dateto, pageindex, pagesize }, caller, { language }) => {
      const days = { from: textOf(datefrom), to: textOf(dateto) };
      const filter = { flowCode: flowid, keyword, state, ...days, isOverdueOnly: overdue };
      const isFound = matching(caller.company, filter, { now: currentMoment(), language });
      // Drafts are seen by nobody but their authors.
      const found = caller.company.processes.all().filter((process) => process.state !== 'draft' && isFound(process));
      const { rows, count } = pageOf(found, { index: pageindex, size: pagesize });
      return { items: rows.map((process) => instanceShape(process, caller, language)), itemcount: count };
    },
  ),

  [`POST ${DEFINITION}/reassign`]: positionCall(
    'FLOW_MANAGE',
    object({ processid: id, taskid: id, positionid: id, comment, requestid: id }),
    ({ processid, taskid, positionid, comment, requestid }, caller, context) => {
      const given = { id: processid, taskId: taskid, positionId: positionid, comment };
      return changeOnce(caller, context, { action: 'reassign', requestId: requestid, given }, () => {
        const [target] = candidatesById(administrationOf(caller, context), [positionid]);
        if (!target) throw businessError('flow.people_required');
        return reassignTask(caller, { processId: processid, taskId: taskid, target, comment });
      });
    },
  ),

  [`POST ${DEFINITION}/terminate`]: positionCall(
    'FLOW_MANAGE',
    object({ processid: id, comment, requestid: id }),
    ({ processid, comment, requestid }, caller, context) =>
      changeOnce(
        caller,
        context,
        { action: 'terminate', requestId: requestid, given: { id: processid, comment } },
        () => terminateProcess(caller, { processId: processid, comment }),
      ),
  ),
};
