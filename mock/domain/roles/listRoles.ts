import { contains } from '../orders/filter';
import type { Role } from './role';
import type { RoleBook } from './roleBook';

/** The roles whose code or name holds the keyword, built-in ones first, then the newest change first. */
export function listRoles(roles: RoleBook, keyword: string): Role[] {
  const hits = contains(keyword);
  return roles
    .all()
    .filter(({ code, name }) => hits(code) || hits(name))
    .sort((a, b) => Number(b.isBuiltIn) - Number(a.isBuiltIn) || b.updatedAt.localeCompare(a.updatedAt));
}
