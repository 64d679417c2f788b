import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { PasswordField } from '@/ui/PasswordField';
import { useServices } from '@/app-context/useServices';
import { useTranslate } from '@/app-context/useTranslate';
import styles from './PasswordChangeForm.module.css';
import { passwordProblems } from './passwordProblems';
import type { PasswordEntries, PasswordProblem } from './passwordProblems';
import { usePasswordChange } from './usePasswordChange';

export interface PasswordChangeFormProps {
  /** The old password need not be typed when it is the initial one. */
  initialPassword?: string;
  /** 2.5 s after the success, or when the form is closed before. */
  onChanged(): void;
  /** Tells whether something is typed that is not sent yet. */
  onDirty?(isDirty: boolean): void;
}

const NOTHING: PasswordEntries = { old: '', fresh: '', repeat: '' };

const FIELDS = [
  { name: 'old', autoComplete: 'current-password' },
  { name: 'fresh', autoComplete: 'new-password' },
  { name: 'repeat', autoComplete: 'new-password' },
] as const;

/** Old, new and repeated password (business spec §2, §5): during a sign-in, and in the workspace. */
export function PasswordChangeForm({ initialPassword, onChanged, onDirty }: PasswordChangeFormProps) {
  const t = useTranslate();
  const { session } = useServices();
  const { settings, phase, failure, send, forgetFailure } = usePasswordChange(onChanged);
  const [typed, setTyped] = useState(NOTHING);
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const isOldTyped = initialPassword === undefined;
  const entries = isOldTyped ? typed : { ...typed, old: initialPassword };
  const fields = FIELDS.filter(({ name }) => isOldTyped || name !== 'old');
  const problemsBy = (pattern: string) => passwordProblems(entries, { pattern, isOldTyped });
  const problems = problemsBy(settings?.passwordPattern ?? '');
  const rule = settings?.passwordPatternHint || t('password.rule');
  const isLocked = phase !== 'editing';

  const focus = (name: string | undefined) =>
    form.current?.querySelector<HTMLInputElement>(name ? `[name=${name}]` : 'input')?.focus();
  useEffect(() => focus(undefined), []);

  const isDirty = phase !== 'changed' && Object.values(typed).some((value) => value !== '');
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);

  const textOf = (problem: PasswordProblem) =>
    problem === 'pattern' && settings?.passwordPatternHint ? settings.passwordPatternHint : t(`password.${problem}`);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isLocked) return;
    setIsChecked(true);
    const wrong = fields.find(({ name }) => problems[name]);
    if (wrong) focus(wrong.name);
    else void send(entries, (local) => Object.keys(problemsBy(local.passwordPattern)).length === 0);
  };

  const handleReset = () => {
    setTyped(NOTHING);
    setIsChecked(false);
    forgetFailure();
    focus(undefined);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
      <Alert text={failure} />
      <p role="status" className={styles.done}>
        {phase === 'changed' && t(session.isSigningIn() ? 'password.changed.signIn' : 'password.changed.workspace')}
      </p>
      {fields.map(({ name, autoComplete }) => {
        const problem = isChecked ? problems[name] : undefined;
        return (
          <PasswordField
            key={name}
            label={t(`password.${name}`)}
            name={name}
            autoComplete={autoComplete}
            required
            readOnly={isLocked}
            value={typed[name]}
            problem={problem && textOf(problem)}
            note={name === 'fresh' ? rule : undefined}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        );
      })}
      <div className={styles.actions}>
        {isOldTyped && (
          <Button disabled={isLocked} onClick={handleReset}>
            {t('password.reset')}
          </Button>
        )}
        <Button type="submit" variant="primary" isBusy={phase === 'sending'} disabled={isLocked}>
          {t(phase === 'sending' ? 'password.saving' : 'password.save')}
        </Button>
      </div>
    </form>
  );
}
