import { useState } from 'react';
import { useServices, useTranslate } from '@/app-context/services';
import type { DuplicateRule, ImportRequest } from '@/common/spreadsheet';
import { useObservable } from '@/ui/useObservable';
import { ErrorFilePanel } from './check/panel/ErrorFilePanel';
import type { MatchMemory } from './check/session/createCheckSession';
import { failureText } from './failureText';
import { ImportButtons } from './ImportButtons';
import { ImportCheck } from './ImportCheck';
import { isJob } from './importFlow';
import { ImportForm } from './ImportForm';
import { ImportResult } from './ImportResult';
import { isOngoing, isUncertain } from './jobFlow';
import { JobProgress } from './JobProgress';
import type { ImportChoice, ImportRun } from './runImport';
import { SpreadsheetModal } from './SpreadsheetModal';
import styles from './Spreadsheet.module.css';
import { useErrorFile } from './useErrorFile';
import { useLeaveWarning } from './leaveWarning';

export interface ImportDialogProps {
  request: ImportRequest;
  run: ImportRun;
  /** Keeps columns that were matched by hand. */
  memory: MatchMemory;
  onTemplate(): void;
  /** Opens the list of imports and exports; undefined where the person may not. */
  onOpenList: (() => void) | undefined;
  /** Saves the file with the faulty rows. */
  onErrorFile(url: string, filename: string): void;
  /** Reads the file with the faulty rows. */
  readErrorFile(url: string): Promise<Blob>;
  /** Asks whether corrections may be lost. */
  confirmLoss(): Promise<boolean>;
  onClosed(): void;
}

/** The only rule, else the one that the page proposes (business spec §5). */
const proposedRule = (rules: readonly DuplicateRule[]): string =>
  (rules.length === 1 ? rules[0] : rules.find(({ isSelected }) => isSelected))?.key ?? '';

/** The import modal (business spec §2, §4): choose a file, check its rows, start, follow the job, see its counts. */
export function ImportDialog(props: ImportDialogProps) {
  const { request, run, memory, onTemplate, onOpenList, onErrorFile, readErrorFile, confirmLoss, onClosed } = props;
  const t = useTranslate();
  const { errors } = useServices();
  const state = useObservable(run);
  const isForeground = Boolean(request.api);
  const rules = request.duplicateRules;
  const chosen = 'chosen' in state ? state.chosen : undefined;
  const [duplicateRule, setDuplicateRule] = useState(() => proposedRule(rules));
  const [selection, setSelection] = useState<{ of: typeof chosen; names: readonly string[] }>();
  const [warning, setWarning] = useState<string>();
  const [isCorrected, setCorrected] = useState(false);
  const errorFile = useErrorFile(readErrorFile);

  const isBeforeStart = !isJob(state);
  const isRefused = state.name === 'error' && !state.jobId;
  const isAtStake = isCorrected && (isBeforeStart || isRefused || errorFile.content !== undefined);
  useLeaveWarning(isAtStake);
  const canLose = async () => !isAtStake || (await confirmLoss());
  const whenFree = (proceed: () => void) => async () => {
    if (!(await canLose())) return;
    setCorrected(false);
    proceed();
  };

  const sheetNames = selection?.of === chosen && selection ? selection.names : (chosen?.proposed ?? []);
  const selectSheets = (names: readonly string[]) => setSelection({ of: chosen, names });
  const handleChange = (choice: ImportChoice) => {
    setWarning(undefined);
    setDuplicateRule(choice.duplicateRule);
    selectSheets(choice.sheetNames);
  };
  const handleChoose = (files: readonly File[]) => {
    setWarning(undefined);
    setCorrected(false);
    void run.choose(files, { isChecked: request.columns.length > 0 });
  };
  const handleRemove = whenFree(() => void run.cancel());
  const handleReset = whenFree(() => {
    errorFile.close();
    run.reset();
  });
  const handleStart = () => {
    if (state.name === 'initial') setWarning(t('spreadsheet.fileMissing'));
    else if (rules.length > 0 && !duplicateRule && !isForeground) setWarning(t('spreadsheet.ruleMissing'));
    else void run.start(request, { sheetNames, duplicateRule });
  };
  const handleChecked = (original: File, file: File | undefined) => {
    if (!file) void handleRemove();
    // The chosen file itself goes without the corrections.
    else if (file === original) void whenFree(() => void run.upload(file, sheetNames))();
    else void run.upload(file, sheetNames);
  };
  const handleReimport = (file: File, sheets: readonly string[]) => {
    errorFile.close();
    void run.upload(file, sheets);
  };
  const filename = chosen?.name ?? ('status' in state ? state.status?.filename : undefined);
  const errorFilename = t('spreadsheet.errorFile.name', { name: filename ?? '.xlsx' });

  function content() {
    if (errorFile.content)
      return (
        <ErrorFilePanel
          file={errorFile.content}
          filename={errorFilename}
          columns={request.columns}
          memory={memory}
          onCorrected={setCorrected}
          onBack={() => void whenFree(errorFile.close)()}
          onReimport={handleReimport}
        />
      );
    switch (state.name) {
      case 'checking':
        return (
          <ImportCheck
            state={state}
            columns={request.columns}
            memory={memory}
            sheetNames={sheetNames}
            isCorrected={isCorrected}
            onSheets={selectSheets}
            onCorrected={setCorrected}
            onReady={(file) => handleChecked(state.file, file)}
          />
        );
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
            onRemove={() => void handleRemove()}
            onChange={handleChange}
            onTemplate={onTemplate}
          />
        );
      case 'ready':
      case 'running':
        return (
          <JobProgress kind="import" name={state.name} job={state} filename={filename} isForeground={isForeground} />
        );
      default: {
        const words = { t, kind: 'import' as const, isForeground, textOf: errors.text };
        return (
          <ImportResult
            name={state.name}
            status={state.status}
            filename={filename}
            isUnknown={state.name === 'error' && isUncertain(state.failure)}
            failure={state.name === 'error' ? failureText(state.failure, state.status, words) : undefined}
            errorFile={errorFile}
            onOpenList={isForeground ? undefined : onOpenList}
            onErrorFile={(url) => onErrorFile(url, errorFilename)}
          />
        );
      }
    }
  }

  const hasRows = state.name === 'checking' || errorFile.content !== undefined;
  const canPaste = isBeforeStart && state.name !== 'checking' && !isAtStake;
  return (
    <SpreadsheetModal
      title={request.title ?? t('spreadsheet.import.title')}
      width={hasRows ? 'rows' : 'form'}
      phase={hasRows ? 'rows' : isBeforeStart ? 'form' : isOngoing(state) ? 'job' : 'result'}
      canClose={canLose}
      onClosed={onClosed}
      {...(canPaste && { onPaste: handleChoose })}
      footer={(close) =>
        !hasRows && (
          <div className={styles.buttons}>
            <ImportButtons
              run={run}
              isForeground={isForeground}
              onStart={handleStart}
              onReset={() => void handleReset()}
              onClose={close}
            />
          </div>
        )
      }
    >
      {content()}
    </SpreadsheetModal>
  );
}
