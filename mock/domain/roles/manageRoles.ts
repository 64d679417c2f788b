import type { Caller } from '../accounts/caller';
import { businessError } from '../apiError';
import type { Administration } from '../administration/administration';
import type { Company } from '../company/company';
import { flowNaming } from '../flows/definition/flowNaming';
import { isFunctionCode } from '../functions';
import { contains } from '../query/text';
import type { Actor } from '../records/record';
import { checkGrant, checkOwnRights, functionsOf } from './grants';
import type { Role } from './role';

/** The roles whose code or name contains the keyword; built-in roles first, then the newest. */
export function listRoles({ roles }: Administration, keyword: string): Role[] {
  const hits = contains(keyword);
  return roles
    .listed()
    .filter(({ code, name }) => hits(code) || hits(name))
    .sort((a, b) => Number(b.isBuiltIn) - Number(a.isBuiltIn));
}

/** Submitted fields of a role. */
export interface RoleInput {
  /** A reserved id; empty: the platform generates one. */
  id: string;
  /** The version that the change started from; undefined for a new role. */
  version: number | undefined;
  code: string;
  name: string;
  description: string;
  functionCodes: readonly string[];
}

const CODE = /^[A-Za-z][\w-]{0,29}$/;
const LONGEST = { name: 30, description: 200 } as const;

/**
 * Inserts a role or updates the one with the same id. The caller may add only functions that they hold, and keeps the
 * right to change rights.
 */
export function saveRole(
  administration: Administration,
  input: RoleInput,
  actor: Actor,
  caller: Pick<Caller, 'position' | 'functionCodes'>,
): Role {
  const { roles } = administration;
  const before = roles.findForSave(input.id, input.version);
  if (before?.isBuiltIn) throw businessError('role.built_in');
  if (input.code === '') throw businessError('role.code_required');
  if (!CODE.test(input.code)) throw businessError('role.code_invalid');
  if (input.name === '') throw businessError('role.name_required');
  if ([...input.name].length > LONGEST.name) throw businessError('role.name_too_long');
  if ([...input.description].length > LONGEST.description) throw businessError('role.description_too_long');
  if (roles.all().some(({ id, code }) => code === input.code && id !== input.id))
    throw businessError('role.code_taken');
  const functionCodes = [...new Set(input.functionCodes)].filter(isFunctionCode);
  if (functionCodes.length < new Set(input.functionCodes).size) throw businessError('role.function_unknown');
  checkGrant(
    caller,
    functionCodes.filter((code) => !before?.functionCodes.includes(code)),
  );
  const { roleIds: ownRoleIds } = caller.position;
  if (before && ownRoleIds.includes(before.id)) {
    const others = ownRoleIds.filter((id) => id !== before.id);
    checkOwnRights(caller, [...functionsOf(administration, others), ...functionCodes]);
  }
  const fields = { code: input.code, name: input.name, description: input.description, functionCodes };
  return before
    ? roles.update(before.id, input.version, fields, actor)
    : roles.create({ ...fields, isBuiltIn: false }, actor, input.id || undefined);
}

/** Deletes all roles or none, detaches data permission rules from them and returns how many existed. */
export function deleteRoles(
  administration: Administration,
  company: Pick<Company, 'flows' | 'processes'>,
  ids: readonly string[],
  actor: Actor,
): number {
  const { roles, dataRules } = administration;
  const found = [...new Set(ids)].flatMap((id) => roles.find(id) ?? []);
  const counts = positionsByRole(administration);
  for (const { id, name, isBuiltIn } of found) {
    if (isBuiltIn) throw businessError('role.built_in');
    const count = counts.get(id);
    if (count) throw businessError('role.in_use', { name, count });
    const flow = flowNaming(company, 'role', id);
    if (flow) throw businessError('role.in_flow', { name, flow: flow.name });
  }
  for (const rule of dataRules.all()) {
    const roleIds = rule.roleIds.filter((id) => !found.some((role) => role.id === id));
    if (roleIds.length < rule.roleIds.length) dataRules.update(rule.id, 'any', { roleIds }, actor);
  }
  roles.remove(found, actor);
  return found.length;
}

/** The number of positions with each role, held or vacant, by role id; a role of no position has no entry. */
export function positionsByRole({ positions }: Administration): Map<string, number> {
  const counts = new Map<string, number>();
  for (const roleId of positions.all().flatMap(({ roleIds }) => roleIds))
    counts.set(roleId, (counts.get(roleId) ?? 0) + 1);
  return counts;
}

/** Codes of the accounts that hold each role in any position, by role id; an unused role has no entry. */
export function holdersByRole({ accounts, positions }: Administration): Map<string, Set<string>> {
  const holders = new Map<string, Set<string>>();
  for (const { accountCode, positionIds } of accounts.all()) {
    for (const roleId of positionIds.flatMap((id) => positions.find(id)?.roleIds ?? [])) {
      const held = holders.get(roleId);
      if (held) held.add(accountCode);
      else holders.set(roleId, new Set([accountCode]));
    }
  }
  return holders;
}
