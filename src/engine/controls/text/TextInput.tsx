import { useCallback } from 'react';
import type { Ref } from 'react';
import type { Field } from '../../model/field';
import { bindInput, writeText } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { plainText } from '../defineControl';
import styles from '../shared/input.module.css';

const LINES = 3;

/** A native input: it needs no second, livelier form, and keeps caret and composition by itself. */
export function TextInput({ field }: { field: Field<'text'> }) {
  const page = usePage();
  const { placeholder, maxlength, multiline } = field.props;
  const bind = useCallback(
    (element: HTMLInputElement | HTMLTextAreaElement) => bindInput(element, field, (input) => writeText(input, plainText(field.value()))),
    [field],
  );
  const shared = {
    id: field.id,
    className: styles.input,
    'aria-label': field.ariaLabel,
    placeholder: page.text(placeholder) || undefined,
    maxLength: maxlength,
    autoComplete: 'off',
    onInput: (event: { currentTarget: { value: string } }) => field.edit(event.currentTarget.value),
    onFocus: () => field.focus(),
    onBlur: () => field.blur(),
  };
  return multiline === 1 ? <textarea ref={bind as Ref<HTMLTextAreaElement>} rows={LINES} {...shared} /> : <input ref={bind as Ref<HTMLInputElement>} type="text" {...shared} />;
}
