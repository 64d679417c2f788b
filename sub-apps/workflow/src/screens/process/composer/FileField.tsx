import { useT } from '@atrium/portal/sdk';
import { errorText } from '@atrium/portal/ui';
import { formatFileSize } from '@atrium/common/format/fileSize';
import type { StoredFile } from '@atrium/portal/contract/portal';
import { Button } from 'antd';
import styles from './Composer.module.css';
import type { Uploads } from './useUploads';

interface Props {
  attachments: readonly StoredFile[];
  uploads: Uploads;
  isDisabled: boolean;
  onRemove(file: StoredFile): void;
}

/** The files of a comment: those that have arrived, and those on their way. Nothing when there is none. */
export function FileField({ attachments, uploads: { pending, retry, remove }, isDisabled, onRemove }: Props) {
  const t = useT();
  if (attachments.length === 0 && pending.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('workflow.process.files')}>
      {attachments.map((file) => (
        <li key={file.url} className={styles.file}>
          <span className={styles.filename}>{file.filename}</span>
          <Button
            size="small"
            disabled={isDisabled}
            aria-label={t('workflow.process.files.remove', { name: file.filename })}
            onClick={() => onRemove(file)}
          >
            {t('workflow.process.remove')}
          </Button>
        </li>
      ))}
      {pending.map(({ key, file, error }) => (
        <li key={key} className={styles.file} aria-busy={!error}>
          <span className={styles.filename}>{file.name}</span>
          <span className={styles.hint}>{formatFileSize(file.size)}</span>
          {error ? (
            <span className={styles.fault} role="alert">
              {t('workflow.process.files.failed', { reason: errorText(t, error) })}
            </span>
          ) : (
            <span className={styles.hint} role="status">
              {t('workflow.process.files.sending')}
            </span>
          )}
          {error && (
            <Button
              size="small"
              aria-label={t('workflow.process.files.retry', { name: file.name })}
              onClick={() => retry(key)}
            >
              {t('ui.retry')}
            </Button>
          )}
          <Button
            size="small"
            aria-label={t('workflow.process.files.remove', { name: file.name })}
            onClick={() => remove(key)}
          >
            {t('workflow.process.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
