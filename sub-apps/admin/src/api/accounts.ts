import { bit, looseString, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import {
  array,
  fallback,
  nullish,
  object,
  parseJson,
  partial,
  picklist,
  pipe,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import type { GenericSchema } from 'valibot';
import { idOf, recordApi, stampEntries, stampOf } from './recordApi';
import type { Stamp } from './recordApi';

const PATH = '/api/teapi/rolepermission/account';

export const ACCOUNT_STATES = ['active', 'disabled', 'locked', 'noposition'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export interface AccountPosition {
  positionId: string;
  name: string;
  orgName: string;
}

/** A device from which the person has signed in. */
export interface Device {
  deviceId: string;
  name: string;
  /** "2026-11-20 10:31" */
  boundAt: string;
}

export interface Account extends Stamp {
  accountCode: string;
  username: string;
  name: string;
  mobile: string;
  positions: readonly AccountPosition[];
  state: AccountState;
  /** The person belongs to other tenants as well; user name, name and mobile cannot be changed here. */
  isShared: boolean;
  devices: readonly Device[];
}

/** The fields of the account form. */
export interface AccountDraft {
  username: string;
  name: string;
  mobile: string;
  positionIds: readonly string[];
}

/** The filters of the list; empty texts filter nothing. */
export type AccountFilters = {
  /** A part of the user name, the name or the mobile number. */
  keyword: string;
  /** The code of an organisation, with all below it. */
  orgCode: string;
  roleId: string;
  state: string;
};

const position = pipe(
  object({ positionid: idOf, positionname: looseString, orgname: looseString }),
  transform((wire): AccountPosition => ({
    positionId: wire.positionid,
    name: wire.positionname,
    orgName: wire.orgname,
  })),
);

const device = pipe(
  object({ deviceid: looseString, devicename: looseString, bindtime: looseString }),
  transform((wire): Device => ({ deviceId: wire.deviceid, name: wire.devicename, boundAt: wire.bindtime })),
);

const accountSchema = (positions: GenericSchema<unknown, AccountPosition[]>) =>
  pipe(
    object({
      accountcode: looseString,
      username: looseString,
      userinfoname: looseString,
      mobile: looseString,
      positions,
      state: fallback(picklist(ACCOUNT_STATES), 'active'),
      isshared: bit,
      devices: nullish(array(device), []),
      ...stampEntries,
    }),
    transform((wire): Account => ({
      accountCode: wire.accountcode,
      username: wire.username,
      name: wire.userinfoname,
      mobile: wire.mobile,
      positions: wire.positions,
      state: wire.state,
      isShared: wire.isshared,
      devices: wire.devices,
      ...stampOf(wire),
    })),
  );

/** The filters with their wire names; an export has those of the list. */
export const accountFilters = ({ keyword, orgCode, roleId, state }: AccountFilters) => ({
  keyword,
  orgcode: orgCode,
  roleid: roleId,
  state,
});

export const accountsApi = recordApi<Account, AccountDraft, AccountFilters>({
  path: PATH,
  idName: 'accountcode',
  schema: accountSchema(array(position)),
  rowSchema: accountSchema(nullish(array(position), [])),
  filtersOf: accountFilters,
  draftOf: ({ username, name, mobile, positionIds }) => ({
    username,
    userinfoname: name,
    mobile,
    positionids: positionIds,
  }),
});

const draftSchema = partial(
  object({ username: string(), name: string(), mobile: string(), positionIds: array(string()) }),
);

/** The fields of a stored draft; none for anything else. */
export function readAccountDraft(stored: unknown): Partial<AccountDraft> {
  const result = safeParse(draftSchema, stored);
  return result.success ? result.output : {};
}

/** Disables the accounts, or enables them again. Resolves to the codes of those that were changed. */
export async function setAccountsDisabled(
  http: PortalHttp,
  codes: readonly string[],
  isDisabled: boolean,
): Promise<string[]> {
  const answer = await http.post(`${PATH}/${isDisabled ? 'disable' : 'enable'}`, { accountcodes: codes });
  return read(object({ accountcodes: array(looseString) }), answer).accountcodes;
}

/** Unlocks an account, for all sign-ins. */
export async function unlockAccount(http: PortalHttp, code: string): Promise<void> {
  await http.post(`${PATH}/unlock`, { accountcodes: [code] });
}

/** Resets the passwords and ends the sessions of the accounts. */
export async function resetPasswords(http: PortalHttp, codes: readonly string[], password: string): Promise<void> {
  await http.post(`${PATH}/resetpwd`, { accountcodes: codes, newpassword: password });
}

/** Unbinds devices of an account. */
export async function unbindDevices(http: PortalHttp, code: string, deviceIds: readonly string[]): Promise<void> {
  await http.post(`${PATH}/unbind`, { accountcode: code, deviceids: deviceIds });
}

const configSchema = array(object({ key: looseString, configjson: unknown() }));
/** `configjson` is a text or an object; without the right to it the password is left out. */
const registerSchema = pipe(
  union([pipe(string(), parseJson()), unknown()]),
  fallback(object({ defpassword: looseString }), { defpassword: '' }),
);

/** The password that the tenant has configured for new accounts and resets (business spec §3); empty without one. */
export async function readDefaultPassword(http: PortalHttp, signal: AbortSignal): Promise<string> {
  const path = '/api/teapi/rolepermission/globalconfig/getglobalconfigbytype';
  const items = read(configSchema, await http.post(path, { configtype: 1 }, { signal, cache: 'none' }));
  const register = items.find(({ key }) => key === 'register');
  return read(registerSchema, register?.configjson).defpassword;
}
