import { toUser } from '@/services';
import type { AccountInfo, Session } from '@/services';
import { loginRecordOf } from './state';
import type { Placed } from './state';

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** The current user record (shell spec §3): the account info, completed by what earlier answers said. */
export function toSession({ choice, answer }: Placed, info: AccountInfo, positionId: string): Session {
  const position = info.positions.find((each) => each.positionId === positionId);
  const known = {
    accountcode: choice.accountCode,
    tenantcode: choice.tenantCode,
    tenantname: choice.tenantName,
    productname: choice.productName,
    orgstructtypeid: answer.orgStructTypeId,
    positionid: positionId,
    positionname: position?.positionName,
    orgname: position?.orgName,
  };
  const completed = Object.entries(known).filter(([name]) => isMissing(info.fields[name]));
  const user = toUser({ ...info.fields, ...Object.fromEntries(completed) });
  return { user, login: loginRecordOf(choice) };
}
