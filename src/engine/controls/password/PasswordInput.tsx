import { useCallback, useState } from 'react';
import type { Field } from '../../model/field';
import { bindInput, writeText } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import { Icon } from '@/ui/Icon';
import inputs from '../shared/input.module.css';
import { leaveHandler } from '../shared/leaveHandler';
import facts from './facts';
import styles from './password.module.css';

/** Where it is only read, the password is not even in the document. */
const shownText = (field: Field<'password'>) =>
  field.isReadonly() ? (facts.format?.(field.value(), field.props, String) ?? '') : plainText(field.value());

/** A native password input with a button that shows what was typed. */
export function PasswordInput({ field }: { field: Field<'password'> }) {
  const page = usePage();
  const { placeholder, maxlength } = field.props;
  const [isShown, setShown] = useState(false);
  const isReadonly = useWatched(field, () => field.isReadonly());
  const title = useWatched(field, () => field.ariaLabel ?? field.control.title());
  const bind = useCallback(
    (element: HTMLInputElement) => bindInput(element, field, (input) => writeText(input, shownText(field))),
    [field],
  );
  return (
    <span className={styles.password} onBlur={leaveHandler(field)}>
      <input
        ref={bind}
        id={field.id}
        type={isShown && !isReadonly ? 'text' : 'password'}
        className={inputs.input}
        aria-label={field.ariaLabel}
        placeholder={page.text(placeholder) || undefined}
        maxLength={maxlength}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        onInput={(event) => field.edit(event.currentTarget.value)}
        onFocus={() => field.focus()}
      />
      {!isReadonly && (
        <button
          type="button"
          className={styles.eye}
          aria-label={page.host.t('engine.password.show', { title })}
          aria-pressed={isShown}
          aria-controls={field.id}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        >
          <Icon name="eye" />
        </button>
      )}
    </span>
  );
}
