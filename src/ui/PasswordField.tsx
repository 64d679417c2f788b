import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Field } from './Field';
import type { FieldProps } from './Field';
import { IconButton } from './IconButton';
import styles from './PasswordField.module.css';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'addon' | 'hint'> {
  texts: {
    /** Accessible names of the button that shows or hides the password. */
    show: string;
    hide: string;
    /** Shown below the field while Caps Lock is on. */
    capsLock: string;
  };
}

/** A password input whose content can be shown, with a hint while Caps Lock is on. */
export function PasswordField({ texts, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const handleKey = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'));

  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      hint={isCapsLockOn ? texts.capsLock : undefined}
      onKeyDown={handleKey}
      onKeyUp={handleKey}
      onBlur={() => setIsCapsLockOn(false)}
      addon={
        <IconButton
          className={styles.toggle}
          label={isShown ? texts.hide : texts.show}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <EyeIcon isCrossed={isShown} />
        </IconButton>
      }
    />
  );
}

/** An eye; crossed out while the password is shown, because a click then hides it. */
function EyeIcon({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
      {isCrossed && <path d="M4 20 20 4" />}
    </svg>
  );
}
