import type { Translate } from '@atrium/portal/sdk';
import type { Account, AccountState } from '../../api/accounts';
import { positionLabel } from '../../api/positions';
import { sentences } from '../../kit/sentences';

export const ACCOUNT_ACTIONS = ['create', 'edit', 'delete', 'disable', 'resetpwd'] as const;

/** The rights of the position on accounts. */
export type AccountRights = Record<(typeof ACCOUNT_ACTIONS)[number], boolean>;

/** `李娜（li.na）` */
export const accountLabel = ({ name, username }: Pick<Account, 'name' | 'username'>, t: Translate) =>
  t('admin.withDetail', { name, detail: username });

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

/** The positions in a question; there is no room for more. */
const MOST_POSITIONS = 5;

/** What the deletion of accounts changes beside them. */
export function deletionEffects(accounts: readonly Pick<Account, 'name' | 'positions' | 'isShared'>[], t: Translate) {
  const positions = accounts.flatMap((account) => account.positions.map((each) => positionLabel(each, t)));
  const count = positions.length;
  const key = count > MOST_POSITIONS ? 'admin.accounts.delete.positions.more' : 'admin.accounts.delete.positions';
  const shared = accounts.filter(({ isShared }) => isShared);
  return sentences(
    [
      count > 0 ? t(key, { names: positions.slice(0, MOST_POSITIONS), count }) : undefined,
      t('admin.accounts.delete.sessions'),
      shared.length > 0 ? t('admin.accounts.delete.shared', { names: shared.map(({ name }) => name) }) : undefined,
    ],
    t,
  );
}

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
