import type { Role } from '../domain/roles/role';
import type { RoleBook } from '../domain/roles/roleBook';

/** A role as the wire has it. */
export const roleRecord = (roles: RoleBook, role: Role) => ({
  roleid: role.id,
  rolecode: role.code,
  rolename: role.name,
  description: role.description,
  functioncodes: role.functionCodes,
  isbuiltin: role.isBuiltIn ? 1 : 0,
  accountcount: roles.accountCount(role),
  updatetime: role.updatedAt,
});
