import { useCallback } from 'react';
import type { KeyboardEvent } from 'react';
import { add } from '@/common/money/decimal';
import type { Field } from '../../model/field';
import { bindInput, writeText } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { isEmptyValue } from '../defineControl';
import { factsOf } from '../factsTable';
import styles from '../shared/input.module.css';
import { editText, parseNumber } from './numberText';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** How a number stands while nobody edits it. One that is refused stays as it was typed, so that one sees why. */
function restText(field: Field<'number' | 'money'>): string {
  const value = field.value();
  const facts = factsOf(field.node.type);
  const isRefused = !field.isReadonly() && !isEmptyValue(value) && facts?.validate?.(value, field.props) !== undefined;
  return isRefused ? editText(value) : (facts?.format?.(value, field.props, String) ?? '');
}

/** Writes the text to edit. Whoever came with Tab has all of it selected, and goes on to type over it. */
function enter(input: HTMLInputElement, text: string): void {
  const isSelected = input.value !== '' && input.selectionStart === 0 && input.selectionEnd === input.value.length;
  writeText(input, text);
  if (isSelected) input.select();
}

const clamp = (value: number, min = -Infinity, max = Infinity) => Math.min(Math.max(value, min), max);

/** A number or an amount of money: a native input that shows separators and decimals until it is edited; the arrow keys step by 1. */
export function NumberInput({ field }: { field: Field<'number' | 'money'> }) {
  const page = usePage();
  const { placeholder, min, max, unit } = field.props;
  const bind = useCallback(
    (element: HTMLInputElement) =>
      bindInput(element, field, (input) => {
        const value = field.value();
        if (document.activeElement !== input) writeText(input, restText(field));
        else if (parseNumber(input.value) !== value) writeText(input, editText(value));
      }),
    [field],
  );
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key];
    if (step === undefined || field.isReadonly()) return;
    event.preventDefault();
    const current = field.value();
    field.edit(clamp(add(typeof current === 'number' ? current : 0, step), min, max));
  };
  const input = (
    <input
      ref={bind}
      id={field.id}
      type="text"
      inputMode="decimal"
      className={styles.number}
      aria-label={field.ariaLabel}
      placeholder={page.text(placeholder) || undefined}
      autoComplete="off"
      onKeyDown={handleKeyDown}
      onInput={(event) => field.edit(parseNumber(event.currentTarget.value))}
      onFocus={(event) => {
        enter(event.currentTarget, editText(field.value()));
        field.focus();
      }}
      onBlur={(event) => {
        writeText(event.currentTarget, restText(field));
        field.blur();
      }}
    />
  );
  return unit === undefined ? (
    input
  ) : (
    <span className={styles.affix}>
      {input}
      <span className={styles.unit}>{page.text(unit)}</span>
    </span>
  );
}
