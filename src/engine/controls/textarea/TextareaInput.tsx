import { useCallback } from 'react';
import type { Field } from '../../model/field';
import { bindInput, writeText } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { plainText } from '../defineControl';
import styles from '../shared/input.module.css';

const ROWS = 3;

/** A native text area, which a person may pull higher. */
export function TextareaInput({ field }: { field: Field<'textarea'> }) {
  const page = usePage();
  const { placeholder, maxlength, rows = ROWS } = field.props;
  const bind = useCallback(
    (element: HTMLTextAreaElement) => bindInput(element, field, (input) => writeText(input, plainText(field.value()))),
    [field],
  );
  return (
    <textarea
      ref={bind}
      id={field.id}
      rows={rows}
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
