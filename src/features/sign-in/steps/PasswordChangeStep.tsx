import { useTranslate } from '@/workspace/services-context/useTranslate';
import { Button } from '../form/Button';
import styles from '../frame/Card.module.css';
import { isChangeForced } from '../machine/state';
import type { PasswordChangeReason } from '../machine/state';
import { StepDialog } from './StepDialog';

export interface PasswordChangeStepProps {
  reason: PasswordChangeReason;
  /** The server's own words; empty when it had none. */
  message: string;
  onDefer(): void;
  onBack(): void;
}

/** Says why the password must, or should, be changed (shell spec §4, §5). */
export function PasswordChangeStep({ reason, message, onDefer, onBack }: PasswordChangeStepProps) {
  const t = useTranslate();
  const isForced = isChangeForced(reason);
  return (
    <StepDialog title={t('signIn.passwordChange.title')} onCancel={onBack}>
      <p>{message || t(`signIn.passwordChange.${reason}`)}</p>
      {isForced && <p>{t('signIn.passwordChange.help')}</p>}
      <div className={styles.actions}>
        <Button onClick={onBack}>{t('common.back')}</Button>
        {!isForced && (
          <Button look="primary" onClick={onDefer}>
            {t('signIn.passwordChange.later')}
          </Button>
        )}
      </div>
    </StepDialog>
  );
}
