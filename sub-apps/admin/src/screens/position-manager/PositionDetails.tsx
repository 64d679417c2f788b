import { ProDescriptions } from '@ant-design/pro-components';
import { useT } from '@atrium/portal/sdk';
import { dateText, PanelContent, StatusTag } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { Position } from '../../api/positions';
import { holderText, positionTag } from './positionRules';

/** Read-only view of a position. */
export function PositionDetails({ position, onClose }: { position: Position; onClose(): void }) {
  const t = useT();
  return (
    <PanelContent footer={<Button onClick={onClose}>{t('ui.close')}</Button>}>
      <ProDescriptions<Position>
        column={1}
        size="small"
        dataSource={position}
        columns={[
          { key: 'name', dataIndex: 'name', title: t('admin.positions.name') },
          { key: 'organisation', dataIndex: 'orgName', title: t('admin.positions.organisation') },
          {
            key: 'roles',
            title: t('admin.positions.roles'),
            render: () =>
              t('admin.list', { items: position.roles.map(({ name }) => name) }) || t('admin.positions.roles.none'),
          },
          {
            key: 'holder',
            title: t('admin.positions.holder'),
            render: () => (position.holder ? holderText(position.holder, t) : '—'),
          },
          {
            key: 'state',
            title: t('admin.positions.state'),
            render: () => <StatusTag {...positionTag(position, t)} />,
          },
          { key: 'updated', title: t('admin.positions.updated'), render: () => dateText(position.updatedAt) },
        ]}
      />
    </PanelContent>
  );
}
