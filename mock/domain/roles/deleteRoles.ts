import { businessError } from '../apiError';
import type { RoleRepository } from './roleRepository';

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
