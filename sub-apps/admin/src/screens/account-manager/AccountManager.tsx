import { useNarrow, usePortal, useSession, useT } from '@atrium/portal/sdk';
import { Icon, useListQuery } from '@atrium/portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ACCOUNT_STATES, accountsApi } from '../../api/accounts';
import type { Account, AccountFilters } from '../../api/accounts';
import { BulkButton } from '../../kit/BulkButton';
import { ChoiceField } from '../../kit/fields/ChoiceField';
import { OrganisationField } from '../../kit/fields/OrganisationField';
import { ProListScreen } from '../../kit/ProListScreen';
import type { OpenRecord } from '../../kit/RecordPanel';
import { useRecordDeletion } from '../../kit/useRecordDeletion';
import { useRights } from '../../kit/useRights';
import { useRoleFilter } from '../../kit/useRoleFilter';
import { accountActions, accountColumns } from './accountColumns';
import { AccountPanel } from './AccountPanel';
import { ACCOUNT_ACTIONS, accountLabel, deletionEffects } from './accountRules';
import { accountExport, accountImport } from './accountSpreadsheets';
import { DevicePanel } from './DevicePanel';
import { ResetPasswordPanel } from './ResetPasswordPanel';
import { useAccountChanges } from './useAccountChanges';

export { accountTexts as texts } from '../../locales/accounts';

/** The key of what is remembered of the list: search and columns. */
const ID = 'accountmgr';
const NO_FILTERS: AccountFilters = { keyword: '', orgCode: '', roleId: '', state: '' };

/** What is open beside the list; its content stays while the panel slides away. */
interface Opened {
  panel: 'account' | 'devices' | 'reset' | undefined;
  record: OpenRecord;
  account: Account | undefined;
  accounts: readonly Account[];
}

/** `/accountmgr`: the accounts of the company, their positions, passwords and devices. */
export default function AccountManager() {
  const t = useT();
  const { http, files, message } = usePortal();
  const roleFilter = useRoleFilter(t('admin.accounts.role'));
  const isNarrow = useNarrow();
  const queries = useQueryClient();
  const { accountCode: ownCode } = useSession();
  const rights = useRights('accountmgr', ACCOUNT_ACTIONS);
  const list = useListQuery({
    id: ID,
    initialFilters: NO_FILTERS,
    queryOptions: (query) => accountsApi.listQuery(http, query),
    rowKey: ({ accountCode }: Account) => accountCode,
    nameOf: ({ name }) => name,
  });
  const { selection } = list;
  const deselect = (accounts: readonly Account[]) => selection.set(accounts, false);
  const changes = useAccountChanges(deselect);
  const remove = useRecordDeletion<Account>({
    api: accountsApi,
    noun: t('admin.noun.account'),
    idOf: ({ accountCode }) => accountCode,
    nameOf: (account) => accountLabel(account, t),
    effects: (accounts) => deletionEffects(accounts, t),
    onDeleted: deselect,
  });
  const [opened, setOpened] = useState<Opened>({
    panel: undefined,
    record: { mode: 'new' },
    account: undefined,
    accounts: [],
  });
  const close = () => setOpened((before) => ({ ...before, panel: undefined }));
  const show = (what: Partial<Opened>) => setOpened((before) => ({ ...before, ...what }));

  const showRecord = (record: OpenRecord) => show({ panel: 'account', record });
  const handlers = {
    onOpen: ({ accountCode, name }: Account) =>
      showRecord({ mode: rights.edit ? 'edit' : 'view', id: accountCode, name }),
    onDevices: (account: Account) => show({ panel: 'devices', account }),
    onReset: (accounts: readonly Account[]) => show({ panel: 'reset', accounts }),
    onDisable: changes.setDisabled,
    onUnlock: changes.unlock,
    onDelete: remove,
  };
  const importAccounts = async () => {
    const outcome = await files.importRows(accountImport(t));
    if (outcome !== 'cancelled') await queries.invalidateQueries({ queryKey: accountsApi.key });
  };
  const report = (work: Promise<unknown>) => void work.catch(message.report);

  const createButton = rights.create && (
    <Button type="primary" onClick={() => showRecord({ mode: 'new' })}>
      <Icon name="plus" />
      {t('admin.accounts.new')}
    </Button>
  );
  const selected = [...selection.rows.values()];
  return (
    <ProListScreen
      list={list}
      id={ID}
      title={t('admin.accounts.title')}
      label={t('admin.accounts.table')}
      searchLabel={t('admin.accounts.filter')}
      fields={[
        {
          key: 'keyword',
          dataIndex: 'keyword',
          title: t('admin.accounts.keyword'),
          fieldProps: { placeholder: t('admin.accounts.keyword.hint'), autoComplete: 'off' },
        },
        {
          key: 'orgCode',
          dataIndex: 'orgCode',
          title: t('admin.accounts.organisation'),
          renderFormItem: () => <OrganisationField hasDisabled placeholder={t('admin.field.all')} />,
        },
        ...roleFilter,
        {
          key: 'state',
          dataIndex: 'state',
          title: t('admin.accounts.state'),
          renderFormItem: () => (
            <ChoiceField
              options={ACCOUNT_STATES.map((state) => ({ value: state, label: t(`admin.accounts.state.${state}`) }))}
            />
          ),
        },
      ]}
      columns={accountColumns(t, handlers)}
      rowActions={accountActions(t, { rights, ownCode, ...handlers })}
      empty={{ title: t('admin.accounts.empty'), hint: t('admin.accounts.empty.hint'), action: createButton }}
      noMatch={{ title: t('admin.accounts.noMatch'), hint: t('admin.accounts.noMatch.hint') }}
      onOpen={handlers.onOpen}
      currentKey={opened.panel && openedCode(opened)}
      isSelectable={rights.disable || rights.resetpwd}
      blockerOf={({ accountCode }) => (accountCode === ownCode ? t('admin.accounts.own') : undefined)}
      actions={
        <>
          {!isNarrow && (
            <Button onClick={() => report(files.exportRows(accountExport(t, list.filters)))}>
              {t('admin.accounts.export')}
            </Button>
          )}
          {!isNarrow && rights.create && rights.edit && (
            <Button onClick={() => report(importAccounts())}>{t('admin.accounts.import')}</Button>
          )}
          {createButton}
        </>
      }
      selectionActions={
        <>
          {rights.resetpwd && (
            <BulkButton onClick={() => handlers.onReset(selected)}>{t('admin.accounts.reset')}</BulkButton>
          )}
          {rights.disable && (
            <>
              <BulkButton onClick={() => changes.setDisabled(selected, false)}>{t('admin.accounts.enable')}</BulkButton>
              <BulkButton onClick={() => changes.setDisabled(selected, true)}>{t('admin.accounts.disable')}</BulkButton>
            </>
          )}
        </>
      }
      panel={
        <>
          <AccountPanel
            open={opened.record}
            isOpen={opened.panel === 'account'}
            onClose={close}
            onReopen={showRecord}
          />
          <DevicePanel
            account={opened.account}
            isOpen={opened.panel === 'devices'}
            canUnbind={rights.edit}
            onClose={close}
          />
          <ResetPasswordPanel
            accounts={opened.accounts}
            isOpen={opened.panel === 'reset'}
            onClose={close}
            onReset={deselect}
          />
        </>
      }
    />
  );
}

/** The code of the account in the open panel, for its row. */
function openedCode({ panel, record, account, accounts }: Opened): string | undefined {
  if (panel === 'account') return record.id;
  if (panel === 'devices') return account?.accountCode;
  return accounts.length === 1 ? accounts[0]?.accountCode : undefined;
}
