import { businessError } from '../apiError';
import { currentMoment } from '../calendar';
import { isFunctionCode } from '../functions';
import { contains } from '../query/text';
import type { Role } from './role';
import type { RoleRepository } from './roleRepository';

/** The roles whose code or name contains the keyword; built-in roles first, then by latest change. */
export function listRoles(roles: RoleRepository, keyword: string): Role[] {
  const hits = contains(keyword);
  return roles
    .all()
    .filter(({ code, name }) => hits(code) || hits(name))
    .sort((a, b) => Number(b.isBuiltIn) - Number(a.isBuiltIn) || b.updatedAt.localeCompare(a.updatedAt));
}

/** Submitted fields of a role. */
export interface RoleInput {
  /** A reserved id; empty: the platform generates one. */
  id: string;
  code: string;
  name: string;
  description: string;
  functionCodes: readonly string[];
}

const LONGEST_NAME = 30;

/** Inserts a role or updates the one with the same id. */
export function saveRole(roles: RoleRepository, input: RoleInput): Role {
  const before = roles.find(input.id);
  if (before?.isBuiltIn) throw businessError('role.built_in');
  if (input.code === '') throw businessError('role.code_required');
  if (input.name === '') throw businessError('role.name_required');
  if ([...input.name].length > LONGEST_NAME) throw businessError('role.name_too_long');
  const namesake = roles.byCode(input.code);
  if (namesake && namesake.id !== input.id) throw businessError('role.code_taken');
  const functionCodes = [...new Set(input.functionCodes)].filter(isFunctionCode);
  if (functionCodes.length < new Set(input.functionCodes).size) throw businessError('role.function_unknown');
  const role: Role = {
    id: input.id || roles.nextId(),
    code: input.code,
    name: input.name,
    description: input.description,
    functionCodes,
    dataScope: before?.dataScope ?? 'all',
    isBuiltIn: false,
    updatedAt: currentMoment(),
  };
  roles.put(role);
  return role;
}

/** Deletes all roles or none and returns how many existed. */
export function deleteRoles(roles: RoleRepository, ids: readonly string[]): number {
  const found = [...new Set(ids)].flatMap((id) => roles.find(id) ?? []);
  for (const role of found) {
    if (role.isBuiltIn) throw businessError('role.built_in');
    if (roles.accountCount(role) > 0) throw businessError('role.in_use');
  }
  found.forEach(({ id }) => roles.remove(id));
  return found.length;
}
