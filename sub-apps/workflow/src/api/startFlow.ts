import { isAppError } from '@atrium/common/errors/appError';
import { bit, fittingList, looseString, read, stringList } from '@atrium/common/schemas';
import { isRecord } from '@atrium/common/isRecord';
import type { FieldRights, PortalHttp } from '@atrium/portal/contract/portal';
import { fallback, nonEmpty, number, object, optional, pipe, string, transform, union, unknown } from 'valibot';
import { flowTargetsSchema, formFieldsSchema } from '../flow/flowNames';
import type { FlowTargets, FormField } from '../flow/flowNames';
import { readNodes, rightsSchema } from '../flow/flowNodes';
import type { FlowNode } from '../flow/flowNodes';
import { planSchema } from './flowPlan';
import type { FlowPlan } from './flowPlan';
import { processItemSchema } from './listProcesses';
import type { ProcessItem } from './listProcesses';

const PATH = '/api/teapi/workflow/flow';

const text = optional(looseString, '');
const idOf = pipe(looseString, nonEmpty());

/** More than a flow has; the rest of a longer answer is left out. */
const MOST_CHOICES = 50;
const MOST_STEPS = 500;

/** An approval step whose approvers the applicant chooses. */
export interface ApproverChoice {
  nodeId: string;
  name: string;
  isMultiple: boolean;
}

/** What starting a flow, or going on with its draft, needs. */
export interface FlowStart {
  flowCode: string;
  name: string;
  description: string;
  nodes: readonly FlowNode[];
  /** The page of the form; empty for a flow without one. */
  pageCode: string;
  rights: FieldRights;
  /** What is stored under its id; nothing for a new one. */
  values: Readonly<Record<string, unknown>>;
  chosen: ChosenIds;
  choices: readonly ApproverChoice[];
  /** The names and fields that the diagram says steps and conditions with. */
  targets: FlowTargets;
  formFields: readonly FormField[];
  /** The flow cannot be started any more. */
  isRetired: boolean;
  /** It was submitted before, and is back with its applicant. */
  isSubmitted: boolean;
  /** Counts the changes of the draft; undefined for a new application, and where the platform does not count them. */
  draftVersion: DraftVersion;
}

export type DraftVersion = number | string | undefined;

/** The ids of the chosen positions, by the id of the step. */
export type ChosenIds = Readonly<Record<string, readonly string[]>>;

const choiceSchema = pipe(
  object({ nodeid: idOf, name: text, multiple: optional(bit, false) }),
  transform(({ nodeid, name, multiple }): ApproverChoice => ({ nodeId: nodeid, name, isMultiple: multiple })),
);
const chosenSchema = pipe(
  unknown(),
  transform((wire): ChosenIds =>
    Object.fromEntries(
      Object.entries(isRecord(wire) ? wire : {}).map(([nodeId, ids]) => [nodeId, read(stringList, ids)]),
    ),
  ),
);
const versionSchema = optional(fallback(optional(union([number(), string()])), undefined));
const startSchema = pipe(
  object({
    flowcode: text,
    flowname: text,
    description: text,
    nodes: optional(unknown()),
    pagecode: text,
    rights: optional(rightsSchema, { default: 'editable', fields: {} }),
    values: optional(unknown()),
    chosen: optional(chosenSchema, {}),
    choices: optional(fittingList(choiceSchema), []),
    targets: optional(flowTargetsSchema, {}),
    formfields: optional(fallback(formFieldsSchema, []), []),
    isretired: optional(bit, false),
    state: text,
    draftversion: versionSchema,
  }),
  transform((wire): FlowStart => ({
    flowCode: wire.flowcode,
    name: wire.flowname || wire.flowcode,
    description: wire.description,
    nodes: readNodes(wire.nodes),
    pageCode: wire.pagecode,
    rights: wire.rights,
    values: isRecord(wire.values) ? wire.values : {},
    chosen: wire.chosen,
    choices: [...new Map(wire.choices.slice(0, MOST_CHOICES).map((choice) => [choice.nodeId, choice])).values()],
    targets: wire.targets,
    formFields: wire.formfields,
    isRetired: wire.isretired,
    isSubmitted: wire.state !== '' && wire.state !== 'draft',
    draftVersion: wire.draftversion,
  })),
);

/** Reads what the form of an application starts from; with the id of a draft, what that holds. */
export async function getStart(
  http: PortalHttp,
  flowCode: string,
  processId: string | undefined,
  signal: AbortSignal,
): Promise<FlowStart> {
  const body = { flowcode: flowCode, ...(processId && { processid: processId }) };
  return read(startSchema, await http.post(`${PATH}/getstart`, body, { signal, isRead: true, isFresh: true }));
}

/** An application as it is filled in. */
export interface Application {
  flowCode: string;
  /** The draft that it belongs to. */
  processId: string | undefined;
  values: Readonly<Record<string, unknown>>;
  chosen: ChosenIds;
}

/** How an application is sent. */
export interface Sending {
  /** Tells a call that is repeated, because its answer was lost, from another one. */
  requestId: string;
  /** The draft as it was read or saved last: another one is refused. Undefined where it does not matter. */
  version: DraftVersion;
}

const bodyOf = ({ flowCode, processId, values, chosen }: Application) => ({
  flowcode: flowCode,
  ...(processId && { processid: processId }),
  values,
  chosen,
});

/** Who would be asked about the application. Nothing is started. */
export async function previewFlow(http: PortalHttp, application: Application, signal: AbortSignal): Promise<FlowPlan> {
  const answer = await http.post(`${PATH}/preview`, bodyOf(application), { signal, cache: 'none' });
  const plan = read(planSchema, answer);
  return { ...plan, steps: plan.steps.slice(0, MOST_STEPS) };
}

export interface SavedDraft {
  processId: string;
  version: DraftVersion;
  savedAt: string;
}

const savedSchema = pipe(
  object({ processid: idOf, version: versionSchema, savedat: text }),
  transform(({ processid, version, savedat }): SavedDraft => ({ processId: processid, version, savedAt: savedat })),
);

const sentOf = (application: Application, { requestId, version }: Sending) => ({
  ...bodyOf(application),
  ...(application.processId && version !== undefined && { version }),
  requestid: requestId,
});

/** Saves the application as a draft. Repeated with the same `requestId`, it creates no second draft. */
export async function saveDraft(http: PortalHttp, application: Application, sending: Sending): Promise<SavedDraft> {
  const answer = await http.post(`${PATH}/savedraft`, sentOf(application, sending));
  return read(savedSchema, answer);
}

/** Submits the application. Repeated with the same `requestId`, it starts no second process. */
export async function submitFlow(http: PortalHttp, application: Application, sending: Sending): Promise<ProcessItem> {
  const answer = await http.post(`${PATH}/submit`, sentOf(application, sending));
  return read(processItemSchema, answer);
}

/** What has become of a draft in another window or on another device; undefined for any other error. */
export function outdatedDraft(error: unknown): 'changed' | 'deleted' | undefined {
  if (!isAppError(error, 'service')) return undefined;
  if (error.code === 'flow.draft_changed') return 'changed';
  return error.code === 'flow.not_found' ? 'deleted' : undefined;
}

/** Deletes a draft; deleting an unknown one is no error. */
export async function deleteDraft(http: PortalHttp, processId: string): Promise<void> {
  const answer = await http.post(`${PATH}/deletedraft`, { processid: processId });
  read(object({ deleted: number() }), answer);
}
