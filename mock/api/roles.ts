import { object } from 'valibot';
import { FUNCTION_GROUPS } from '../domain/functions';
import { localise } from '../domain/languages/localise';
import { pageOf } from '../domain/query/page';
import { notFound } from '../domain/apiError';
import { deleteRoles, listRoles, saveRole } from '../domain/roles/manageRoles';
import type { Role } from '../domain/roles/role';
import type { RoleRepository } from '../domain/roles/roleRepository';
import { positionCall } from '../http/calls';
import { pageIndex, pageSize, text, texts } from '../http/fields';

const ROLES = '/api/teapi/rolepermission/role';

/** A role with its wire names. */
const roleRecord = (roles: RoleRepository, role: Role) => ({
  roleid: role.id,
  rolecode: role.code,
  rolename: role.name,
  description: role.description,
  functioncodes: role.functionCodes,
  isbuiltin: role.isBuiltIn ? 1 : 0,
  accountcount: roles.accountCount(role),
  updatetime: role.updatedAt,
});

/** Roles and their function codes. */
export default {
  [`POST ${ROLES}/list`]: positionCall(
    'ROLE_VIEW',
    object({ keyword: text, pageindex: pageIndex, pagesize: pageSize }),
    (input, { company }, { platform }) => {
      const roles = platform.roles(company.tenantCode);
      const page = pageOf(listRoles(roles, input.keyword), { index: input.pageindex, size: input.pagesize });
      return { items: page.rows.map((role) => roleRecord(roles, role)), itemcount: page.count };
    },
  ),

  [`POST ${ROLES}/get`]: positionCall(
    'ROLE_VIEW',
    object({ roleid: text }),
    ({ roleid }, { company }, { platform }) => {
      const roles = platform.roles(company.tenantCode);
      const role = roles.find(roleid);
      if (!role) throw notFound('role.not_found');
      return roleRecord(roles, role);
    },
  ),

  [`POST ${ROLES}/save`]: positionCall(
    'ROLE_MANAGE',
    object({ roleid: text, rolecode: text, rolename: text, description: text, functioncodes: texts }),
    (input, { company }, { platform }) => {
      const role = saveRole(platform.roles(company.tenantCode), {
        id: input.roleid,
        code: input.rolecode,
        name: input.rolename,
        description: input.description,
        functionCodes: input.functioncodes,
      });
      return { roleid: role.id };
    },
  ),

  [`POST ${ROLES}/delete`]: positionCall(
    'ROLE_MANAGE',
    object({ roleids: texts }),
    ({ roleids }, { company }, { platform }) => ({
      deleted: deleteRoles(platform.roles(company.tenantCode), roleids),
    }),
  ),

  'POST /api/teapi/rolepermission/function/tree': positionCall(
    'ROLE_VIEW',
    object({}),
    (_input, _caller, { language }) =>
      Object.entries(FUNCTION_GROUPS).map(([group, codes]) => ({
        key: group,
        parentid: '',
        text: localise(`function.${group}`, language),
        children: codes.map((code) => ({
          key: code,
          parentid: group,
          text: localise(`function.${code}`, language),
          children: [],
        })),
      })),
  ),
};
