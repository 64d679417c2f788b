import { object } from 'valibot';
import type { Caller } from '../domain/accounts/caller';
import { actorOf } from '../domain/accounts/caller';
import { heldPositions, listAccounts, stateOf } from '../domain/accounts/listAccounts';
import {
  deleteAccounts,
  isShared,
  resetPasswords,
  saveAccount,
  setDisabled,
  unbindDevices,
  unlockAccounts,
} from '../domain/accounts/manageAccounts';
import { localise } from '../domain/languages/localise';
import { accountContext } from '../http/accountContext';
import { positionCall } from '../http/calls';
import type { CallContext } from '../http/createHandler';
import { name as nameField, secret, text, texts } from '../http/fields';
import { recordCalls } from '../http/recordCalls';

const ACCOUNTS = '/api/teapi/rolepermission/account';

const codes = object({ accountcodes: texts });

const disableCall = (isDisabled: boolean) =>
  positionCall('ACCOUNT_MANAGE', codes, ({ accountcodes }, caller: Caller, { platform }: CallContext) => ({
    accountcodes: setDisabled(accountContext(platform, caller), accountcodes, isDisabled, actorOf(caller)),
  }));

/** The accounts of a tenant, their passwords and devices. */
export default {
  ...recordCalls({
    path: ACCOUNTS,
    idName: 'accountcode',
    view: 'ACCOUNT_VIEW',
    manage: 'ACCOUNT_MANAGE',
    records: ({ accounts }) => accounts,
    filters: { keyword: text, orgcode: text, roleid: text, state: text },
    find: (administration, { keyword, orgcode, roleid, state }, { company }) =>
      listAccounts(administration, company, { keyword, organisation: orgcode, roleId: roleid, state }),
    shape: (administration, language) => (membership) => ({
      username: membership.account.username,
      userinfoname: membership.account.name,
      mobile: membership.account.mobile,
      state: stateOf(membership),
      isshared: isShared(membership) ? 1 : 0,
      positions: heldPositions(administration, membership).map(({ id, name, organisation }) => ({
        positionid: id,
        positionname: localise(name, language),
        orgname: localise(organisation.name, language),
      })),
      devices: membership.devices.map(({ id, name, boundAt }) => ({
        deviceid: id,
        devicename: name,
        bindtime: boundAt,
      })),
    }),
    fields: { username: text, userinfoname: nameField, mobile: text, positionids: texts },
    save: (
      _administration,
      { id, version, username, userinfoname, mobile, positionids },
      actor,
      { caller, platform },
    ) =>
      saveAccount(
        accountContext(platform, caller),
        { id, version, username, name: userinfoname, mobile, positionIds: positionids },
        actor,
      ),
    remove: (_administration, ids, actor, { caller, platform }) =>
      deleteAccounts(accountContext(platform, caller), ids, actor),
  }),

  [`POST ${ACCOUNTS}/disable`]: disableCall(true),
  [`POST ${ACCOUNTS}/enable`]: disableCall(false),

  [`POST ${ACCOUNTS}/unlock`]: positionCall('ACCOUNT_MANAGE', codes, ({ accountcodes }, caller, { platform }) =>
    unlockAccounts(accountContext(platform, caller), accountcodes, actorOf(caller)),
  ),

  [`POST ${ACCOUNTS}/resetpwd`]: positionCall(
    'ACCOUNT_MANAGE',
    object({ accountcodes: texts, newpassword: secret }),
    ({ accountcodes, newpassword }, caller, { platform }) =>
      resetPasswords(accountContext(platform, caller), accountcodes, newpassword, actorOf(caller)),
  ),

  [`POST ${ACCOUNTS}/unbind`]: positionCall(
    'ACCOUNT_MANAGE',
    object({ accountcode: text, deviceids: texts }),
    ({ accountcode, deviceids }, caller, { platform }) =>
      unbindDevices(accountContext(platform, caller), accountcode, deviceids, actorOf(caller)),
  ),
};
