import { useState } from 'react';
import type { ComponentType } from 'react';
import { Button } from '@/ui/Button';
import { useTranslate } from '@/app-context/useTranslate';
import styles from '../layout/Card.module.css';
import { isChangeForced } from '../machine/state';
import type { PasswordChangeReason } from '../machine/state';
import { StepDialog } from './StepDialog';

/** The form of the change; it asks the server itself, and says so when it is done (business spec §2, §4). */
export interface PasswordChangeFormProps {
  /** The old password need not be typed when it is the initial one. */
  initialPassword?: string;
  /** 2.5 s after the success. */
  onChanged(): void;
}

export interface PasswordChangeStepProps {
  reason: PasswordChangeReason;
  /** The server's own words; empty when it had none. */
  message: string;
  initialPassword: string | undefined;
  Form: ComponentType<PasswordChangeFormProps>;
  onDefer(): void;
  onBack(): void;
  onChanged(): void;
}

/** Says why the password must, or should, be changed, and changes it (shell spec §4, §5). */
export function PasswordChangeStep({
  reason,
  message,
  initialPassword,
  Form,
  onDefer,
  onBack,
  onChanged,
}: PasswordChangeStepProps) {
  const t = useTranslate();
  const isForced = isChangeForced(reason);
  const [isChanging, setIsChanging] = useState(isForced);
  // The pattern's own words stand in the form, beside the field they are about.
  const words = reason === 'pattern' ? '' : message;
  return (
    <StepDialog
      title={t('signIn.passwordChange.title')}
      note={words || t(`signIn.passwordChange.${reason}`)}
      onCancel={onBack}
    >
      {isChanging && <Form initialPassword={initialPassword} onChanged={onChanged} />}
      {!isChanging && (
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => setIsChanging(true)}>
            {t('signIn.passwordChange.now')}
          </Button>
        </div>
      )}
      <p className={styles.row}>
        {!isChanging && (
          <button type="button" className={styles.link} onClick={onDefer}>
            {t('signIn.passwordChange.later')}
          </button>
        )}
        <button type="button" className={styles.link} onClick={onBack}>
          {t('signIn.passwordChange.back')}
        </button>
      </p>
    </StepDialog>
  );
}
