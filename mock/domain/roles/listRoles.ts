import { contains } from '../orders/filter';
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
