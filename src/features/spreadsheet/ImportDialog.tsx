import { Button } from 'antd';
import { useState } from 'react';
import { useServices, useTranslate } from '@/app-context/services';
import type { DuplicateRule, ImportRequest } from '@/common/spreadsheet';
import { useObservable } from '@/ui/useObservable';
import { failureText } from './failureText';
import { ImportForm } from './ImportForm';
import { ImportResult } from './ImportResult';
import { isOngoing } from './jobFlow';
import { JobProgress } from './JobProgress';
import type { ImportChoice, ImportRun } from './runImport';
import { SpreadsheetModal } from './SpreadsheetModal';
import styles from './Spreadsheet.module.css';

export interface ImportDialogProps {
  request: ImportRequest;
  run: ImportRun;
  onTemplate(): void;
  /** Saves the file with the faulty rows. */
  onErrorFile(url: string, filename: string): void;
  onClosed(): void;
}

/** The only rule, else the one that the page proposes (business spec §5). */
const proposedRule = (rules: readonly DuplicateRule[]): string =>
  (rules.length === 1 ? rules[0] : rules.find(({ isSelected }) => isSelected))?.key ?? '';

/** The import modal (business spec §2, §4): choose a file, start, follow the job, see its counts. */
export function ImportDialog({ request, run, onTemplate, onErrorFile, onClosed }: ImportDialogProps) {
  const t = useTranslate();
  const { errors } = useServices();
  const state = useObservable(run);
  const isForeground = Boolean(request.api);
  const rules = request.duplicateRules;
  const chosen = 'chosen' in state ? state.chosen : undefined;
  const [duplicateRule, setDuplicateRule] = useState(() => proposedRule(rules));
  const [selection, setSelection] = useState<{ of: typeof chosen; names: readonly string[] }>();
  const [warning, setWarning] = useState<string>();

  const sheetNames = selection?.of === chosen && selection ? selection.names : (chosen?.sheets.slice(0, 1) ?? []);
  const handleChange = (choice: ImportChoice) => {
    setWarning(undefined);
    setDuplicateRule(choice.duplicateRule);
    setSelection({ of: chosen, names: choice.sheetNames });
  };
  const handleChoose = (files: readonly File[]) => {
    setWarning(undefined);
    void run.choose(files);
  };
  const handleStart = () => {
    if (state.name === 'initial') setWarning(t('spreadsheet.fileMissing'));
    else if (rules.length > 0 && !duplicateRule && !isForeground) setWarning(t('spreadsheet.ruleMissing'));
    else void run.start(request, { sheetNames, duplicateRule });
  };
  const canPaste = state.name === 'initial' || state.name === 'uploading' || state.name === 'waiting';

  function content() {
    switch (state.name) {
      case 'initial':
      case 'uploading':
      case 'waiting':
        return (
          <ImportForm
            state={state}
            rules={rules}
            choice={{ sheetNames, duplicateRule }}
            warning={warning}
            onChoose={handleChoose}
            onRemove={() => void run.cancel()}
            onChange={handleChange}
            onTemplate={onTemplate}
          />
        );
      case 'ready':
      case 'running':
        return (
          <JobProgress
            kind="import"
            name={state.name}
            job={state}
            filename={chosen?.name ?? state.status?.filename}
            isForeground={isForeground}
          />
        );
      default: {
        const filename = chosen?.name ?? state.status?.filename;
        const words = { t, kind: 'import' as const, textOf: errors.text };
        return (
          <ImportResult
            name={state.name}
            status={state.status}
            filename={filename}
            failure={state.name === 'error' ? failureText(state.failure, state.status, words) : undefined}
            onErrorFile={(url) => onErrorFile(url, t('spreadsheet.errorFile.name', { name: filename ?? '.xlsx' }))}
          />
        );
      }
    }
  }

  return (
    <SpreadsheetModal
      title={request.title ?? t('spreadsheet.import.title')}
      phase={canPaste ? 'form' : isOngoing(state) ? 'job' : 'result'}
      onClosed={onClosed}
      {...(canPaste && { onPaste: handleChoose })}
      footer={(close) => (
        <div className={styles.buttons}>
          <ImportButtons run={run} isForeground={isForeground} onStart={handleStart} onClose={close} />
        </div>
      )}
    >
      {content()}
    </SpreadsheetModal>
  );
}

interface ImportButtonsProps {
  run: ImportRun;
  isForeground: boolean;
  onStart(): void;
  onClose(): void;
}

function ImportButtons({ run, isForeground, onStart, onClose }: ImportButtonsProps) {
  const t = useTranslate();
  const state = useObservable(run);
  switch (state.name) {
    case 'initial':
    case 'uploading':
    case 'waiting':
      return (
        <>
          <Button onClick={onClose}>{t('spreadsheet.close')}</Button>
          <Button type="primary" disabled={state.name === 'uploading'} onClick={onStart}>
            {t('spreadsheet.start')}
          </Button>
        </>
      );
    case 'ready':
    case 'running':
      return (
        <>
          {!isForeground && (
            <Button danger disabled={!state.jobId || state.isCancelling} onClick={() => void run.cancel()}>
              {t('spreadsheet.job.cancel')}
            </Button>
          )}
          <Button onClick={onClose}>{t('spreadsheet.job.background')}</Button>
        </>
      );
    default: {
      const canRetry = state.name === 'error' && state.failure.kind !== 'result' && state.failure.kind !== 'lost';
      return (
        <>
          <Button onClick={() => run.reset()}>{t('spreadsheet.again')}</Button>
          {canRetry ? (
            <Button type="primary" onClick={() => void run.retry()}>
              {t('spreadsheet.retry')}
            </Button>
          ) : (
            <Button type="primary" onClick={onClose}>
              {t('spreadsheet.close')}
            </Button>
          )}
        </>
      );
    }
  }
}
