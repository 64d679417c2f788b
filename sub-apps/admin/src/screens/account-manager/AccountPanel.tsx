import { usePortal, useT } from '@atrium/portal/sdk';
import { accountsApi } from '../../api/accounts';
import { RecordPanel } from '../../kit/RecordPanel';
import type { OpenRecord } from '../../kit/RecordPanel';
import { AccountDetails } from './AccountDetails';
import { AccountForm } from './AccountForm';

interface Props {
  open: OpenRecord;
  isOpen: boolean;
  onClose(): void;
  onReopen(open: OpenRecord): void;
}

/** The panel in which one account is created, changed or read. */
export function AccountPanel(props: Props) {
  const t = useT();
  const { http } = usePortal();
  return (
    <RecordPanel
      {...props}
      kind="account"
      titleOf={(open) =>
        open.mode === 'new' ? t('admin.account.new') : t(`admin.accounts.${open.mode}.label`, { name: open.name })
      }
      queryKey={accountsApi.key}
      read={async (id, signal) => ({ account: id === undefined ? undefined : await accountsApi.get(http, id, signal) })}
    >
      {({ account }, editor) =>
        props.open.mode === 'view' && account ? (
          <AccountDetails account={account} onClose={editor.onCancel} />
        ) : (
          <AccountForm key={editor.restoredCount} account={account} editor={editor} />
        )
      }
    </RecordPanel>
  );
}
