import { object } from 'valibot';
import { localise } from '../domain/languages/localise';
import { deleteRoles, holdersByRole, listRoles, positionsByRole, saveRole } from '../domain/roles/manageRoles';
import { roleMembers } from '../domain/roles/roleMembers';
import { pageOf } from '../domain/query/page';
import { functionTree } from '../http/functionTree';
import { administrationOf, recordCalls } from '../http/recordCalls';
import { positionCall } from '../http/calls';
import { name, pageIndex, pageSize, text, texts } from '../http/fields';

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
      const positions = positionsByRole(administration);
      return ({ id, code, name, description, functionCodes, isBuiltIn }) => ({
        rolecode: code,
        rolename: name,
        description,
        functioncodes: functionCodes,
        isbuiltin: isBuiltIn ? 1 : 0,
        accountcount: holders.get(id)?.size ?? 0,
        positioncount: positions.get(id) ?? 0,
      });
    },
    fields: { rolecode: text, rolename: name, description: text, functioncodes: texts },
    save: (administration, { id, version, rolecode, rolename, description, functioncodes }, actor, { caller }) =>
      saveRole(
        administration,
        { id, version, code: rolecode, name: rolename, description, functionCodes: functioncodes },
        actor,
        caller,
      ),
    remove: (administration, ids, actor, { caller }) => deleteRoles(administration, caller.company, ids, actor),
  }),

  [`POST ${ROLES}/members`]: positionCall(
    'ROLE_VIEW',
    object({ roleid: text, keyword: text, pageindex: pageIndex, pagesize: pageSize }),
    ({ roleid, keyword, pageindex, pagesize }, caller, context) => {
      const { language } = context;
      const members = roleMembers(administrationOf(caller, context), roleid, keyword, language);
      const { rows, count } = pageOf(members, { index: pageindex, size: pagesize });
      const items = rows.map(({ membership: { accountCode, account, isDisabled }, position }) => ({
        accountcode: accountCode,
        username: account.username,
        userinfoname: account.name,
        positionid: position.id,
        positionname: localise(position.name, language),
        orgname: localise(position.organisation.name, language),
        isdisabled: isDisabled ? 1 : 0,
      }));
      return { items, itemcount: count };
    },
  ),

  'POST /api/teapi/rolepermission/function/tree': positionCall(
    'ROLE_VIEW',
    object({}),
    (_input, _caller, { language }) => functionTree(language),
  ),
};
