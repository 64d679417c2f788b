import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Alert } from '@/workspace/light-ui/Alert';
import { Button } from '@/workspace/light-ui/Button';
import { Field } from '@/workspace/light-ui/Field';
import { PasswordField } from '@/workspace/light-ui/PasswordField';
import { useTranslate } from '@/workspace/services-context/useTranslate';
import styles from '../frame/Card.module.css';

/** Whose account it shall be. */
export interface BindDraft {
  userName: string;
  password: string;
}

export interface BindFormProps {
  /** Kept above the form: it survives the later steps. */
  draft: BindDraft;
  onDraft(draft: BindDraft): void;
  onSubmit(entered: BindDraft): void;
  onCancel(): void;
  isBusy: boolean;
  failure: string;
}

/** Name and password of the account to bind. What was entered stays after a refusal. */
export function BindForm({ draft, onDraft, onSubmit, onCancel, isBusy, failure }: BindFormProps) {
  const t = useTranslate();
  const [isChecked, setIsChecked] = useState(false);
  const nameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const userName = draft.userName.trim();

  useEffect(() => nameRef.current?.focus(), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isBusy) return;
    if (!userName) nameRef.current?.focus();
    else if (!draft.password) passwordRef.current?.focus();
    else onSubmit({ ...draft, userName });
  };

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Alert text={failure} />
      <Field
        label={t('signIn.userName')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={isBusy}
        inputRef={nameRef}
        value={draft.userName}
        problem={isChecked && !userName ? t('signIn.userName.required') : undefined}
        onChange={({ target }) => onDraft({ ...draft, userName: target.value })}
      />
      <PasswordField
        label={t('signIn.password')}
        name="password"
        autoComplete="current-password"
        required
        readOnly={isBusy}
        inputRef={passwordRef}
        value={draft.password}
        problem={isChecked && !draft.password ? t('signIn.password.required') : undefined}
        onChange={({ target }) => onDraft({ ...draft, password: target.value })}
      />
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t(isBusy ? 'thirdParty.bind.busy' : 'thirdParty.bind.submit')}
        </Button>
      </div>
    </form>
  );
}
