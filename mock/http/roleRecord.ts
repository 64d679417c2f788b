import type { Role } from '../domain/roles/role';
import type { RoleRepository } from '../domain/roles/roleRepository';

/** A role with its wire names. */
export const roleRecord = (roles: RoleRepository, role: Role) => ({
  roleid: role.id,
  rolecode: role.code,
  rolename: role.name,
  description: role.description,
  functioncodes: role.functionCodes,
  isbuiltin: role.isBuiltIn ? 1 : 0,
  accountcount: roles.accountCount(role),
  updatetime: role.updatedAt,
});
