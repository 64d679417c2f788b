import { DeleteOutlined, FileExcelOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useTranslate } from '@/app-context/services';
import { formatFileSize } from '@/common/format/fileSize';
import { speedOf } from './importFlow';
import type { ChosenFile, UploadProgress } from './importFlow';
import styles from './Spreadsheet.module.css';

export interface ChosenFileCardProps {
  file: ChosenFile;
  isUploading: boolean;
  progress: UploadProgress | undefined;
  /** Cancels the upload; the person chooses again. */
  onRemove(): void;
}

/** The chosen file, and how far its upload is. */
export function ChosenFileCard({ file, isUploading, progress, onRemove }: ChosenFileCardProps) {
  const t = useTranslate();
  const loaded = progress?.loaded ?? 0;
  const speed = progress && speedOf(progress);
  const total = formatFileSize(progress?.total ?? file.size);
  const amount =
    speed === undefined
      ? t('spreadsheet.upload.loaded', { loaded: formatFileSize(loaded), total })
      : t('spreadsheet.upload.speed', { loaded: formatFileSize(loaded), total, speed: formatFileSize(speed) });
  const running = progress?.isWaiting ? 'workspace.transfers.offline' : 'spreadsheet.upload.running';
  const state = t(isUploading ? running : 'spreadsheet.upload.done');
  return (
    <div>
      <div className={styles.file}>
        <span className={styles.filename}>
          <FileExcelOutlined aria-hidden /> {file.name}
        </span>
        <Button size="small" type="text" icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
          {t(isUploading ? 'spreadsheet.upload.cancel' : 'spreadsheet.remove')}
        </Button>
      </div>
      {isUploading && (
        <Progress
          percent={Math.floor((100 * loaded) / Math.max(progress?.total ?? file.size, 1))}
          status="active"
          strokeColor="var(--color-accent)"
          format={(percent) => `${percent}%`}
          aria-label={t('spreadsheet.upload.progress')}
        />
      )}
      <p className={styles.hint}>{isUploading ? (progress?.isWaiting ? state : amount) : `${state} · ${total}`}</p>
      <p role="status" className={styles.hidden}>
        {state}
      </p>
    </div>
  );
}
