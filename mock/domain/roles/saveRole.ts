import { currentMoment } from '../calendar';
import { isFunctionCode } from '../functions';
import { refused } from '../refusal';
import type { Role } from './role';
import type { RoleBook } from './roleBook';

/** A role as somebody typed it. */
export interface RoleInput {
  /** Given out in advance; empty: the platform finds one. */
  id: string;
  code: string;
  name: string;
  description: string;
  functionCodes: readonly string[];
}

const LONGEST_NAME = 30;

/** Adds a role, or changes the one with the same id. */
export function saveRole(roles: RoleBook, input: RoleInput): Role {
  const before = roles.find(input.id);
  if (before?.isBuiltIn) throw refused('role.built_in');
  if (input.code === '') throw refused('role.code_required');
  if (input.name === '') throw refused('role.name_required');
  if ([...input.name].length > LONGEST_NAME) throw refused('role.name_too_long');
  const namesake = roles.byCode(input.code);
  if (namesake && namesake.id !== input.id) throw refused('role.code_taken');
  const functionCodes = [...new Set(input.functionCodes)].filter(isFunctionCode);
  if (functionCodes.length < new Set(input.functionCodes).size) throw refused('role.function_unknown');
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
