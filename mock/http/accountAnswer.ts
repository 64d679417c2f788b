import type { Caller } from '../domain/accounts/caller';
import { positionsOf } from '../domain/accounts/choices';
import { NATIVE_FUNCTIONS } from '../domain/functions';
import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import type { TenantUser } from './identify';

const ORGANISATION_STRUCTURE = '1';
const APP = 'sfa';
const STAFF = '1';

/** The account in the tenant and its positions. */
export function positionsAnswer({ account, company, membership, tenantCode }: TenantUser, language: Language) {
  const positions = positionsOf(company, membership);
  return {
    accountcode: membership.accountCode,
    userinfoname: account.name,
    tenantcode: tenantCode,
    tenantname: localise(company.name, language),
    orgstructtypeid: ORGANISATION_STRUCTURE,
    positions: positions.map(({ id, name, organisation }) => ({
      positionid: id,
      positionname: localise(name, language),
      orgname: localise(organisation.name, language),
    })),
  };
}

/** The account in one position. `functioncodes` is empty for a position without rights (shell spec §4). */
export function accountAnswer(
  member: TenantUser,
  { position, roles, functionCodes }: Caller,
  token: string,
  language: Language,
) {
  return {
    ...positionsAnswer(member, language),
    token,
    userinfoid: position.employee.id,
    positionid: position.id,
    positionname: localise(position.name, language),
    orgcode: position.organisation.code,
    orgname: localise(position.organisation.name, language),
    appcode: APP,
    categorycode: STAFF,
    functioncodes: functionCodes,
    rolecodes: roles.map(({ code }) => code),
    nativefunctions: NATIVE_FUNCTIONS,
  };
}
