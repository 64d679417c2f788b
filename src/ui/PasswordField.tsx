import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslate } from '@/app-context/useTranslate';
import { EyeIcon } from './EyeIcon';
import { Field } from './Field';
import type { FieldProps } from './Field';
import styles from './PasswordField.module.css';

/** A password that can be looked at, and a word when Caps Lock is on. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'addon' | 'hint'>) {
  const t = useTranslate();
  const [isShown, setIsShown] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);

  // Where there are several, each eye says whose it is.
  const isPlain = props.label === t('signIn.password');
  const nameOf = (action: 'show' | 'hide') =>
    isPlain ? t(`signIn.password.${action}`) : t(`password.${action}`, { label: props.label.toLowerCase() });

  const handleKey = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'));

  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      hint={isCapsLockOn ? t('signIn.capsLock') : undefined}
      onKeyDown={handleKey}
      onKeyUp={handleKey}
      onBlur={() => setIsCapsLockOn(false)}
      addon={
        <button
          type="button"
          className={styles.toggle}
          aria-label={nameOf(isShown ? 'hide' : 'show')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <EyeIcon isCrossed={isShown} />
        </button>
      }
    />
  );
}
