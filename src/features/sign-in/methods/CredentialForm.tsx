import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Alert } from '@/ui/Alert';
import { Field } from '@/ui/Field';
import { useTranslate } from '@/app-context/services';
import { PasswordInput } from '../password/PasswordInput';
import { useSubmit } from './useSubmit';

export interface Credentials {
  userName: string;
  password: string;
}

export interface CredentialFormProps<Draft extends Credentials> {
  /** The typed values. The screen keeps them, so that they survive the later steps. */
  draft: Draft;
  onDraft(draft: Draft): void;
  /** Gets the draft with the trimmed name. */
  onSubmit(draft: Draft): void;
  isBusy: boolean;
  failure: string;
  /** The options and buttons below the fields. */
  children: ReactNode;
}

/** A form with the name and password of an account, both required. The typed values stay after a failure. */
export function CredentialForm<Draft extends Credentials>({
  draft,
  onDraft,
  onSubmit,
  isBusy,
  failure,
  children,
}: CredentialFormProps<Draft>) {
  const userName = draft.userName.trim();
  const { isChecked, handleSubmit } = useSubmit({
    isBusy,
    isReady: userName !== '' && draft.password !== '',
    send: () => onSubmit({ ...draft, userName }),
  });

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Alert text={failure} />
      <CredentialFields
        value={draft}
        onChange={(typed) => onDraft({ ...draft, ...typed })}
        isChecked={isChecked}
        isBusy={isBusy}
      />
      {children}
    </form>
  );
}

interface CredentialFieldsProps {
  value: Credentials;
  onChange(value: Credentials): void;
  /** Missing values are marked only after the first try. */
  isChecked: boolean;
  isBusy: boolean;
}

/** The two fields. The first empty one gets the focus when they are mounted. */
function CredentialFields({ value, onChange, isChecked, isBusy }: CredentialFieldsProps) {
  const t = useTranslate();
  const nameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const isNameKnown = useRef(value.userName.trim() !== '');
  useEffect(() => (isNameKnown.current ? passwordRef : nameRef).current?.focus(), []);

  return (
    <>
      <Field
        label={t('signIn.userName')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={isBusy}
        inputRef={nameRef}
        value={value.userName}
        problem={isChecked && !value.userName.trim() ? t('signIn.userName.required') : undefined}
        onChange={({ target }) => onChange({ ...value, userName: target.value })}
      />
      <PasswordInput
        isOnly
        label={t('signIn.password')}
        name="password"
        autoComplete="current-password"
        required
        readOnly={isBusy}
        inputRef={passwordRef}
        value={value.password}
        problem={isChecked && !value.password ? t('signIn.password.required') : undefined}
        onChange={({ target }) => onChange({ ...value, password: target.value })}
      />
    </>
  );
}
