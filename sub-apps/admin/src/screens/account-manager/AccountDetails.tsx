import { ProDescriptions } from '@ant-design/pro-components';
import { useT } from '@atrium/portal/sdk';
import { dateText, PanelContent, StatusTag } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { Account } from '../../api/accounts';
import { positionLabel } from '../../api/positions';
import { STATE_TONES } from './accountRules';

interface Props {
  account: Account;
  onClose(): void;
}

/** An account that the position may read and not change. */
export function AccountDetails({ account, onClose }: Props) {
  const t = useT();
  return (
    <PanelContent footer={<Button onClick={onClose}>{t('ui.close')}</Button>}>
      <ProDescriptions<Account>
        column={1}
        size="small"
        dataSource={account}
        columns={[
          { key: 'name', dataIndex: 'name', title: t('admin.accounts.name') },
          { key: 'username', dataIndex: 'username', title: t('admin.accounts.username') },
          { key: 'mobile', dataIndex: 'mobile', title: t('admin.accounts.mobile') },
          {
            key: 'state',
            title: t('admin.accounts.state'),
            render: () => (
              <StatusTag tone={STATE_TONES[account.state]} text={t(`admin.accounts.state.${account.state}`)} />
            ),
          },
          {
            key: 'positions',
            title: t('admin.accounts.positions'),
            render: () => t('admin.list', { items: account.positions.map((each) => positionLabel(each, t)) }) || '—',
          },
          { key: 'devices', title: t('admin.accounts.devices'), render: () => account.devices.length },
          { key: 'updated', title: t('admin.accounts.updated'), render: () => dateText(account.updatedAt) },
        ]}
      />
    </PanelContent>
  );
}
