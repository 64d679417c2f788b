import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslate } from '@/app-context/services';
import type { ImportStatus } from '@/services/api/spreadsheets';
import { Counts } from './Counts';
import type { FailureText } from './failureText';
import { Outcome } from './Outcome';
import styles from './Spreadsheet.module.css';

export interface ImportResultProps {
  name: 'success' | 'error' | 'cancel';
  status: ImportStatus | undefined;
  filename: string | undefined;
  /** Why it failed. */
  failure: FailureText | undefined;
  onErrorFile(url: string): void;
}

/** Rows that were written; undefined while the platform does not tell the total. */
function importedRows({ total, failed = 0, ignored = 0 }: ImportStatus): number | undefined {
  return total === undefined ? undefined : Math.max(total - failed - ignored, 0);
}

/** How an import has ended: its counts, and the rows with faults as a file. */
export function ImportResult({ name, status, filename, failure, onErrorFile }: ImportResultProps) {
  const t = useTranslate();
  const errorFileUrl = status?.errorFileUrl;
  return (
    <div className={styles.stack}>
      {filename && <p className={styles.filename}>{filename}</p>}
      {name === 'success' && <Outcome tone="success" title={t('spreadsheet.importDone')} />}
      {name === 'cancel' && <Outcome tone="info" title={t('spreadsheet.cancelled')} />}
      {name === 'error' && <Outcome tone="error" title={failure?.title} reason={failure?.reason} />}
      {status && (
        <Counts
          items={[
            [t('spreadsheet.count.total'), status.total],
            [t('spreadsheet.count.done'), name === 'cancel' ? undefined : importedRows(status)],
            [t('spreadsheet.count.failed'), status.failed],
            [t('spreadsheet.count.ignored'), status.ignored],
          ]}
        />
      )}
      {errorFileUrl && (
        <div>
          <Button icon={<DownloadOutlined aria-hidden />} onClick={() => onErrorFile(errorFileUrl)}>
            {t('spreadsheet.errorFile')}
          </Button>
        </div>
      )}
    </div>
  );
}
