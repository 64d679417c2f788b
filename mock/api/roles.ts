import { object } from 'valibot';
import { FUNCTION_GROUPS } from '../domain/functions';
import { localise } from '../domain/languages/localise';
import { deleteRoles, holdersByRole, listRoles, saveRole } from '../domain/roles/manageRoles';
import { administrationOf, recordCalls } from '../http/recordCalls';
import { positionCall } from '../http/calls';
import { text, texts } from '../http/fields';

const ROLES = '/api/teapi/rolepermission/role';

/** Roles, their members and their function codes. */
export default {
  ...recordCalls({
    path: ROLES,
    idName: 'roleid',
    view: 'ROLE_VIEW',
    manage: 'ROLE_MANAGE',
    records: ({ roles }) => roles,
    filters: { keyword: text },
    find: (administration, { keyword }) => listRoles(administration, keyword),
    shape(administration) {
      const holders = holdersByRole(administration);
      return ({ id, code, name, description, functionCodes, isBuiltIn }) => ({
        rolecode: code,
        rolename: name,
        description,
        functioncodes: functionCodes,
        isbuiltin: isBuiltIn ? 1 : 0,
        accountcount: holders.get(id)?.size ?? 0,
      });
    },
    fields: { rolecode: text, rolename: text, description: text, functioncodes: texts },
    save: (administration, { id, version, rolecode, rolename, description, functioncodes }, actor) =>
      saveRole(
        administration,
        { id, version, code: rolecode, name: rolename, description, functionCodes: functioncodes },
        actor,
      ),
    remove: deleteRoles,
  }),

  [`POST ${ROLES}/members`]: positionCall('ROLE_VIEW', object({ roleid: text }), ({ roleid }, caller, context) => {
    const { accounts, positions, roles } = administrationOf(caller, context);
    const role = roles.get(roleid);
    return accounts.all().flatMap(({ accountCode, account, positionIds, isDisabled }) =>
      positionIds.flatMap((id) => {
        const position = positions.find(id);
        if (!position?.roleIds.includes(role.id)) return [];
        return {
          accountcode: accountCode,
          username: account.username,
          userinfoname: account.name,
          positionname: localise(position.name, context.language),
          orgname: localise(position.organisation.name, context.language),
          isdisabled: isDisabled ? 1 : 0,
        };
      }),
    );
  }),

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
