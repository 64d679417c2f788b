import { object } from 'valibot';
import type { Caller } from '../domain/accounts/caller';
import { actorOf } from '../domain/accounts/caller';
import { localise } from '../domain/languages/localise';
import { findCandidates, holders, listPositions } from '../domain/positions/listPositions';
import {
  deletePositions,
  savePosition,
  setDisabled,
  setRole,
  waitingCounts,
} from '../domain/positions/managePositions';
import type { PositionContext } from '../domain/positions/managePositions';
import { positionCall } from '../http/calls';
import { bit, name as nameField, text, texts } from '../http/fields';
import type { RecordCall } from '../http/recordCalls';
import { administrationOf, recordCalls } from '../http/recordCalls';

const POSITIONS = '/api/teapi/rolepermission/position';

const contextOf = ({ caller, platform, language }: RecordCall): PositionContext => ({
  caller,
  administration: platform.administration(caller.company.tenantCode),
  actor: actorOf(caller),
  language,
});

const disableCall = (isDisabled: boolean) =>
  positionCall('POSITION_MANAGE', object({ positionids: texts }), ({ positionids }, caller: Caller, context) => ({
    positionids: setDisabled(contextOf({ caller, ...context }), positionids, isDisabled),
  }));

const roleCall = (isAssigned: boolean) =>
  positionCall(
    'POSITION_MANAGE',
    object({ positionids: texts, roleid: text }),
    ({ positionids, roleid }, caller: Caller, context) => ({
      positionids: setRole(contextOf({ caller, ...context }), positionids, roleid, isAssigned),
    }),
  );

/** The positions of a tenant, their roles and holders. */
export default {
  ...recordCalls({
    path: POSITIONS,
    idName: 'positionid',
    view: 'POSITION_VIEW',
    manage: 'POSITION_MANAGE',
    records: ({ positions }) => positions,
    filters: { keyword: text, orgcode: text, isdirect: bit, roleid: text, state: text, positionids: texts },
    find: (administration, { keyword, orgcode, isdirect, roleid, state, positionids }, _caller, language) =>
      listPositions(
        administration,
        { keyword, organisation: orgcode, isDirect: isdirect, roleId: roleid, state, ids: positionids },
        language,
      ),
    shape(administration, language, { company }) {
      const waiting = waitingCounts(company);
      const accounts = holders(administration);
      return ({ id, name, organisation, roleIds, employee, isDisabled }) => ({
        positionname: localise(name, language),
        orgcode: organisation.code,
        orgname: localise(organisation.name, language),
        roles: roleIds.map((roleid) => ({
          roleid,
          rolename: administration.roles.find(roleid)?.name ?? roleid,
        })),
        holder: employee && {
          holderid: accounts.get(id)?.id ?? employee.id,
          username: accounts.get(id)?.account.username ?? '',
          userinfoname: employee.name,
          isdisabled: accounts.get(id)?.isDisabled ? 1 : 0,
        },
        isdisabled: isDisabled ? 1 : 0,
        waitingcount: waiting.get(id) ?? 0,
      });
    },
    fields: { positionname: nameField, orgcode: text, roleids: texts, holderid: text },
    save: (_administration, { id, version, positionname, orgcode, roleids, holderid }, _actor, call) =>
      savePosition(contextOf(call), {
        id,
        version,
        name: positionname,
        organisation: orgcode,
        roleIds: roleids,
        holderId: holderid,
      }),
    remove: (_administration, ids, _actor, call) => deletePositions(contextOf(call), ids),
  }),

  [`POST ${POSITIONS}/holders`]: positionCall(
    'POSITION_VIEW',
    object({ keyword: text }),
    ({ keyword }, caller, context) =>
      findCandidates(administrationOf(caller, context), keyword).map(({ id, account }) => ({
        holderid: id,
        username: account.username,
        userinfoname: account.name,
      })),
  ),

  [`POST ${POSITIONS}/disable`]: disableCall(true),
  [`POST ${POSITIONS}/enable`]: disableCall(false),
  [`POST ${POSITIONS}/assignrole`]: roleCall(true),
  [`POST ${POSITIONS}/withdrawrole`]: roleCall(false),
};
