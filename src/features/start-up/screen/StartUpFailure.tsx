import { useServices, useTranslate } from '@/app-context/services';
import type { StepName } from '../run/step';
import styles from './StartUpScreen.module.css';

export interface StartUpFailureProps {
  step: StepName;
  error: unknown;
  onRetry(): void;
  /** Goes on without the step; undefined when that is not possible. */
  onSkip?: () => void;
  onSignOut(): void;
}

/** Names the step that failed and why; trying again goes on from there, and some steps can be done without. */
export function StartUpFailure({ step, error, onRetry, onSkip, onSignOut }: StartUpFailureProps) {
  const t = useTranslate();
  const { errors } = useServices();
  return (
    <div role="alert">
      <h1 className={styles.tenant}>{t('startUp.failed', { step: t(`startUp.step.${step}`) })}</h1>
      <p className={styles.note}>{errors.text(error)}</p>
      <div className={styles.actions}>
        <button type="button" className={`${styles.button} ${styles.primary}`} onClick={onRetry}>
          {t('common.retry')}
        </button>
        {onSkip && (
          <button type="button" className={styles.button} onClick={onSkip}>
            {t('startUp.skip')}
          </button>
        )}
        <button type="button" className={styles.button} onClick={onSignOut}>
          {t('startUp.signOut')}
        </button>
      </div>
    </div>
  );
}
