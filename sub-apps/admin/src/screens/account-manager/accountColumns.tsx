import { useT } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import { dateText, LinkButton, StatusTag } from '@atrium/portal/ui';
import type { DataColumn, RowAction, RowActionsOf } from '@atrium/portal/ui';
import type { Account } from '../../api/accounts';
import { positionLabel } from '../../api/positions';
import { deleteBlocker, disableBlocker, resetBlocker, STATE_TONES } from './accountRules';
import type { AccountRights } from './accountRules';

/** What the screen does with accounts. */
export interface AccountHandlers {
  onOpen(account: Account): void;
  onDevices(account: Account): void;
  onReset(accounts: readonly Account[]): void;
  onDisable(accounts: readonly Account[], isDisabled: boolean): void;
  onUnlock(account: Account): void;
  onDelete(accounts: readonly Account[]): void;
}

/** `区域经理（上海分部） +1`; the tooltip names all. */
function PositionsCell({ account: { positions } }: { account: Account }) {
  const t = useT();
  const texts = positions.map((each) => positionLabel(each, t));
  const rest = texts.length - 1;
  if (rest < 0) return '—';
  return (
    <span title={t('admin.list', { items: texts })}>
      {texts[0]}
      {rest > 0 && ` +${rest}`}
    </span>
  );
}

/** The columns of the list of accounts; on a phone name, state, user name, mobile and positions. */
export const accountColumns = (
  t: Translate,
  { onOpen, onDevices }: Pick<AccountHandlers, 'onOpen' | 'onDevices'>,
): DataColumn<Account>[] => [
  {
    key: 'name',
    title: t('admin.accounts.name'),
    inList: 'title',
    widthPx: 100,
    render: (account) => (
      <LinkButton
        title={account.name}
        aria-label={t('admin.accounts.open.label', { name: account.name })}
        onClick={() => onOpen(account)}
      >
        {account.name}
      </LinkButton>
    ),
  },
  {
    key: 'username',
    title: t('admin.accounts.username'),
    inList: 'detail',
    widthPx: 120,
    render: ({ username }) => username,
  },
  { key: 'mobile', title: t('admin.accounts.mobile'), inList: 'detail', widthPx: 120, render: ({ mobile }) => mobile },
  {
    key: 'positions',
    title: t('admin.accounts.positions'),
    inList: 'detail',
    render: (account) => <PositionsCell account={account} />,
  },
  {
    key: 'state',
    title: t('admin.accounts.state'),
    inList: 'tag',
    widthPx: 110,
    render: ({ state }) => <StatusTag tone={STATE_TONES[state]} text={t(`admin.accounts.state.${state}`)} />,
  },
  {
    key: 'devices',
    title: t('admin.accounts.devices'),
    widthPx: 84,
    isNumber: true,
    render: (account) =>
      account.devices.length === 0 ? (
        0
      ) : (
        <LinkButton
          aria-label={t('admin.accounts.devices.label', { name: account.name, count: account.devices.length })}
          onClick={() => onDevices(account)}
        >
          {account.devices.length}
        </LinkButton>
      ),
  },
  { key: 'updated', title: t('admin.accounts.updated'), widthPx: 150, render: ({ updatedAt }) => dateText(updatedAt) },
];

interface Options extends AccountHandlers {
  rights: AccountRights;
  /** The code of the account that the administrator works with. */
  ownCode: string;
}

/** What can be done with an account. */
export function accountActions(t: Translate, { rights, ownCode, ...handlers }: Options): RowActionsOf<Account> {
  const { onOpen, onDevices, onReset, onDisable, onUnlock, onDelete } = handlers;
  const texts = [
    t(rights.edit ? 'admin.accounts.edit' : 'admin.accounts.view'),
    ...(rights.resetpwd ? [t('admin.accounts.reset')] : []),
    ...(rights.disable ? [t('admin.accounts.disable'), t('admin.accounts.unlock')] : []),
  ];
  return {
    texts,
    of(account) {
      const { name, state, devices } = account;
      const isDisabled = state === 'disabled';
      const action = (key: string, isAllowed: boolean, more: Pick<RowAction, 'onPress'> & Partial<RowAction>) =>
        isAllowed
          ? [{ key, text: t(`admin.accounts.${key}`), label: t(`admin.accounts.${key}.label`, { name }), ...more }]
          : [];
      return [
        ...action(rights.edit ? 'edit' : 'view', true, { onPress: () => onOpen(account) }),
        ...action('reset', rights.resetpwd, {
          reason: resetBlocker(account, ownCode, t),
          onPress: () => onReset([account]),
        }),
        ...action('unlock', rights.disable && state === 'locked', { onPress: () => onUnlock(account) }),
        ...action(isDisabled ? 'enable' : 'disable', rights.disable, {
          reason: isDisabled ? undefined : disableBlocker(account, ownCode, t),
          onPress: () => onDisable([account], !isDisabled),
        }),
        ...action('bound', devices.length > 0, { onPress: () => onDevices(account) }),
        ...action('delete', rights.delete, {
          isDanger: true,
          reason: deleteBlocker(account, ownCode, t),
          onPress: () => onDelete([account]),
        }),
      ];
    },
  };
}
