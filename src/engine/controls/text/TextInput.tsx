import { useCallback } from 'react';
import type { Field } from '../../model/field';
import { bindInput, writeText } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { plainText } from '../defineControl';
import styles from '../shared/input.module.css';

/** A native input: it needs no second, livelier form, and keeps caret and composition by itself. */
export function TextInput({ field }: { field: Field<'text'> }) {
  const page = usePage();
  const { placeholder, maxlength } = field.props;
  const bind = useCallback(
    (element: HTMLInputElement) => bindInput(element, field, (input) => writeText(input, plainText(field.value()))),
    [field],
  );
  return (
    <input
      ref={bind}
      id={field.id}
      type="text"
      className={styles.input}
      aria-label={field.ariaLabel}
      placeholder={page.text(placeholder) || undefined}
      maxLength={maxlength}
      autoComplete="off"
      onInput={(event) => field.edit(event.currentTarget.value)}
      onFocus={() => field.focus()}
      onBlur={() => field.blur()}
    />
  );
}
