import type { Administration } from '../../administration/administration';
import { businessError, notFound } from '../../apiError';
import { currentMoment } from '../../calendar';
import type { Company } from '../../company/company';
import { storedName } from '../../languages/localise';
import type { Language } from '../../languages/table';
import type { Actor } from '../../records/record';
import { checkFlow } from './checkFlow';
import type { Flow, FlowNode, FlowVersion } from './flow';
import type { FlowProblem } from './flowProblem';
import { flowError } from './flowProblem';
import { formFields } from './formPages';
import { hasChanges } from './listFlows';
import { storedNodes } from './storedNodes';

/** Who changes flow definitions. */
export interface FlowContext {
  company: Company;
  administration: Pick<Administration, 'flows' | 'roles'>;
  actor: Actor;
  /** The position that administers a new flow until others are named. */
  positionId: string;
  language: Language;
}

/** Submitted fields of a definition. */
export interface FlowInput extends Pick<
  Flow,
  'code' | 'name' | 'group' | 'icon' | 'description' | 'pageCode' | 'nodes'
> {
  /** Empty: a new definition. */
  id: string;
  version: number | undefined;
  adminPositionIds: readonly string[];
}

const CODE = /^[a-z][a-z0-9_-]{0,39}$/;
const LONGEST = { name: 30, group: 20, description: 200 } as const;
const MOST_VERSIONS = 500;

const isTooLong = (text: string, most: number) => [...text].length > most;

/** What is wrong with a draft. */
export function problemsOf(
  { company, administration: { roles } }: Pick<FlowContext, 'company' | 'administration'>,
  { nodes, pageCode }: { nodes: readonly FlowNode[]; pageCode: string },
): readonly FlowProblem[] {
  const fields = pageCode === '' ? undefined : formFields(pageCode);
  return [
    ...(pageCode !== '' && !fields ? [flowError('', 'unknown_page', { page: pageCode })] : []),
    ...checkFlow({ nodes }, { company, roles, fields }),
  ];
}

function checkInput({ company, administration: { flows } }: FlowContext, input: FlowInput, before: Flow | undefined) {
  const { code, name, group, description, adminPositionIds } = input;
  if (!CODE.test(code)) throw businessError('flow.code_invalid');
  if (before && before.code !== code) throw businessError('flow.code_fixed');
  if (!before && flows.find(code)) throw businessError('flow.code_taken');
  if (name === '') throw businessError('flow.name_required');
  if (isTooLong(name, LONGEST.name)) throw businessError('flow.name_too_long', { count: LONGEST.name });
  if (isTooLong(group, LONGEST.group)) throw businessError('flow.group_too_long', { count: LONGEST.group });
  if (isTooLong(description, LONGEST.description))
    throw businessError('flow.description_too_long', { count: LONGEST.description });
  if (before && adminPositionIds.length === 0) throw businessError('flow.admins_required');
  if (adminPositionIds.some((id) => !company.positions.has(id))) throw businessError('flow.admin_unknown');
}

/** Stores the draft of a definition, or creates one. Published versions stay as they are. */
export function saveFlow(context: FlowContext, { id, version, ...given }: FlowInput): Flow {
  const { flows } = context.administration;
  const { actor, language, positionId } = context;
  const before = id === '' ? undefined : (flows.findForSave(id, version) ?? flows.get(id));
  const fields = {
    ...given,
    name: storedName(given.name, before?.name, language),
    group: storedName(given.group, before?.group, language),
    description: storedName(given.description, before?.description, language),
    nodes: storedNodes(given.nodes, before?.nodes ?? [], language),
  };
  checkInput(context, { ...fields, id, version }, before);
  if (before) return flows.update(id, version, fields, actor);
  const admins = fields.adminPositionIds.length > 0 ? fields.adminPositionIds : [positionId];
  const created = { ...fields, adminPositionIds: admins, versions: [], isDisabled: false, isInternal: false };
  return flows.create(created, actor, fields.code);
}

/** Publishes the draft as the next version, unless it is the same as the last one. Processes that run keep theirs. */
export function publishFlow(
  context: FlowContext,
  { id, version, note }: { id: string; version: number | undefined; note: string },
): Flow {
  const { flows } = context.administration;
  const { actor } = context;
  const flow = flows.findForSave(id, version) ?? flows.get(id);
  if (!hasChanges(flow)) throw businessError('flow.unchanged');
  const count = problemsOf(context, flow).filter(({ severity }) => severity === 'error').length;
  if (count > 0) throw businessError('flow.has_problems', { count });
  if (flow.versions.length >= MOST_VERSIONS) throw businessError('flow.too_many_versions', { count: MOST_VERSIONS });
  const { name, pageCode, nodes, versions } = flow;
  const published: FlowVersion = {
    published: versions.length + 1,
    name,
    pageCode,
    nodes,
    publishedAt: currentMoment(),
    publishedBy: actor.name,
    note,
  };
  return flows.update(id, version, { versions: [...versions, published] }, actor, 'publish');
}

/** Says whether a flow can be started. Those that the platform starts itself stay enabled. */
export function setFlowDisabled(
  { administration: { flows }, actor }: FlowContext,
  { id, version, isDisabled }: { id: string; version: number | undefined; isDisabled: boolean },
): Flow {
  const flow = flows.findForSave(id, version) ?? flows.get(id);
  if (isDisabled && flow.isInternal) throw businessError('flow.internal', { name: flow.name });
  return flows.update(id, version, { isDisabled }, actor, isDisabled ? 'disable' : 'enable');
}

/** Deletes all definitions or none, and answers how many existed. */
export function deleteFlows(
  { company, administration: { flows }, actor }: FlowContext,
  ids: readonly string[],
): number {
  const found = [...new Set(ids)].flatMap((id) => flows.find(id) ?? []);
  for (const { code, name, isInternal } of found) {
    if (isInternal) throw businessError('flow.internal', { name });
    if (company.processes.hasAny(code)) throw businessError('flow.in_use', { name });
  }
  flows.remove(found, actor);
  return found.length;
}

/** A published version of a flow. Throws 404 for an unknown one. */
export function publishedVersion({ versions }: Flow, published: number): FlowVersion {
  const version = versions.find((each) => each.published === published);
  if (!version) throw notFound('flow.version_not_found');
  return version;
}
