import { Button } from 'antd';
import { useTranslate } from '@/app-context/services';
import { useObservable } from '@/ui/useObservable';
import { ResultButtons } from './ResultButtons';
import type { ImportRun } from './runImport';

export interface ImportButtonsProps {
  run: ImportRun;
  isForeground: boolean;
  onStart(): void;
  /** Back to the choice of a file. */
  onReset(): void;
  onClose(): void;
}

/** What can be done in each state. The check has buttons of its own. */
export function ImportButtons({ run, isForeground, onStart, onReset, onClose }: ImportButtonsProps) {
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
    case 'checking':
      return null;
    case 'ready':
    case 'running':
      return (
        <>
          {state.pauseMs !== undefined && <Button onClick={onReset}>{t('spreadsheet.again')}</Button>}
          {!isForeground && (
            <Button danger disabled={!state.jobId || state.isCancelling} onClick={() => void run.cancel()}>
              {t('spreadsheet.job.cancel')}
            </Button>
          )}
          <Button onClick={onClose}>{t('spreadsheet.job.background')}</Button>
        </>
      );
    default:
      return (
        <ResultButtons
          failure={state.name === 'error' ? state.failure : undefined}
          again={t('spreadsheet.again')}
          hasRemedy={state.name === 'error' && Boolean(state.status?.errorFileUrl)}
          onAgain={onReset}
          {...(state.name === 'error' && state.failure.kind === 'start' && { retry: t('spreadsheet.back') })}
          onRetry={() => void run.retry()}
          onClose={onClose}
        />
      );
  }
}
