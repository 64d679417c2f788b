import { integer, nullish, number, object, optional, pipe, string, transform, union } from 'valibot';
import type { Caller } from '../domain/accounts/caller';
import { businessError, notFound } from '../domain/apiError';
import { candidatesById, listCandidates } from '../domain/flows/candidates';
import { withComputed } from '../domain/flows/computedValues';
import { publishedVersion } from '../domain/flows/definition/manageFlows';
import { planPath } from '../domain/flows/definition/planPath';
import { deleteDraft, ownStart, saveDraft, startableFlow, submitProcess } from '../domain/flows/drafts';
import type { StartInput } from '../domain/flows/drafts';
import { getProcess } from '../domain/flows/handleProcess';
import { flowOf, versionOf } from '../domain/flows/run/run';
import { pageRuleFault } from '../domain/flows/form/pageRules';
import { localiseWith } from '../domain/languages/localise';
import { pageOf } from '../domain/query/page';
import { contains } from '../domain/query/text';
import { answerOnce } from '../domain/records/answerOnce';
import { saveOnce } from '../domain/records/saveOnce';
import { positionCall } from '../http/calls';
import type { CallContext } from '../http/createHandler';
import { id, pageIndex, pageSize, text } from '../http/fields';
import { chosenPositions } from '../http/flowInput';
import { planShape, positionShape } from '../http/flowShape';
import { withAddresses, withOwnFiles } from '../http/ownFiles';
import { readVersion, sentValues } from '../http/processInput';
import { processItem } from '../http/processShape';
import { logAction } from '../http/processLog';
import { administrationOf, requestOf } from '../http/recordCalls';
import { definitionShape, diagramTexts, flowCard, startShape } from '../http/startShape';
import type { Naming } from '../http/startShape';

const FLOW = '/api/teapi/workflow/flow';

const startEntries = {
  flowcode: id,
  processid: id,
  values: optional(sentValues, {}),
  chosen: chosenPositions,
};
/** The number of a published version, which an address has as a text; undefined for the one in use. */
const versionNumber = pipe(
  nullish(union([number(), string()]), ''),
  transform((value) => (value === '' ? undefined : Number(value))),
  optional(pipe(number(), integer())),
);
const startInput = object(startEntries);
const savedInput = object({ ...startEntries, version: readVersion, requestid: id });

interface Started {
  flowcode: string;
  processid: string;
  version?: number | undefined;
  values: StartInput['values'];
  chosen: StartInput['chosen'];
}

const toStart = ({ flowcode, processid, version, values, chosen }: Started): StartInput => ({
  flowCode: flowcode,
  processId: processid,
  version,
  values,
  chosen,
});

/** What tells a repeated call from another one. */
const givenBy = ({ flowcode, processid, version, values, chosen }: Started) => ({
  ...{ id: processid, version },
  ...{ flowcode, values, chosen: [...chosen] },
});

/** When the caller started each flow last. */
function lastStarts({ company, position }: Caller): ReadonlyMap<string, string> {
  const processes = company.processes.recentlyStartedBy(position.id).filter(({ state }) => state !== 'draft');
  return new Map(processes.toReversed().map(({ flowCode, createdAt }) => [flowCode, createdAt]));
}

const namingOf = (caller: Caller, context: CallContext): Naming => ({
  company: caller.company,
  roles: administrationOf(caller, context).roles,
  language: context.language,
});

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
        .map((flow) => flowCard(flow, versionOf(flow, 0), starts.get(flow.code), language))
        .filter(({ flowname, description }) => hits(flowname) || hits(description));
    },
  ),

  [`POST ${FLOW}/getstart`]: positionCall(
    'FLOW_UNDEAL',
    object({ flowcode: id, processid: id }),
    ({ flowcode, processid }, caller, context) => {
      const flow = startableFlow(caller, flowcode);
      const process = processid === '' ? undefined : ownStart(caller, processid);
      if (process && process.flowCode !== flowcode) throw businessError('flow.not_allowed');
      const version = versionOf(flow, process?.published ?? 0);
      return withAddresses(startShape(flow, version, process, namingOf(caller, context)), context);
    },
  ),

  /** Any published flow, to look at: those that the platform starts and older versions as well. */
  [`POST ${FLOW}/getdefinition`]: positionCall(
    ['FLOW_UNDEAL', 'FLOW_DEALED'],
    object({ flowcode: id, published: versionNumber }),
    ({ flowcode, published }, caller, context) => {
      const flow = flowOf(caller.company, flowcode);
      if (flow.versions.length === 0) throw notFound('flow.not_found');
      const version = published === undefined ? versionOf(flow, 0) : publishedVersion(flow, published);
      return definitionShape(flow, version, namingOf(caller, context));
    },
  ),

  [`POST ${FLOW}/preview`]: positionCall('FLOW_UNDEAL', startInput, (input, caller, context) => {
    const flow = startableFlow(caller, input.flowcode);
    const process = input.processid === '' ? undefined : ownStart(caller, input.processid);
    const version = versionOf(flow, process?.published ?? 0);
    const { nodes, pageCode } = version;
    const { company, position: applicant } = caller;
    const plan = planPath(
      { nodes, adminPositionIds: flow.adminPositionIds },
      { company, applicant, values: withComputed(pageCode, input.values), chosen: input.chosen },
    );
    const planned = planShape(plan, context.language);
    // A mistake in the form does not keep anybody from seeing the steps.
    const broken = pageRuleFault(pageCode, input.values);
    const mistakes = broken ? [localiseWith(broken.code, context.language, broken.params)] : [];
    return {
      ...planned,
      problems: [...mistakes, ...planned.problems],
      ...diagramTexts(version, namingOf(caller, context)),
    };
  }),

  [`POST ${FLOW}/savedraft`]: positionCall('FLOW_UNDEAL', savedInput, async (sent, caller, context) => {
    const input = { ...sent, values: await withOwnFiles(sent.values, caller, context) };
    const request = requestOf(caller, `${FLOW}/savedraft`, input.requestid);
    const saved = saveOnce(context.platform.saves, request, givenBy(input), (first) =>
      // What is saved once more goes into the draft as the first save has left it, whose version the sender does not know.
      saveDraft(caller, toStart(first ? { ...input, processid: first.id, version: first.version } : input)),
    );
    const { id: processid, version } = saved;
    return { processid, version, savedat: caller.company.processes.find(processid)?.createdAt ?? '' };
  }),

  [`POST ${FLOW}/submit`]: positionCall('FLOW_UNDEAL', savedInput, async (sent, caller, context) => {
    const input = { ...sent, values: await withOwnFiles(sent.values, caller, context) };
    return answerOnce(
      context.platform.answers,
      requestOf(caller, `${FLOW}/submit`, input.requestid),
      givenBy(input),
      (wasSubmitted) => {
        // The first submission has arrived, and what was entered since would start another process.
        if (wasSubmitted) throw businessError('flow.already_handled');
        candidatesById(administrationOf(caller, context), [...input.chosen.values()].flat());
        const process = submitProcess(caller, toStart(input));
        logAction(caller, context, process, 'submit');
        return processItem(process, caller, context.language);
      },
    );
  }),

  [`POST ${FLOW}/deletedraft`]: positionCall('FLOW_UNDEAL', object({ processid: id }), ({ processid }, caller) => ({
    deleted: deleteDraft(caller, processid),
  })),

  [`POST ${FLOW}/candidates`]: positionCall(
    'FLOW_UNDEAL',
    object({ keyword: text, processid: id, pageindex: pageIndex, pagesize: pageSize }),
    ({ keyword, processid, pageindex, pagesize }, caller, context) => {
      const { language } = context;
      const process = processid === '' ? undefined : getProcess(caller, processid);
      const search = { keyword, ownPositionId: caller.position.id, process, language };
      const found = listCandidates(administrationOf(caller, context), search);
      const { rows, count } = pageOf(found, { index: pageindex, size: pagesize });
      return { items: rows.map((position) => positionShape(position, language)), itemcount: count };
    },
  ),
};
