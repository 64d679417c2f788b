import { useRef } from 'react';
import type { AppError } from '@/common/errors/appError';
import { errorDetails } from '@/common/errors/errorDetails';
import { Button } from '@/ui/Button';
import { FailureNote } from '@/ui/StateNote';
import { useWhenOnline } from '@/ui/useWhenOnline';
import { useFocusHandOver } from '@/ui/useFocusHandOver';
import { usePage } from '../../react/pageContext';
import styles from './readProblem.module.css';

interface ReadProblemProps {
  error: AppError;
  /** Whether it stands on a line above what is there, instead of taking its place. */
  isLine?: boolean;
  onRetry(): void;
}

/** Why the server's data could not be read, and a way to try again: by a button, and by itself when the browser is online. */
export function ReadProblem({ error, isLine, onRetry }: ReadProblemProps) {
  const { t, errorText } = usePage().host;
  useWhenOnline(onRetry);
  const note = useRef<HTMLDivElement>(null);
  useFocusHandOver(note);
  const retry = (
    <Button size="middle" onClick={onRetry}>
      {t('engine.retry')}
    </Button>
  );
  if (!isLine)
    return (
      <FailureNote
        ref={note}
        title={t('engine.read.failed')}
        hint={errorText(error)}
        details={errorDetails(error)}
        action={retry}
      />
    );
  return (
    <div ref={note} className={styles.line} role="alert">
      <p>{t('engine.read.failed')}</p>
      <p className={styles.reason}>{errorText(error)}</p>
      {retry}
    </div>
  );
}
