import { ProDescriptions } from '@ant-design/pro-components';
import { usePortal, useT } from '@atrium/portal/sdk';
import { PanelContent } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { LogDetails as Details } from '../../api/operationLog';
import { LogChanges } from './LogChanges';
import { ActionTag } from './logColumns';
import { placeOf } from './recordPlaces';

interface Props {
  entry: Details;
  onClose(): void;
}

/** An entry of the log: who, when, what, and each changed field before and after. */
export function LogDetails({ entry, onClose }: Props) {
  const t = useT();
  const portal = usePortal();
  const { message } = portal;
  const place = placeOf(entry, portal);
  const open = async () => {
    try {
      await place?.open();
    } catch (error) {
      message.report(error);
    }
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('ui.close')}</Button>
      {place && (
        <Button type="primary" onClick={() => void open()}>
          {t(place.text)}
        </Button>
      )}
    </>
  );
  return (
    <PanelContent footer={footer}>
      <ProDescriptions<Details>
        column={1}
        size="small"
        style={{ marginBlockEnd: 12 }}
        dataSource={entry}
        columns={[
          { key: 'time', dataIndex: 'time', title: t('admin.log.time') },
          { key: 'person', dataIndex: 'personName', title: t('admin.log.person') },
          { key: 'position', title: t('admin.log.position'), render: () => entry.positionName || '—' },
          {
            key: 'action',
            title: t('admin.log.action'),
            render: () => <ActionTag action={entry.action} text={entry.actionText} />,
          },
          { key: 'object', dataIndex: 'objectText', title: t('admin.log.object') },
          { key: 'record', title: t('admin.log.record'), render: () => entry.recordName || '—' },
        ]}
      />
      <LogChanges action={entry.action} changes={entry.changes} />
    </PanelContent>
  );
}
