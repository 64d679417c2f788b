import { useEffect, useRef } from 'react';
import { Field } from '@/ui/Field';
import { useTranslate } from '@/app-context/services';
import { PasswordInput } from '../password/PasswordInput';

export interface Credentials {
  userName: string;
  password: string;
}

export interface CredentialFieldsProps {
  value: Credentials;
  onChange(value: Credentials): void;
  /** Missing values are marked only after the first try. */
  isChecked: boolean;
  isBusy: boolean;
}

/** Name and password of an account, both required. The first empty field has the focus. */
export function CredentialFields({ value, onChange, isChecked, isBusy }: CredentialFieldsProps) {
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
