import { useCallback, useRef } from 'react';
import type { CompositionEvent, KeyboardEvent } from 'react';
import { add, mul } from '@/common/money/decimal';
import type { Field } from '../../model/field';
import { bindInput, writeText } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { isEmptyValue } from '../defineControl';
import { factsOf } from '../factsTable';
import styles from '../shared/input.module.css';
import { canBeNumber, editText, parseNumber } from './numberText';

/** Which way an arrow key steps. */
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

/** Refuses what can be no part of a number before it is there, so that a wrong key or paste loses nothing. */
function refuseLetters(event: InputEvent): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget as HTMLInputElement;
  const typed = event.data ?? event.dataTransfer?.getData('text/plain');
  // What an input method composes cannot be refused until it is complete.
  if (event.isComposing || !typed) return;
  const result = value.slice(0, selectionStart ?? value.length) + typed + value.slice(selectionEnd ?? value.length);
  // A text that was loaded may be no number: it can be mended character by character.
  if (!canBeNumber(canBeNumber(value) ? result : typed)) event.preventDefault();
}

const clamp = (value: number, min = -Infinity, max = Infinity) => Math.min(Math.max(value, min), max);

/** A number or an amount of money: a native input that shows separators and decimals until it is edited; the arrow keys step. */
export function NumberInput({ field }: { field: Field<'number' | 'money'> }) {
  const page = usePage();
  const { placeholder, min, max, unit, step = 1 } = field.props;
  const beforeComposing = useRef('');
  const bind = useCallback(
    (element: HTMLInputElement) => {
      // React's own event of this name knows nothing of composing.
      element.addEventListener('beforeinput', refuseLetters);
      const stop = bindInput(element, field, (input) => {
        const value = field.value();
        if (document.activeElement !== input) writeText(input, restText(field));
        else if (parseNumber(input.value) !== value) writeText(input, editText(value));
      });
      return () => {
        element.removeEventListener('beforeinput', refuseLetters);
        stop();
      };
    },
    [field],
  );
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const way = STEPS[event.key];
    if (way === undefined || field.isReadonly()) return;
    event.preventDefault();
    const current = field.value();
    field.edit(clamp(add(typeof current === 'number' ? current : 0, mul(way, step)), min, max));
  };
  const handleComposed = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    if (!canBeNumber(currentTarget.value) && canBeNumber(beforeComposing.current))
      writeText(currentTarget, beforeComposing.current);
    field.edit(parseNumber(currentTarget.value));
  };
  const input = (
    <input
      ref={bind}
      id={field.id}
      type="text"
      inputMode="decimal"
      className={`${styles.number} ${styles.figure}`}
      aria-label={field.ariaLabel}
      placeholder={page.text(placeholder) || undefined}
      autoComplete="off"
      onKeyDown={handleKeyDown}
      onInput={({ currentTarget, nativeEvent }) => {
        // The letters that an input method is given on the way to a number are not the value.
        if (!(nativeEvent as InputEvent).isComposing || canBeNumber(currentTarget.value))
          field.edit(parseNumber(currentTarget.value));
      }}
      onCompositionStart={({ currentTarget }) => {
        beforeComposing.current = currentTarget.value;
      }}
      onCompositionEnd={handleComposed}
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
