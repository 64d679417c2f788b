import type { Translate } from '@atrium/portal/sdk';
import type { Account, AccountPosition, AccountState } from '../../api/accounts';

export const ACCOUNT_ACTIONS = ['create', 'edit', 'delete', 'disable', 'resetpwd'] as const;

/** The rights of the position on accounts. */
export type AccountRights = Record<(typeof ACCOUNT_ACTIONS)[number], boolean>;

/** `岗位（组织）`, as in the choice of a position. */
export const positionText = ({ name, orgName }: AccountPosition): string => `${name}（${orgName}）`;

/** The colour of each state. */
export const STATE_TONES = {
  active: 'success',
  disabled: 'neutral',
  locked: 'danger',
  noposition: 'warning',
} as const satisfies Record<AccountState, string>;

type Subject = Pick<Account, 'accountCode' | 'isShared'>;

/** Why an account cannot be disabled; undefined when it can. The own account cannot, because that would end the session. */
export const disableBlocker = ({ accountCode }: Subject, ownCode: string, t: Translate) =>
  accountCode === ownCode ? t('admin.accounts.own.disable') : undefined;

/** Why an account cannot be deleted; undefined when it can. */
export const deleteBlocker = ({ accountCode }: Subject, ownCode: string, t: Translate) =>
  accountCode === ownCode ? t('admin.accounts.own.delete') : undefined;

/** Why a password cannot be reset; undefined when it can. One company does not sign in for the others of a person. */
export function resetBlocker({ accountCode, isShared }: Subject, ownCode: string, t: Translate): string | undefined {
  if (accountCode === ownCode) return t('admin.accounts.own.reset');
  return isShared ? t('admin.accounts.shared.reset') : undefined;
}

/** Why the administrator's own account cannot have only these positions; undefined when it can. */
export function ownPositionsBlocker(
  positionIds: readonly string[],
  currentPositionId: string,
  t: Translate,
): string | undefined {
  if (positionIds.length === 0) return t('admin.account.ownLastPosition');
  return positionIds.includes(currentPositionId) ? undefined : t('admin.account.ownPosition');
}
