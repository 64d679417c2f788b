import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Alert } from '@/workspace/light-ui/Alert';
import { Button } from '@/workspace/light-ui/Button';
import { Checkbox } from '@/workspace/light-ui/Checkbox';
import { Field } from '@/workspace/light-ui/Field';
import { PasswordField } from '@/workspace/light-ui/PasswordField';
import { useTranslate } from '@/workspace/services-context/useTranslate';
import styles from '../frame/Card.module.css';

/** What has been typed so far. */
export interface PasswordDraft {
  userName: string;
  password: string;
  /** The name is offered at the next visit. */
  isRemembered: boolean;
}

export interface PasswordFormProps {
  /** Kept above the form: it survives the later steps and the way back. */
  draft: PasswordDraft;
  onDraft(draft: PasswordDraft): void;
  onSubmit(entered: PasswordDraft): void;
  onForgotten(): void;
  isBusy: boolean;
  failure: string;
}

/** Name and password. Both are required; what was entered stays after a refusal. */
export function PasswordForm({ draft, onDraft, onSubmit, onForgotten, isBusy, failure }: PasswordFormProps) {
  const t = useTranslate();
  const [isChecked, setIsChecked] = useState(false);
  const nameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const userName = draft.userName.trim();

  // Once, when the form appears: where there is something to type.
  const isNameKnown = useRef(userName !== '');
  useEffect(() => (isNameKnown.current ? passwordRef : nameRef).current?.focus(), []);

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
      <div className={styles.row}>
        <Checkbox
          label={t('signIn.remember')}
          isChecked={draft.isRemembered}
          onChange={(isRemembered) => onDraft({ ...draft, isRemembered })}
        />
        <button type="button" className={styles.link} disabled={isBusy} onClick={onForgotten}>
          {t('signIn.forgot')}
        </button>
      </div>
      <div className={styles.actions}>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t(isBusy ? 'signIn.busy' : 'signIn.submit')}
        </Button>
      </div>
    </form>
  );
}
