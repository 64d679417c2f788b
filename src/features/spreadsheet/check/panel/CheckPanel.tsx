import { Progress } from 'antd';
import { useServices } from '@/app-context/services';
import type { CheckedColumn } from '@/common/spreadsheet';
import { Button } from '@/ui/Button';
import { useObservable } from '@/ui/useObservable';
import { saveFile } from '@/common/dom/saveFile';
import { faultCount, isAtRisk, rowCount } from '../session/checkState';
import type { MatchMemory } from '../session/createCheckSession';
import type { WorkerPort } from '../session/CheckWorker';
import { startWorker } from '../session/startWorker';
import { useCheckSession } from '../session/useCheckSession';
import { CheckedSheets } from './CheckedSheets';
import { CheckFailure } from './CheckFailure';
import styles from './panel.module.css';
import { annotationTexts, REASON_TITLES } from './reasonTexts';
import { TaskButton } from './TaskButton';
import { useCorrections } from './useCorrections';

export interface CheckPanelProps {
  file: File;
  /** Names of the chosen sheets. */
  sheets: readonly string[];
  columns: readonly CheckedColumn[];
  /** Keeps matches by hand for the next file. */
  memory: MatchMemory;
  /** Tells whether something was corrected that would be lost. */
  onCorrected(isCorrected: boolean): void;
  /** The file to upload: the given one when nothing was corrected. Undefined: another file is to be chosen. */
  onReady(file: File | undefined): void;
  /** A browser's worker by default. */
  startReader?: () => WorkerPort;
  save?: (content: Blob, filename: string) => void;
}

/** Checks a file before it is uploaded, and offers to correct what is wrong. The server has the last word. */
export function CheckPanel({ startReader = startWorker, save = saveFile, ...props }: CheckPanelProps) {
  const { file, sheets, columns, memory, onCorrected, onReady } = props;
  const options = { file, sheets, columns, memory, reasonTitles: REASON_TITLES, isReported: false };
  const session = useCheckSession({ ...options, startWorker: startReader });
  const translation = useObservable(useServices().i18n);
  const { t } = translation;
  const state = useObservable(session.state);
  const faults = faultCount(state.sheets);
  const isBusy = state.busy > 0;
  useCorrections(state, onCorrected);

  async function finish() {
    const content = await session.corrected();
    if (content) onReady(content === file ? file : new File([content], file.name, { type: content.type }));
  }
  async function download() {
    const content = await session.annotated(annotationTexts(translation));
    if (content) save(content, `${t('sheetCheck.annotated', { name: file.name.replace(/\.xlsx$/i, '') })}.xlsx`);
  }
  const uploadAnyway = (
    <Button size="middle" onClick={() => onReady(file)}>
      {t('sheetCheck.anyway')}
    </Button>
  );
  const chooseAnother = (
    <Button size="middle" onClick={() => onReady(undefined)}>
      {t('sheetCheck.choose')}
    </Button>
  );

  if (state.phase === 'failed')
    return (
      <CheckFailure
        code={state.failure}
        onRetry={session.retry}
        chooseAnother={chooseAnother}
        uploadAnyway={uploadAnyway}
      />
    );
  if (state.phase === 'reading')
    return (
      <section className={styles.panel} aria-label={t('sheetCheck.title')}>
        <p role="status" className={styles.summary}>
          {t(`sheetCheck.stage.${state.stage}`)}
        </p>
        <Progress
          aria-label={t('sheetCheck.title')}
          percent={Math.round(state.share * 100)}
          status="active"
          showInfo={state.stage === 'check'}
        />
        <div className={styles.actions}>
          {chooseAnother}
          {uploadAnyway}
        </div>
      </section>
    );
  const rows = t('sheetCheck.rows', { count: rowCount(state.sheets) });
  return (
    <section className={styles.panel} aria-label={t('sheetCheck.title')} aria-busy={isBusy}>
      <p role="status" className={styles.summary} data-fine={faults === 0 || undefined}>
        {faults === 0
          ? t('sheetCheck.fine', { rows })
          : t('sheetCheck.summary', { rows, faults: t('sheetCheck.faults', { count: faults }) })}
      </p>
      {faults === 0 && <p className={styles.hint}>{t('sheetCheck.scope')}</p>}
      <CheckedSheets session={session} state={state} />
      {state.isPlain && <p role="status">{t('sheetCheck.plain')}</p>}
      <div className={styles.actions}>
        {chooseAnother}
        <TaskButton isOff={isBusy} onPress={() => void session.recheck()}>
          {t('sheetCheck.again')}
        </TaskButton>
        {/* It stays while the last fault is corrected, so that the buttons do not move under a press. */}
        {(faults > 0 || isAtRisk(state)) && (
          <TaskButton isOff={isBusy || faults === 0} onPress={() => void download()}>
            {t('sheetCheck.download')}
          </TaskButton>
        )}
        <TaskButton
          variant={faults === 0 ? 'primary' : 'plain'}
          isOff={isBusy}
          isBusy={isBusy}
          title={faults === 0 ? undefined : t('sheetCheck.anyway.hint')}
          onPress={() => void finish()}
        >
          {t(faults === 0 ? 'sheetCheck.continue' : 'sheetCheck.anyway')}
        </TaskButton>
      </div>
    </section>
  );
}
