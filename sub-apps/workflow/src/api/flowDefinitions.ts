import { toAppError } from '@atrium/common/errors/appError';
import { answeredRows } from '@atrium/common/answeredList';
import { bit, looseString, numeric, read, stringList } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import type { ListPage, ListQuery } from '@atrium/portal/ui';
import { fallback, nonEmpty, object, optional, picklist, pipe, transform, unknown } from 'valibot';
import { flowTargetsSchema, formFieldsSchema } from '../flow/flowNames';
import type { FlowTargets, FormField } from '../flow/flowNames';
import { readNodes } from '../flow/flowNodes';
import type { FlowNode } from '../flow/flowNodes';
import { isWholeFlow } from './isWholeFlow';
import { writeNodes } from './writeNodes';

const PATH = '/api/teapi/workflow/definition';

/** The beginning of the query keys of all reads about definitions. */
export const FLOWS_KEY = ['flow-definitions'] as const;

/** The beginning of the query keys of the list; a save invalidates it. */
export const FLOW_LIST_KEY = [...FLOWS_KEY, 'list'] as const;

/** `draft`: never published. `disabled`: published, but it cannot be started. */
export const FLOW_STATES = ['draft', 'published', 'disabled'] as const;
export type FlowState = (typeof FLOW_STATES)[number];

/** A row of the list of definitions. */
export interface FlowSummary {
  flowId: string;
  code: string;
  name: string;
  group: string;
  description: string;
  /** The page of the form; empty without one. */
  pageCode: string;
  state: FlowState;
  /** The number of the published version; 0 before the first. */
  published: number;
  /** The draft differs from the published version. */
  hasChanges: boolean;
  /** Instances that have not ended. */
  runningCount: number;
  /** Counts the saves, for the detection of conflicts. */
  version: number;
  updatedAt: string;
  updatedBy: string;
}

/** A definition as it is stored, or one of its published versions. */
export interface FlowDefinition extends FlowSummary {
  icon: string;
  nodes: readonly FlowNode[];
  /** The names and fields that its diagram says steps and conditions with. */
  targets: FlowTargets;
  formFields: readonly FormField[];
  /** The positions that get what nobody is found for. */
  admins: readonly string[];
  /** False when a part of the nodes could not be read: a save would erase it. */
  isWhole: boolean;
}

/** What is edited of a definition. */
export type FlowDraft = Pick<
  FlowDefinition,
  'code' | 'name' | 'group' | 'icon' | 'description' | 'pageCode' | 'nodes' | 'admins'
>;

const idOf = pipe(looseString, nonEmpty());
const count = optional(fallback(numeric, 0), 0);

const summaryEntries = {
  flowid: idOf,
  flowcode: looseString,
  flowname: looseString,
  group: looseString,
  description: looseString,
  pagecode: looseString,
  published: count,
  haschanges: bit,
  state: fallback(picklist(FLOW_STATES), 'draft'),
  running: count,
  version: count,
  updatetime: looseString,
  updateby: looseString,
};
const summarySchema = object(summaryEntries);

const summaryOf = (wire: ReturnType<typeof readSummary>): FlowSummary => ({
  flowId: wire.flowid,
  code: wire.flowcode,
  name: wire.flowname,
  group: wire.group,
  description: wire.description,
  pageCode: wire.pagecode,
  state: wire.state,
  published: wire.published,
  hasChanges: wire.haschanges,
  runningCount: wire.running,
  version: wire.version,
  updatedAt: wire.updatetime,
  updatedBy: wire.updateby,
});
const readSummary = (answer: unknown) => read(summarySchema, answer);

const definitionSchema = pipe(
  object({
    ...summaryEntries,
    icon: optional(looseString, ''),
    nodes: unknown(),
    targets: optional(flowTargetsSchema),
    formfields: optional(formFieldsSchema, []),
    admins: optional(stringList, []),
  }),
  transform((wire): FlowDefinition => ({
    ...summaryOf(wire),
    icon: wire.icon,
    nodes: readNodes(wire.nodes),
    targets: wire.targets ?? { positions: {}, roles: {} },
    formFields: wire.formfields,
    admins: wire.admins,
    isWhole: isWholeFlow(wire.nodes),
  })),
);

export type FlowFilters = { keyword: string; state: string };

/** The read of one page of the definitions. */
export const flowsQuery = (http: PortalHttp, { filters, page }: ListQuery<FlowFilters>) => ({
  queryKey: [...FLOW_LIST_KEY, filters, page],
  async queryFn({ signal }: { signal: AbortSignal }): Promise<ListPage<FlowSummary>> {
    const body = { keyword: filters.keyword, state: filters.state, pageindex: page.index, pagesize: page.size };
    const answer = await http.post(`${PATH}/list`, body, { signal, isRead: true, isFresh: true });
    const pageSchema = object({ items: answeredRows(summarySchema, page.size), itemcount: numeric });
    const { items, itemcount } = read(pageSchema, answer);
    return { rows: items.map(summaryOf), itemCount: itemcount };
  },
});

/** The key of the read of a published version for reading; 0 for the draft. */
export const publishedKey = (flowId: string, published: number) => [...FLOWS_KEY, 'view', flowId, published] as const;

/** Reads a definition as it is stored now, or as it was published with this number. */
export async function getFlow(
  http: PortalHttp,
  flowId: string,
  { published, signal }: { published?: number; signal?: AbortSignal } = {},
): Promise<FlowDefinition> {
  const body = { flowid: flowId, ...(published !== undefined && { published }) };
  const answer = await http.post(`${PATH}/get`, body, { ...(signal && { signal }), isRead: true, isFresh: true });
  return read(definitionSchema, answer);
}

/** What a save starts from; without an id it creates a definition. */
export interface SaveStart {
  flowId?: string;
  version?: number;
  /** The same for each try, so that a save whose answer was lost is not done twice. */
  requestId: string;
}

/** Saves the draft; refused with `record.changed` when the definition has another version by now. */
export async function saveFlow(http: PortalHttp, draft: FlowDraft, start: SaveStart): Promise<FlowSummary> {
  const answer = await http.post(`${PATH}/save`, {
    flowid: start.flowId ?? '',
    version: start.version ?? 0,
    flowcode: draft.code,
    flowname: draft.name,
    group: draft.group,
    icon: draft.icon,
    description: draft.description,
    pagecode: draft.pageCode,
    nodes: writeNodes(draft.nodes),
    admins: draft.admins,
    requestid: start.requestId,
  });
  return summaryOf(readSummary(answer));
}

/** What is published: the draft that was saved with this version. */
export interface PublishStart {
  flowId: string;
  version: number;
  /** Why it is published. */
  note: string;
  /** The same for each try, so that a publication whose answer was lost is not refused as somebody else's. */
  requestId: string;
}

/** Publishes the saved draft as the next version. */
export async function publishFlow(http: PortalHttp, start: PublishStart): Promise<FlowSummary> {
  const { flowId, version, note, requestId } = start;
  const body = { flowid: flowId, version, note, requestid: requestId };
  return summaryOf(readSummary(await http.post(`${PATH}/publish`, body)));
}

type Identity = Pick<FlowSummary, 'flowId' | 'version'>;

/** Says whether the flow can be started. */
export async function setFlowDisabled(http: PortalHttp, { flowId, version }: Identity, isDisabled: boolean) {
  readSummary(await http.post(`${PATH}/setstate`, { flowid: flowId, version, disabled: isDisabled ? 1 : 0 }));
}

/** Deletes a definition; refused with `flow.in_use` while it has instances. */
export async function deleteFlow(http: PortalHttp, { flowId, version }: Identity) {
  const answer = await http.post(`${PATH}/delete`, { flowids: [flowId], versions: [version] });
  read(object({ deleted: numeric }), answer);
}

const GONE_CODES = ['record.deleted', 'flow.definition_not_found'];

/** The definition was deleted, or never existed: no repetition of the call can help. */
export const isGone = (error: unknown): boolean => GONE_CODES.includes(toAppError(error).code ?? '');

/** The definition was changed, since it was read, by somebody else. */
export const isConflict = (error: unknown): boolean => toAppError(error).code === 'record.changed';
