import { ProDescriptions } from '@ant-design/pro-components';
import { useT } from '@atrium/portal/sdk';
import { dateText, PanelContent } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { Item } from '../../api/dictionaries';

/** Read-only view of an item that the position may not edit. */
export function ItemDetails({ item, onClose }: { item: Item; onClose(): void }) {
  const t = useT();
  return (
    <PanelContent footer={<Button onClick={onClose}>{t('ui.close')}</Button>}>
      <ProDescriptions<Item>
        column={1}
        size="small"
        dataSource={item}
        columns={[
          { key: 'chinese', dataIndex: 'chinese', title: t('admin.dictionaries.chinese') },
          { key: 'code', dataIndex: 'code', title: t('admin.dictionaries.code') },
          { key: 'english', title: t('admin.dictionaries.english'), render: () => item.english || '—' },
          { key: 'tradChinese', title: t('admin.dictionaries.tradChinese'), render: () => item.tradChinese || '—' },
          {
            key: 'status',
            title: t('admin.dictionaries.status'),
            render: () => t(item.isEnabled ? 'admin.dictionaries.enabled' : 'admin.dictionaries.disabled'),
          },
          {
            key: 'default',
            title: t('admin.dictionaries.default'),
            render: () => t(item.isDefault ? 'admin.dictionaries.default' : 'admin.dictionaries.default.none'),
          },
          { key: 'uses', title: t('admin.dictionaries.uses'), render: () => item.useCount.toLocaleString('en-US') },
          { key: 'remark', title: t('admin.dictionaries.remark'), render: () => item.remark || '—' },
          { key: 'updated', title: t('admin.dictionaries.updated'), render: () => dateText(item.updatedAt) },
        ]}
      />
    </PanelContent>
  );
}
