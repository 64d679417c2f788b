import { AppError } from '@/common/errors/appError';
import type { AccountFacts } from '../api/account';
import type { LoginRecord, Session } from './session';
import { toUser } from './user';

/** No tenant, no positions, or no account data (shell spec §5, §8): 帐号已停用. The reason tells them apart. */
export const accountDisabled = (reason: 'noTenant' | 'noPosition') => refusal('login.account_disabled', reason);

const refusal = (code: string, reason?: string) =>
  new AppError('service', code, { code, ...(reason !== undefined && { reason }) });

/** The facts that are equal in all positions of a tenant. They complete an account info without them. */
export interface TenantFacts {
  login: LoginRecord;
  tenantName: string;
  productName: string;
  orgStructTypeId: string;
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Creates the session of an account info and a position, or the error why there is none (shell spec §4, §5, §8). Both
 * the sign-in and the switch of position use it. The user record contains nothing of an earlier position.
 */
export function openSession(info: AccountFacts, positionId: string, facts: TenantFacts): Session | AppError {
  const [first] = info.positions;
  if (!first) return accountDisabled('noPosition');
  if (info.functionCodes.length === 0) return refusal('login.no_permission_group');
  const { login, tenantName, productName, orgStructTypeId } = facts;
  const chosenId = info.positionId || positionId || first.positionId;
  const position = info.positions.find((each) => each.positionId === chosenId);
  const known = {
    accountcode: login.accountCode,
    tenantcode: login.tenantCode,
    tenantname: tenantName,
    productname: productName,
    orgstructtypeid: orgStructTypeId,
    positionid: chosenId,
    positionname: position?.positionName,
    orgname: position?.orgName,
  };
  const completed = Object.entries(known).filter(([name]) => isMissing(info.fields[name]));
  return { user: toUser({ ...info.fields, ...Object.fromEntries(completed) }), login };
}

/** The tenant facts of the current session, for a switch of position. */
export function tenantFactsOf({ user, login }: Session): TenantFacts {
  const { productname } = user.fields;
  return {
    login,
    tenantName: user.tenantName,
    productName: typeof productname === 'string' ? productname : '',
    orgStructTypeId: user.orgStructTypeId,
  };
}
