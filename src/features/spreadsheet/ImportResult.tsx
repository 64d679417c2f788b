import { DownloadOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useServices, useTranslate } from '@/app-context/services';
import type { ImportStatus } from '@/services/api/spreadsheets';
import { Counts } from './Counts';
import type { FailureText } from './failureText';
import { hasImportedNone, importedRows } from './jobFlow';
import { JobListLink } from './JobListLink';
import { Outcome } from './Outcome';
import styles from './Spreadsheet.module.css';
import type { ErrorFile } from './useErrorFile';

export interface ImportResultProps {
  name: 'success' | 'error' | 'cancel';
  status: ImportStatus | undefined;
  filename: string | undefined;
  /** Why it failed. */
  failure: FailureText | undefined;
  /** It is not known how, or whether, the job has ended. */
  isUnknown: boolean;
  /** The faulty rows, to be corrected and imported again. */
  errorFile: ErrorFile;
  /** Opens the list of imports and exports; undefined where the person may not, or where it is not in the list. */
  onOpenList: (() => void) | undefined;
  /** Saves them. */
  onErrorFile(url: string): void;
}

/** How an import has ended: its counts, and the rows with faults as a file. */
export function ImportResult(props: ImportResultProps) {
  const { name, status, filename, failure, isUnknown, errorFile, onOpenList, onErrorFile } = props;
  const t = useTranslate();
  const { errors } = useServices();
  const errorFileUrl = status?.errorFileUrl;
  return (
    <div className={styles.stack}>
      {filename && <p className={styles.filename}>{filename}</p>}
      {name === 'success' && <Success status={status} />}
      {name === 'cancel' && <Outcome tone="info" title={t('spreadsheet.cancelled')} />}
      {name === 'error' && <Outcome tone="error" title={failure?.title} reason={failure?.reason} />}
      {isUnknown && <JobListLink onOpen={onOpenList} />}
      {/* A job that could not be followed to its end has other figures by now. */}
      {status && !isUnknown && (
        <Counts
          items={[
            [t('spreadsheet.count.total'), status.total],
            [t('spreadsheet.count.done'), name === 'cancel' ? undefined : importedRows(status)],
            [t('spreadsheet.count.failed'), status.failed],
            [t('spreadsheet.count.ignored'), status.ignored],
          ]}
        />
      )}
      {errorFile.error !== undefined && (
        <Outcome tone="error" title={t('spreadsheet.download.failed')} reason={errors.text(errorFile.error)} />
      )}
      {errorFileUrl && (
        <div className={styles.list}>
          <Button
            type={name === 'error' ? 'primary' : 'default'}
            icon={<EditOutlined aria-hidden />}
            loading={errorFile.isOpening}
            onClick={() => errorFile.open(errorFileUrl)}
          >
            {t('spreadsheet.errorFile.correct')}
          </Button>
          <Button icon={<DownloadOutlined aria-hidden />} onClick={() => onErrorFile(errorFileUrl)}>
            {t('spreadsheet.errorFile')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What the platform counts as a success, also when it has left rows out. */
function Success({ status }: Pick<ImportResultProps, 'status'>) {
  const t = useTranslate();
  const { failed = 0, ignored = 0 } = status ?? {};
  const isEmpty = hasImportedNone(status);
  const reason =
    failed > 0
      ? t('spreadsheet.importDone.failed', { count: failed })
      : isEmpty && ignored > 0
        ? t('spreadsheet.importNone.ignored', { count: ignored })
        : undefined;
  return (
    <Outcome
      tone={isEmpty || failed > 0 ? 'warning' : 'success'}
      title={t(`spreadsheet.import${isEmpty ? 'None' : failed > 0 ? 'Partly' : 'Done'}`)}
      reason={reason}
    />
  );
}
