import type { AppError } from '@/common/errors/appError';
import { usePage } from '../../react/pageContext';
import button from '../button/button.module.css';
import styles from './readProblem.module.css';

interface ReadProblemProps {
  error: AppError;
  /** Whether it stands on a line above what is there, instead of taking its place. */
  isLine?: boolean;
  onRetry(): void;
}

/** Why the server's data could not be read, and a way to try again. */
export function ReadProblem({ error, isLine, onRetry }: ReadProblemProps) {
  const { t, errorText } = usePage().host;
  return (
    <div className={isLine ? styles.line : styles.place} role="alert">
      <p>{t('engine.read.failed')}</p>
      <p className={styles.reason}>{errorText(error)}</p>
      <button type="button" className={button.button} onClick={onRetry}>
        {t('engine.retry')}
      </button>
    </div>
  );
}
