import { object, optional } from 'valibot';
import { actorOf } from '../domain/accounts/caller';
import type { Caller } from '../domain/accounts/caller';
import { businessError } from '../domain/apiError';
import { candidatesById, listCandidates } from '../domain/flows/candidates';
import { withComputed } from '../domain/flows/computedValues';
import type { Flow } from '../domain/flows/definition/flow';
import { nodesOf } from '../domain/flows/definition/nodesOf';
import { planPath } from '../domain/flows/definition/planPath';
import { deleteDraft, ownStart, saveDraft, startableFlow, submitProcess } from '../domain/flows/drafts';
import type { StartInput } from '../domain/flows/drafts';
import { visibleValues } from '../domain/flows/run/rights';
import { versionOf } from '../domain/flows/run/run';
import { startOf } from '../domain/flows/run/start';
import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import { submissionEntry } from '../domain/operation-log/businessEntries';
import { pageOf } from '../domain/query/page';
import { contains } from '../domain/query/text';
import { answerOnce } from '../domain/records/answerOnce';
import { saveOnce } from '../domain/records/saveOnce';
import { positionCall } from '../http/calls';
import { id, pageIndex, pageSize, text } from '../http/fields';
import { chosenPositions } from '../http/flowInput';
import { planShape, positionShape, nodesShape } from '../http/flowShape';
import { sentValues } from '../http/processInput';
import { processItem } from '../http/processShape';
import { administrationOf, requestOf } from '../http/recordCalls';

const FLOW = '/api/teapi/workflow/flow';

const startEntries = {
  flowcode: id,
  processid: id,
  values: optional(sentValues, {}),
  chosen: chosenPositions,
};
const startInput = object(startEntries);
const savedInput = object({ ...startEntries, requestid: id });

type Started = { flowcode: string; processid: string; values: StartInput['values']; chosen: StartInput['chosen'] };

const toStart = ({ flowcode, processid, values, chosen }: Started): StartInput => ({
  flowCode: flowcode,
  processId: processid,
  values,
  chosen,
});

/** What tells a repeated call from another one. */
const givenBy = ({ flowcode, processid, values, chosen }: Started) => ({
  ...{ id: processid, version: undefined },
  ...{ flowcode, values, chosen: [...chosen] },
});

/** When the caller started each flow last. */
function lastStarts({ company, position }: Caller): ReadonlyMap<string, string> {
  const processes = company.processes.recentlyStartedBy(position.id).filter(({ state }) => state !== 'draft');
  return new Map(processes.toReversed().map(({ flowCode, createdAt }) => [flowCode, createdAt]));
}

function flowCard(flow: Flow, lastStarted: string | undefined, language: Language) {
  const { name, pageCode } = versionOf(flow, 0);
  return {
    flowcode: flow.code,
    flowname: localise(name, language),
    description: localise(flow.description, language),
    icon: flow.icon,
    group: localise(flow.group, language),
    pagecode: pageCode,
    ...(lastStarted !== undefined && { laststarted: lastStarted }),
  };
}

/** Starting processes: the flows on offer, drafts, and submitting. */
export default {
  [`POST ${FLOW}/flows`]: positionCall(
    'FLOW_UNDEAL',
    object({ keyword: text }),
    ({ keyword }, caller, { language }) => {
      const hits = contains(keyword);
      const starts = lastStarts(caller);
      return [...caller.company.flows.values()]
        .filter(({ isInternal, isDisabled, versions }) => !isInternal && !isDisabled && versions.length > 0)
        .map((flow) => flowCard(flow, starts.get(flow.code), language))
        .filter(({ flowname, description }) => hits(flowname) || hits(description));
    },
  ),

  [`POST ${FLOW}/getstart`]: positionCall(
    'FLOW_UNDEAL',
    object({ flowcode: id, processid: id }),
    ({ flowcode, processid }, caller, { language }) => {
      const flow = startableFlow(caller, flowcode);
      const process = processid === '' ? undefined : ownStart(caller, processid);
      if (process && process.flowCode !== flowcode) throw businessError('flow.not_allowed');
      const { nodes, published, name, pageCode } = versionOf(flow, process?.published ?? 0);
      const { rights } = startOf({ nodes });
      return {
        flowcode,
        flowname: localise(name, language),
        description: localise(flow.description, language),
        version: published,
        nodes: nodesShape(nodes, language),
        pagecode: pageCode,
        rights,
        ...(process && {
          values: visibleValues(process.values, rights),
          chosen: Object.fromEntries(process.chosen),
          title: process.title,
        }),
        choices: nodesOf(nodes).flatMap((node) => {
          if (node.type !== 'approval' && node.type !== 'copy') return [];
          const choice = node.approvers.find((each) => each.type === 'chosen');
          if (choice?.type !== 'chosen') return [];
          return [{ nodeid: node.id, name: localise(node.name, language), multiple: choice.isMultiple ? 1 : 0 }];
        }),
        isretired: flow.isDisabled ? 1 : 0,
      };
    },
  ),

  [`POST ${FLOW}/preview`]: positionCall('FLOW_UNDEAL', startInput, (input, caller, { language }) => {
    const flow = startableFlow(caller, input.flowcode);
    const process = input.processid === '' ? undefined : ownStart(caller, input.processid);
    const { nodes, pageCode } = versionOf(flow, process?.published ?? 0);
    const { company, position: applicant } = caller;
    const plan = planPath(
      { nodes, adminPositionIds: flow.adminPositionIds },
      { company, applicant, values: withComputed(pageCode, input.values), chosen: input.chosen },
    );
    return planShape(plan, language);
  }),

  [`POST ${FLOW}/savedraft`]: positionCall('FLOW_UNDEAL', savedInput, (input, caller, { platform }) => {
    const request = requestOf(caller, `${FLOW}/savedraft`, input.requestid);
    const saved = saveOnce(platform.saves, request, givenBy(input), (first) =>
      saveDraft(caller, toStart({ ...input, processid: first?.id ?? input.processid })),
    );
    return { processid: saved.id, savedat: caller.company.processes.find(saved.id)?.createdAt ?? '' };
  }),

  [`POST ${FLOW}/submit`]: positionCall('FLOW_UNDEAL', savedInput, (input, caller, context) =>
    answerOnce(
      context.platform.answers,
      requestOf(caller, `${FLOW}/submit`, input.requestid),
      givenBy(input),
      (wasSubmitted) => {
        // The first submission has arrived, and what was entered since would start another process.
        if (wasSubmitted) throw businessError('flow.already_handled');
        candidatesById(administrationOf(caller, context), [...input.chosen.values()].flat());
        const process = submitProcess(caller, toStart(input));
        administrationOf(caller, context).log.add(submissionEntry(actorOf(caller), process));
        return processItem(process, caller, context.language);
      },
    ),
  ),

  [`POST ${FLOW}/deletedraft`]: positionCall('FLOW_UNDEAL', object({ processid: id }), ({ processid }, caller) => ({
    deleted: deleteDraft(caller, processid),
  })),

  [`POST ${FLOW}/candidates`]: positionCall(
    'FLOW_UNDEAL',
    object({ keyword: text, pageindex: pageIndex, pagesize: pageSize }),
    ({ keyword, pageindex, pagesize }, caller, context) => {
      const { language } = context;
      const found = listCandidates(administrationOf(caller, context), keyword, caller.position.id, language);
      const { rows, count } = pageOf(found, { index: pageindex, size: pagesize });
      return { items: rows.map((position) => positionShape(position, language)), itemcount: count };
    },
  ),
};
