import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useServices, useTranslate } from '@/app-context/services';
import { formatFileSize } from '@/common/format/fileSize';
import { isAppError } from '@/common/errors/appError';
import type { ExportRequest } from '@/common/spreadsheet';
import { FILE_TYPES } from '@/services/api/spreadsheets';
import { useObservable } from '@/ui/useObservable';
import { Counts } from './Counts';
import { exportFilename } from './exportFilename';
import type { ExportState } from './exportFlow';
import { ExportForm } from './ExportForm';
import { failureText } from './failureText';
import { isOngoing, isUncertain } from './jobFlow';
import { JobListLink } from './JobListLink';
import { JobProgress } from './JobProgress';
import type { ExportChoice, ExportRun } from './runExport';
import { ResultButtons } from './ResultButtons';
import { SpreadsheetModal } from './SpreadsheetModal';
import { Outcome } from './Outcome';
import styles from './Spreadsheet.module.css';

export interface ExportDialogProps {
  request: ExportRequest;
  run: ExportRun;
  /** Opens the list of imports and exports; undefined where the person may not. */
  onOpenList: (() => void) | undefined;
  onClosed(): void;
}

/** The proposed name and type; the columns that the page marks, or all of them when it marks none. */
function proposedChoice({ filename, sheetName, columns }: ExportRequest): ExportChoice {
  const marked = columns.filter(({ isSelected }) => isSelected);
  return {
    fileType: FILE_TYPES.xlsx,
    filename: exportFilename(filename || sheetName, FILE_TYPES.xlsx),
    columns: (marked.length > 0 ? marked : columns).map(({ key }) => key),
  };
}

/** The export modal (business spec §2, §4): choose type and columns, start, follow the job, get the file. */
export function ExportDialog({ request, run, onOpenList, onClosed }: ExportDialogProps) {
  const t = useTranslate();
  const state = useObservable(run);
  const [choice, setChoice] = useState(() => proposedChoice(request));
  const [warning, setWarning] = useState<string>();
  const handleChange = (changed: ExportChoice) => {
    setWarning(undefined);
    setChoice(changed);
  };
  const handleStart = () => {
    if (request.columns.length > 0 && choice.columns.length === 0) {
      setWarning(t('spreadsheet.columnMissing'));
      return;
    }
    const { filename, fileType } = choice;
    const name = exportFilename(filename, fileType) || exportFilename(proposedChoice(request).filename, fileType);
    void run.start(request, { ...choice, filename: name });
  };

  return (
    <SpreadsheetModal
      title={request.title ?? t('spreadsheet.export.title')}
      phase={state.name === 'initial' ? 'form' : isOngoing(state) ? 'job' : 'result'}
      onClosed={onClosed}
      footer={(close) => (
        <div className={styles.buttons}>
          <ExportButtons run={run} onStart={handleStart} onClose={close} />
        </div>
      )}
    >
      {state.name === 'initial' ? (
        <ExportForm columns={request.columns} choice={choice} warning={warning} onChange={handleChange} />
      ) : state.name === 'ready' || state.name === 'running' ? (
        <JobProgress kind="export" name={state.name} job={state} filename={state.filename} />
      ) : (
        <ExportResult state={state} onOpenList={onOpenList} />
      )}
    </SpreadsheetModal>
  );
}

interface ExportResultProps extends Pick<ExportDialogProps, 'onOpenList'> {
  state: Exclude<ExportState, { name: 'initial' }>;
}

/** How an export has ended: the size of the file and its rows. */
function ExportResult({ state, onOpenList }: ExportResultProps) {
  const t = useTranslate();
  const { errors } = useServices();
  const { name, status, filename, saveError } = state;
  const failure =
    name === 'error' ? failureText(state.failure, status, { t, kind: 'export', textOf: errors.text }) : undefined;
  return (
    <div className={styles.stack}>
      <p className={styles.filename}>{filename}</p>
      {name === 'success' && <Outcome tone="success" title={t('spreadsheet.exportDone')} />}
      {name === 'success' && !status?.fileUrl && <Outcome tone="warning" title={t('spreadsheet.download.none')} />}
      {name === 'cancel' && <Outcome tone="info" title={t('spreadsheet.cancelled')} />}
      {failure && <Outcome tone="error" title={failure.title} reason={failure.reason} />}
      {state.name === 'error' && isUncertain(state.failure) && <JobListLink onOpen={onOpenList} />}
      {saveError !== undefined && (
        <Outcome
          tone="error"
          title={t('spreadsheet.download.failed')}
          reason={isAppError(saveError, 'cancelled') ? undefined : errors.text(saveError)}
        />
      )}
      {name === 'success' && status && (
        <Counts
          items={[
            [t('spreadsheet.count.size'), status.fileSize === undefined ? undefined : formatFileSize(status.fileSize)],
            [t('spreadsheet.count.rows'), status.exported ?? status.total],
          ]}
        />
      )}
    </div>
  );
}

interface ExportButtonsProps {
  run: ExportRun;
  onStart(): void;
  onClose(): void;
}

function ExportButtons({ run, onStart, onClose }: ExportButtonsProps) {
  const t = useTranslate();
  const state = useObservable(run);
  switch (state.name) {
    case 'initial':
      return (
        <>
          <Button onClick={onClose}>{t('spreadsheet.close')}</Button>
          <Button type="primary" onClick={onStart}>
            {t('spreadsheet.exportStart')}
          </Button>
        </>
      );
    case 'ready':
    case 'running':
      return (
        <>
          {state.pauseMs !== undefined && <Button onClick={() => run.reset()}>{t('spreadsheet.exportAgain')}</Button>}
          <Button danger disabled={!state.jobId || state.isCancelling} onClick={() => void run.cancel()}>
            {t('spreadsheet.job.cancel')}
          </Button>
          <Button onClick={onClose}>{t('spreadsheet.job.background')}</Button>
        </>
      );
    default: {
      const isUnsaved = state.saveError !== undefined;
      return (
        <ResultButtons
          failure={state.name === 'error' ? state.failure : undefined}
          again={t('spreadsheet.exportAgain')}
          hasRemedy={isUnsaved && Boolean(state.status?.fileUrl)}
          onAgain={() => run.reset()}
          onRetry={() => void run.retry()}
          onClose={onClose}
        >
          {state.name === 'success' && state.status?.fileUrl && (
            <Button
              key="download"
              type={isUnsaved ? 'primary' : 'default'}
              icon={<DownloadOutlined aria-hidden />}
              onClick={() => void run.download()}
            >
              {t('spreadsheet.download')}
            </Button>
          )}
        </ResultButtons>
      );
    }
  }
}
