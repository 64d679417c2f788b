import { DownloadOutlined, MoreOutlined, SettingOutlined } from '@ant-design/icons';
import { useT } from '@atrium/portal/sdk';
import { ReasonButton } from '@atrium/portal/ui';
import { Button, Dropdown } from 'antd';

interface Props {
  /** Undefined where the platform tells no elements to lay out. */
  onSetting: (() => void) | undefined;
  /** Undefined while there are no rows. */
  withRows: { onCopy(): void; onPrint(): void; onExport(): void } | undefined;
  isExporting: boolean;
  onCopyLink(): void;
}

/** The buttons of a report. What needs rows says so while there are none (business spec §2). */
export function ReportActions({ onSetting, withRows, isExporting, onCopyLink }: Props) {
  const t = useT();
  const noRows = withRows ? undefined : t('reports.detail.export.noRows');
  const items = [
    { key: 'copy', label: t('reports.copy'), disabled: !withRows, title: noRows, onClick: withRows?.onCopy },
    { key: 'print', label: t('reports.print'), disabled: !withRows, title: noRows, onClick: withRows?.onPrint },
    { key: 'link', label: t('reports.link'), onClick: onCopyLink },
  ];
  return (
    <>
      {onSetting && (
        <Button icon={<SettingOutlined aria-hidden />} onClick={onSetting}>
          {t('reports.setting.open')}
        </Button>
      )}
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button icon={<MoreOutlined aria-hidden />} aria-haspopup="menu">
          {t('reports.more')}
        </Button>
      </Dropdown>
      <ReasonButton
        icon={<DownloadOutlined aria-hidden />}
        loading={isExporting}
        reason={noRows}
        onClick={withRows?.onExport}
      >
        {t('reports.detail.export')}
      </ReasonButton>
    </>
  );
}
