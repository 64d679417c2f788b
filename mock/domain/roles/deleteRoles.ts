import { refused } from '../refusal';
import type { RoleBook } from './roleBook';

/** Deletes all of them or none, and answers how many there were. */
export function deleteRoles(roles: RoleBook, ids: readonly string[]): number {
  const found = [...new Set(ids)].flatMap((id) => roles.find(id) ?? []);
  for (const role of found) {
    if (role.isBuiltIn) throw refused('role.built_in');
    if (roles.accountCount(role) > 0) throw refused('role.in_use');
  }
  found.forEach(({ id }) => roles.remove(id));
  return found.length;
}
