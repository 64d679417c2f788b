import { DownloadOutlined, SettingOutlined } from '@ant-design/icons';
import { useNarrow, usePortal, useT } from '@atrium/portal/sdk';
import { ReasonButton, RowMenu } from '@atrium/portal/ui';
import { Button } from 'antd';

interface Props {
  /** Undefined where the platform tells no elements to lay out. */
  onSetting: (() => void) | undefined;
  /** Undefined while there are no rows. */
  withRows: { onCopy(): void; onPrint(): void; onExport(): void } | undefined;
  isExporting: boolean;
  onCopyLink(): void;
}

/** What can be done with a report, on a phone all in one menu. What needs rows says so without any (business spec §2). */
export function ReportActions({ onSetting, withRows, isExporting, onCopyLink }: Props) {
  const t = useT();
  const { message } = usePortal();
  const isNarrow = useNarrow();
  const noRows = withRows ? undefined : t('reports.detail.export.noRows');
  const entry = (key: string, text: string, onPress: () => void) => ({ key, text, label: text, onPress });
  const rowsEntry = (key: string, text: string, onPress: (() => void) | undefined) => ({
    ...entry(key, text, () => (onPress ? onPress() : message.info(t('reports.detail.export.noRows')))),
    reason: noRows,
  });
  const [settingText, exportText] = [t('reports.setting.open'), t('reports.detail.export')];
  const more = [
    ...(isNarrow && onSetting ? [entry('setting', settingText, onSetting)] : []),
    rowsEntry('copy', t('reports.copy'), withRows?.onCopy),
    rowsEntry('print', t('reports.print'), withRows?.onPrint),
    entry('link', t('reports.link'), onCopyLink),
    ...(isNarrow ? [{ ...rowsEntry('export', exportText, withRows?.onExport), isBusy: isExporting }] : []),
  ];
  const menu = <RowMenu label={t('reports.more')} actions={more} />;
  if (isNarrow) return menu;
  return (
    <>
      {onSetting && (
        <Button icon={<SettingOutlined aria-hidden />} onClick={onSetting}>
          {settingText}
        </Button>
      )}
      <ReasonButton
        icon={<DownloadOutlined aria-hidden />}
        loading={isExporting}
        reason={noRows}
        onClick={withRows?.onExport}
      >
        {exportText}
      </ReasonButton>
      {menu}
    </>
  );
}
