import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountsApi, setAccountsDisabled, unlockAccount } from '../../api/accounts';
import type { Account } from '../../api/accounts';

interface Change {
  /** The names by account code, for the notice. */
  names: ReadonlyMap<string, string>;
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
    mutationFn: ({ names, isDisabled }: Change) => setAccountsDisabled(http, [...names.keys()], isDisabled),
    onError: (error) => message.report(error),
    onSuccess(changed, { names, isDisabled, isUndo = false }) {
      const key = isDisabled ? 'admin.accounts.disabled' : 'admin.accounts.enabled';
      const count = changed.length;
      if (count === 0) message.info(t(`${key}.none`));
      else if (isUndo) message.success(t('admin.accounts.undone'));
      else {
        const own = new Map([...names].filter(([code]) => changed.includes(code)));
        const shown = [...own.values()].slice(0, MOST_NAMES);
        message.offerUndo(t(count > MOST_NAMES ? `${key}.more` : key, { names: shown, count }), () =>
          disabling.mutate({ names: own, isDisabled: !isDisabled, isUndo: true }),
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
      const names = new Map(accounts.map(({ accountCode, name }) => [accountCode, name]));
      disabling.mutate({ names, isDisabled }, { onSuccess: () => onChanged(accounts) });
    },
    unlock: (account: Account) => unlocking.mutate(account),
  };
}
