import type { Caller } from '../accounts/caller';
import type { Membership } from '../accounts/account';
import type { Administration } from '../administration/administration';
import { businessError } from '../apiError';
import type { Company } from '../company/company';
import type { Position } from '../company/entities';
import { ruleNaming } from '../data-rules/ruleNaming';
import { flowNaming } from '../flows/definition/flowNaming';
import { storedName } from '../languages/localise';
import type { Language } from '../languages/table';
import type { Actor } from '../records/record';
import { checkGrant, checkOwnRights, functionsOf } from '../roles/grants';
import { assignHolder, holderOf } from './assignHolder';

/** Who changes positions, and in which language the names were shown. */
export interface PositionContext {
  caller: Pick<Caller, 'company' | 'position' | 'functionCodes'>;
  administration: Administration;
  actor: Actor;
  language: Language;
}

/** Submitted fields of a position. */
export interface PositionInput {
  /** Empty: a new position. */
  id: string;
  version: number | undefined;
  name: string;
  /** The code of its organisation. */
  organisation: string;
  roleIds: readonly string[];
  /** An account code; empty: vacant. The id of the employee who holds it leaves the holder as it is. */
  holderId: string;
}

const LONGEST_NAME = 30;

/**
 * Creates a position or changes the one with this id. The roles that the position or a new holder gets by it must not have
 * functions that the caller does not hold. The caller's own position keeps the right to change rights.
 */
export function savePosition(context: PositionContext, input: PositionInput): Position {
  const { caller, administration, actor, language } = context;
  const { positions, organisations } = administration;
  const before =
    input.id === '' ? undefined : (positions.findForSave(input.id, input.version) ?? positions.get(input.id));
  const name = storedName(input.name, before?.name, language);
  if (name === '') throw businessError('position.name_required');
  if ([...name].length > LONGEST_NAME) throw businessError('position.name_too_long');
  const organisation = organisations.find(input.organisation);
  if (!organisation) throw businessError('position.organisation_required');
  if (organisation.isDisabled && organisation !== before?.organisation)
    throw businessError('position.organisation_disabled');
  const roleIds = knownRoles(administration, input.roleIds);
  const holder = wantedHolder(administration, before, input.holderId);
  if (before?.id === caller.position.id && holder !== 'same') throw businessError('position.own');
  if (before?.id === caller.position.id) checkOwnRights(caller, functionsOf(administration, roleIds));
  const hasNewHolder = holder !== 'same' && holder !== undefined;
  const given = roleIds.filter((id) => hasNewHolder || !before?.roleIds.includes(id));
  checkGrant(caller, functionsOf(administration, given));
  const fields = { name, organisation, roleIds };
  const saved = before
    ? positions.update(before.id, input.version, fields, actor)
    : positions.create({ ...fields, isDisabled: false }, actor);
  if (holder !== 'same') assignHolder(caller.company, administration, saved, holder, actor);
  return saved;
}

function knownRoles({ roles }: Administration, ids: readonly string[]): string[] {
  const wanted = [...new Set(ids)];
  if (wanted.some((id) => !roles.find(id))) throw businessError('position.role_unknown');
  return wanted;
}

/** The account that is to hold the position; `same` when that does not change. */
function wantedHolder(
  administration: Administration,
  position: Position | undefined,
  id: string,
): Membership | undefined | 'same' {
  const held = position && holderOf(administration, position);
  if (id === (held?.id ?? position?.employee?.id ?? '')) return 'same';
  if (id === '') return undefined;
  const holder = administration.accounts.find(id);
  if (!holder) throw businessError('position.holder_unknown');
  if (holder.isDisabled) throw businessError('position.holder_disabled');
  return holder;
}

const findAll = ({ positions }: Administration, ids: readonly string[]): Position[] =>
  [...new Set(ids)].flatMap((id) => positions.find(id) ?? []);

/** Processes that wait for a decision in each position, by position id. */
export function waitingCounts({ processes }: Company): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { id } of processes.waitingPositions()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Deletes all positions or none and returns how many existed. */
export function deletePositions({ caller, administration, actor }: PositionContext, ids: readonly string[]): number {
  const found = findAll(administration, ids);
  const waiting = waitingCounts(caller.company);
  for (const { id, name, employee } of found) {
    if (employee) throw businessError('position.held', { name });
    if (waiting.has(id)) throw businessError('position.awaited', { name });
    const rule = ruleNaming(administration, 'position', id);
    if (rule) throw businessError('position.in_rule', { name, rule: rule.name });
    const flow = flowNaming(caller.company, 'position', id);
    if (flow) throw businessError('position.in_flow', { name, flow: flow.name });
  }
  administration.positions.remove(found, actor);
  return found.length;
}

/** Disables the positions, or enables them again, and returns the ids of those that were changed. */
export function setDisabled(
  { caller, administration, actor }: PositionContext,
  ids: readonly string[],
  isDisabled: boolean,
): string[] {
  const changed = findAll(administration, ids).filter((position) => position.isDisabled !== isDisabled);
  if (isDisabled && changed.some(({ id }) => id === caller.position.id)) throw businessError('position.own');
  for (const { id } of changed)
    administration.positions.update(id, 'any', { isDisabled }, actor, isDisabled ? 'disable' : 'enable');
  return changed.map(({ id }) => id);
}

/** Adds a role to the positions, or takes it from them, and returns the ids of those that were changed. */
export function setRole(
  { caller, administration, actor }: PositionContext,
  ids: readonly string[],
  roleId: string,
  isAssigned: boolean,
): string[] {
  const { roles, positions } = administration;
  if (!roles.find(roleId)) throw businessError('position.role_unknown');
  if (isAssigned) checkGrant(caller, functionsOf(administration, [roleId]));
  const changed = findAll(administration, ids).filter(({ roleIds }) => roleIds.includes(roleId) !== isAssigned);
  const rolesAfter = ({ roleIds }: Position) =>
    isAssigned ? [...roleIds, roleId] : roleIds.filter((each) => each !== roleId);
  const own = changed.find(({ id }) => id === caller.position.id);
  if (own) checkOwnRights(caller, functionsOf(administration, rolesAfter(own)));
  for (const position of changed) positions.update(position.id, 'any', { roleIds: rolesAfter(position) }, actor);
  return changed.map(({ id }) => id);
}
