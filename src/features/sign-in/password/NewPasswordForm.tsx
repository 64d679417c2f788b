import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { PASSWORD_CHANGED_MS } from '@/common/constants/signIn';
import { useServices, useTranslate } from '@/app-context/services';
import type { LocalSettings } from '@/services';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { useObservable } from '@/ui/useObservable';
import { useCall } from '../effects/useCall';
import styles from './NewPasswordForm.module.css';
import { PasswordInput } from './PasswordInput';
import { passwordProblems } from './passwordProblems';
import type { PasswordEntries, PasswordProblem } from './passwordProblems';

export interface NewPasswordFormProps {
  /** Undefined: the form has a field for it. Empty: the server does not need it. */
  currentPassword: string | undefined;
  /** Sends the passwords to the server; rejects when it refuses them. */
  save(entries: PasswordEntries, settings: LocalSettings): Promise<void>;
  /** Shown for 2.5 s after the success. */
  doneText: string;
  /** 2.5 s after the success, or when the form is closed before. */
  onDone(): void;
  onFailure?(error: unknown): void;
  /** Reports whether the form contains input that is not saved. */
  onDirty?(isDirty: boolean): void;
}

const EMPTY: PasswordEntries = { currentPassword: '', newPassword: '', confirmPassword: '' };

const FIELDS = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'confirmPassword', autoComplete: 'new-password' },
] as const;

/** Current, new and confirmed password with the rules of business spec §5. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { currentPassword, save, doneText, onDone, onFailure, onDirty } = props;
  const t = useTranslate();
  const { settings } = useServices();
  const { passwordPattern = '', passwordPatternHint = '' } = useObservable(settings) ?? {};
  const [typed, setTyped] = useState(EMPTY);
  const [isChecked, setIsChecked] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const isCurrentTyped = currentPassword === undefined;
  const entries = isCurrentTyped ? typed : { ...typed, currentPassword };
  const fields = FIELDS.filter(({ name }) => isCurrentTyped || name !== 'currentPassword');
  const problemsBy = (pattern: string) => passwordProblems(entries, { pattern, isCurrentTyped });
  const problems = problemsBy(passwordPattern);

  const { isBusy, failure, run, clearFailure } = useCall(
    async () => {
      const local = await settings.load();
      // The settings, and with them the pattern, may have been loaded just now.
      if (Object.keys(problemsBy(local.passwordPattern)).length > 0) return false;
      await save(entries, local);
      return true;
    },
    { onAnswer: setIsDone, onFailure },
  );
  const isLocked = isBusy || isDone;

  useEffect(() => settings.prefetch(), [settings]);
  useAfterSuccess(isDone, onDone);

  const focus = (name: string | undefined) =>
    form.current?.querySelector<HTMLInputElement>(name ? `[name=${name}]` : 'input')?.focus();
  useEffect(() => focus(undefined), []);

  const isDirty = !isDone && Object.values(typed).some((value) => value !== '');
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);

  const textOf = (problem: PasswordProblem) =>
    problem === 'pattern' && passwordPatternHint ? passwordPatternHint : t(`password.${problem}`);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isLocked) return;
    setIsChecked(true);
    const wrong = fields.find(({ name }) => problems[name]);
    if (wrong) focus(wrong.name);
    else run();
  };

  const handleReset = () => {
    setTyped(EMPTY);
    setIsChecked(false);
    clearFailure();
    focus(undefined);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
      <Alert text={failure} />
      <p role="status" className={styles.done}>
        {isDone && doneText}
      </p>
      {fields.map(({ name, autoComplete }) => {
        const problem = isChecked ? problems[name] : undefined;
        return (
          <PasswordInput
            key={name}
            label={t(`password.${name}`)}
            name={name}
            autoComplete={autoComplete}
            required
            readOnly={isLocked}
            value={typed[name]}
            problem={problem && textOf(problem)}
            note={name === 'newPassword' ? passwordPatternHint || t('password.rule') : undefined}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        );
      })}
      <div className={styles.actions}>
        {isCurrentTyped && (
          <Button disabled={isLocked} onClick={handleReset}>
            {t('password.reset')}
          </Button>
        )}
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={isLocked}>
          {t(isBusy ? 'password.saving' : 'password.save')}
        </Button>
      </div>
    </form>
  );
}

/** Calls `onDone` once: 2.5 s after the success, or when the form is closed before (business spec §4). */
function useAfterSuccess(isDone: boolean, onDone: () => void): void {
  const announce = useEffectEvent(onDone);
  useEffect(() => {
    if (!isDone) return undefined;
    let isAnnounced = false;
    const finish = () => {
      if (isAnnounced) return;
      isAnnounced = true;
      announce();
    };
    const timer = setTimeout(finish, PASSWORD_CHANGED_MS);
    return () => {
      clearTimeout(timer);
      // The old password is no longer valid, so the person must sign in again even when the form closes early.
      finish();
    };
  }, [isDone]);
}
