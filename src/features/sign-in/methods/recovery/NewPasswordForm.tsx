import { useEffect, useEffectEvent, useState } from 'react';
import { PASSWORD_CHANGED_MS } from '@/common/constants/passwords';
import { isAppError } from '@/common/errors/appError';
import { newPasswordProblem, repeatProblem } from '@/common/passwords/newPasswordProblem';
import { useObservable } from '@/ui/useObservable';
import { encryptPassword } from '@/services';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { PasswordField } from '@/ui/PasswordField';
import { useServices } from '@/app-context/useServices';
import { useTranslate } from '@/app-context/useTranslate';
import styles from '../../layout/Card.module.css';
import { useSubmit } from '../useSubmit';

export interface NewPasswordFormProps {
  resetToken: string;
  /** The password is set, and the success has been shown long enough. */
  onDone(): void;
  /** The proof has lapsed; it has to be given anew. `reason` is the server's word for it. */
  onExpired(reason: string): void;
}

/** The server's word for a proof that has lapsed. */
const EXPIRED_CODE = 'login.reset_expired';

/** A new password, twice; then back to the sign-in (shell spec §5, business spec §5, §8). */
export function NewPasswordForm({ resetToken, onDone, onExpired }: NewPasswordFormProps) {
  const t = useTranslate();
  const { api, errors, settings } = useServices();
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState('');
  const { passwordPattern = '', passwordPatternHint = '' } = useObservable(settings) ?? {};

  const wrong = newPasswordProblem({ password, pattern: passwordPattern });
  const wrongRepeat = repeatProblem(password, repeat);
  const wrongText = wrong === 'pattern' && passwordPatternHint ? passwordPatternHint : t(`recovery.password.${wrong}`);

  const handleDone = useEffectEvent(onDone);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => handleDone(), PASSWORD_CHANGED_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  const save = async () => {
    setIsBusy(true);
    setFailure('');
    try {
      const sent = await encryptPassword(password, await settings.load());
      await api.auth.resetPassword({ resetToken, password: sent });
      setIsDone(true);
    } catch (error) {
      setFailure(errors.text(error));
      setIsBusy(false);
      if (isAppError(error) && error.code === EXPIRED_CODE) onExpired(errors.text(error));
    }
  };

  const { isChecked, handleSubmit } = useSubmit({ isBusy, isReady: !wrong && !wrongRepeat, send: () => void save() });

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Alert text={failure} />
      <PasswordField
        label={t('recovery.password')}
        name="new-password"
        autoComplete="new-password"
        required
        autoFocus
        readOnly={isBusy}
        value={password}
        problem={isChecked && wrong ? wrongText : undefined}
        onChange={({ target }) => setPassword(target.value)}
      />
      <PasswordField
        label={t('recovery.repeat')}
        name="repeat-password"
        autoComplete="new-password"
        required
        readOnly={isBusy}
        value={repeat}
        problem={isChecked && wrongRepeat ? t(`recovery.repeat.${wrongRepeat}`) : undefined}
        onChange={({ target }) => setRepeat(target.value)}
      />
      <p role="status" className={styles.success}>
        {isDone ? t('recovery.done') : ''}
      </p>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('recovery.save')}
        </Button>
      </div>
    </form>
  );
}
