import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountsApi, setAccountsDisabled, unlockAccount } from '../../api/accounts';
import type { Account } from '../../api/accounts';

interface Change {
  /** By account code, for the notice. */
  accounts: ReadonlyMap<string, Pick<Account, 'name' | 'positions'>>;
  isDisabled: boolean;
  /** It takes an earlier change back, and is not offered to be undone. */
  isUndo?: boolean;
}

/** The names in a notice; there is no room for those of a whole page. */
const MOST_NAMES = 3;

/** Disables, enables and unlocks accounts. Disabling and enabling can be undone. */
export function useAccountChanges(onChanged: (accounts: readonly Account[]) => void) {
  const t = useT();
  const { http, message } = usePortal();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: accountsApi.key });
  const disabling = useMutation({
    mutationFn: ({ accounts, isDisabled }: Change) => setAccountsDisabled(http, [...accounts.keys()], isDisabled),
    onError: (error) => message.report(error),
    onSuccess(changed, { accounts, isDisabled, isUndo = false }) {
      const key = isDisabled ? 'admin.accounts.disabled' : 'admin.accounts.enabled';
      const count = changed.length;
      if (count === 0) message.info(t(`${key}.none`));
      else if (isUndo) message.success(t('admin.accounts.undone'));
      else {
        const own = new Map([...accounts].filter(([code]) => changed.includes(code)));
        const names = [...own.values()].slice(0, MOST_NAMES).map(({ name }) => name);
        const notice = t(count > MOST_NAMES ? `${key}.more` : key, { names, count });
        const isHolding = isDisabled && [...own.values()].some(({ positions }) => positions.length > 0);
        const holdingKey = count === 1 ? 'admin.accounts.disabled.holding' : 'admin.accounts.disabled.holding.many';
        message.offerUndo(isHolding ? t(holdingKey, { notice }) : notice, () =>
          disabling.mutate({ accounts: own, isDisabled: !isDisabled, isUndo: true }),
        );
      }
      return refresh();
    },
  });
  const unlocking = useMutation({
    mutationFn: ({ accountCode }: Account) => unlockAccount(http, accountCode),
    onError: (error) => message.report(error),
    onSuccess(_answer, { name }) {
      message.success(t('admin.accounts.unlocked', { name }));
      return refresh();
    },
  });
  return {
    setDisabled(accounts: readonly Account[], isDisabled: boolean) {
      const byCode = new Map(accounts.map((account) => [account.accountCode, account]));
      disabling.mutate({ accounts: byCode, isDisabled }, { onSuccess: () => onChanged(accounts) });
    },
    unlock: (account: Account) => unlocking.mutate(account),
  };
}
