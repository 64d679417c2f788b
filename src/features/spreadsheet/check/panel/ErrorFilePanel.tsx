import { Progress } from 'antd';
import { useState } from 'react';
import { useTranslate } from '@/app-context/services';
import type { CheckedColumn } from '@/common/spreadsheet';
import { Button } from '@/ui/Button';
import { useObservable } from '@/ui/useObservable';
import { saveFile } from '@/common/dom/saveFile';
import { faultCount, rowCount } from '../session/checkState';
import type { WorkerPort } from '../session/CheckWorker';
import type { MatchMemory } from '../session/createCheckSession';
import { startWorker } from '../session/startWorker';
import { useCheckSession } from '../session/useCheckSession';
import { CheckedSheets } from './CheckedSheets';
import { CheckFailure } from './CheckFailure';
import styles from './panel.module.css';
import { REASON_TITLES } from './reasonTexts';
import { TaskButton } from './TaskButton';
import { useCorrections } from './useCorrections';

export interface ErrorFilePanelProps {
  /** The file that the server has made, with a column of reasons. */
  file: Blob;
  filename: string;
  /** What the page describes of the columns: corrections are checked by it. None: only the server's reasons are shown. */
  columns: readonly CheckedColumn[];
  memory: MatchMemory;
  /** Tells whether something was corrected that would be lost: what is in a saved file would not. */
  onCorrected(isCorrected: boolean): void;
  /** Back to where the panel was opened. */
  onBack(): void;
  /**
   * Imports the corrected file, without the column of reasons. Undefined outside the page of the import, which alone has
   * its rules and inputs: there the person saves the file instead.
   */
  onReimport?: ((file: File, sheets: readonly string[]) => void) | undefined;
  /** A browser's worker by default. */
  startReader?: () => WorkerPort;
  save?: (content: Blob, filename: string) => void;
}

/** The rows that the server has refused, to be corrected and imported again. */
export function ErrorFilePanel({ startReader = startWorker, save = saveFile, ...props }: ErrorFilePanelProps) {
  const { file, filename, columns, memory, onCorrected, onBack, onReimport } = props;
  const options = { file, sheets: undefined, columns, memory, reasonTitles: REASON_TITLES, isReported: true };
  const session = useCheckSession({ ...options, startWorker: startReader });
  const t = useTranslate();
  const state = useObservable(session.state);
  const isBusy = state.busy > 0;
  const [savedRevision, setSavedRevision] = useState<number>();
  useCorrections(state, onCorrected, savedRevision);
  const back = (
    <Button size="middle" onClick={onBack}>
      {t(onReimport ? 'spreadsheet.errorFile.back' : 'spreadsheet.close')}
    </Button>
  );
  if (state.phase === 'failed')
    return <CheckFailure code={state.failure} onRetry={session.retry} chooseAnother={back} />;
  if (state.phase === 'reading')
    return (
      <section className={styles.panel} aria-label={t('sheetCheck.errorFile')}>
        <p role="status" className={styles.summary}>
          {t('sheetCheck.stage.read')}
        </p>
        <Progress aria-label={t('sheetCheck.errorFile')} percent={Math.round(state.share * 100)} showInfo={false} />
        <div className={styles.actions}>{back}</div>
      </section>
    );

  async function withFile(handle: (content: Blob) => void) {
    const content = await session.corrected();
    if (content) handle(content);
  }
  const reimport = (content: Blob) =>
    onReimport?.(
      new File([content], filename, { type: content.type }),
      state.sheets.map(({ name }) => name),
    );
  const keep = (content: Blob) => {
    save(content, filename);
    setSavedRevision(session.state.get().revision);
  };
  const hasReasons = state.sheets.some(({ header }) => header.some((title) => REASON_TITLES.includes(title)));
  const rows = t('sheetCheck.rows', { count: rowCount(state.sheets) });
  const faults = t('sheetCheck.faults', { count: faultCount(state.sheets) });
  return (
    <section className={styles.panel} aria-label={t('sheetCheck.errorFile')} aria-busy={isBusy}>
      <p role="status" className={styles.summary}>
        {hasReasons ? t('sheetCheck.summary', { rows, faults }) : t('sheetCheck.errorFile.none')}
      </p>
      <CheckedSheets session={session} state={state} />
      {state.isPlain && <p role="status">{t('sheetCheck.plain')}</p>}
      {!onReimport && <p className={styles.hint}>{t('sheetCheck.reimport.elsewhere')}</p>}
      <div className={styles.actions}>
        {back}
        <TaskButton
          {...(!onReimport && { variant: 'primary', isBusy })}
          isOff={isBusy}
          onPress={() => void withFile(keep)}
        >
          {t(onReimport ? 'sheetCheck.downloadFile' : 'sheetCheck.downloadCorrected')}
        </TaskButton>
        {onReimport && (
          <TaskButton variant="primary" isOff={isBusy} isBusy={isBusy} onPress={() => void withFile(reimport)}>
            {t('sheetCheck.reimport')}
          </TaskButton>
        )}
      </div>
    </section>
  );
}
