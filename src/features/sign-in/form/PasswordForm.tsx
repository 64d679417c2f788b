import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslate } from '@/workspace/services-context/useTranslate';
import styles from '../frame/Card.module.css';
import { LanguageSelect } from '../frame/LanguageSelect';
import type { Entered } from '../machine/state';
import { Alert } from './Alert';
import { Button } from './Button';
import { Checkbox } from './Checkbox';
import { Field } from './Field';
import { PasswordField } from './PasswordField';

export interface PasswordFormProps {
  /** Kept above the form: it survives the later steps and the way back. */
  draft: Entered;
  onDraft(draft: Entered): void;
  onSubmit(entered: Entered): void;
  isBusy: boolean;
  failure: string;
}

/** Name and password. Both are required; what was entered stays after a refusal. */
export function PasswordForm({ draft, onDraft, onSubmit, isBusy, failure }: PasswordFormProps) {
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
      <div className={styles.head}>
        <h1 className={styles.title}>{t('signIn.title')}</h1>
        <LanguageSelect />
      </div>
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
      <Checkbox
        label={t('signIn.remember')}
        isChecked={draft.isRemembered}
        onChange={(isRemembered) => onDraft({ ...draft, isRemembered })}
      />
      <div className={styles.actions}>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t(isBusy ? 'signIn.busy' : 'signIn.submit')}
        </Button>
      </div>
    </form>
  );
}
