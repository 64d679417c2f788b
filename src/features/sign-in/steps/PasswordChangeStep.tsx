import { useState } from 'react';
import { useTranslate } from '@/app-context/services';
import { Button, LinkButton } from '@/ui/Button';
import styles from '../layout/Card.module.css';
import { isChangeForced } from '../machine/state';
import type { PasswordChangeReason } from '../machine/state';
import { LazyPasswordChangeForm } from '../password/lazyPasswordChangeForm';
import { StepDialog } from './StepDialog';

export interface PasswordChangeStepProps {
  reason: PasswordChangeReason;
  /** The server's own message; empty when it sent none. */
  message: string;
  initialPassword: string | undefined;
  onDefer(): void;
  onBack(): void;
  onChanged(): void;
}

/** Shows why the password must, or should, be changed, and the form to change it (shell spec §4, §5). */
export function PasswordChangeStep(props: PasswordChangeStepProps) {
  const { reason, message, initialPassword, onDefer, onBack, onChanged } = props;
  const t = useTranslate();
  const [isChanging, setIsChanging] = useState(isChangeForced(reason));
  // The hint of the pattern is shown in the form, beside its field.
  const note = reason === 'pattern' ? '' : message;
  return (
    <StepDialog
      title={t('signIn.passwordChange.title')}
      note={note || t(`signIn.passwordChange.${reason}`)}
      onCancel={onBack}
    >
      {isChanging && <LazyPasswordChangeForm initialPassword={initialPassword} onChanged={onChanged} />}
      {!isChanging && (
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => setIsChanging(true)}>
            {t('signIn.passwordChange.now')}
          </Button>
        </div>
      )}
      <p className={styles.row}>
        {!isChanging && <LinkButton onClick={onDefer}>{t('signIn.passwordChange.later')}</LinkButton>}
        <LinkButton onClick={onBack}>{t('signIn.passwordChange.back')}</LinkButton>
      </p>
    </StepDialog>
  );
}
