import { useCallback, useRef, useState } from 'react';
import type { CompositionEvent, CSSProperties, KeyboardEvent } from 'react';
import type { Field } from '../../model/field';
import { bindInput, writeText } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { isEmptyValue } from '../defineControl';
import { factsOf } from '../factsTable';
import styles from '../shared/input.module.css';
import { moneyLimits } from '../money/moneyLimits';
import type { NumberLimits } from './judgeNumber';
import { canBeNumber, editText, parseNumber } from './numberText';
import { stepNumber } from './stepNumber';
import { Steppers } from './Steppers';
import { followWheel } from './wheelSteps';

/** How many steps a key takes. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

type NumberField = Field<'number' | 'money'>;

/** Steps the value of a field, unless it is only read. */
function stepField(field: NumberField, count: number): void {
  if (field.isReadonly()) return;
  const limits: NumberLimits = field.node.type === 'money' ? moneyLimits(field.props) : field.props;
  const current = field.value();
  const next = stepNumber(current, count, limits, field.props.step);
  if (next !== undefined && next !== current) field.edit(next);
}

/** The state of an input from focus to blur. It changes nothing that is rendered. */
interface Use {
  beforeComposing: string;
  /** Its message says that letters of an input method were taken back; the value itself is as it was. */
  hasRefused: boolean;
  stopWheel?: () => void;
}

/** How a number stands while nobody edits it. One that is refused stays as it was typed, so that one sees why. */
function restText(field: NumberField): string {
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

/**
 * A number or an amount of money: a native input that shows separators and decimals until it is edited. Arrow keys, page
 * keys and the wheel step while it has the focus; in a form so do two buttons, which are there from the first use.
 */
export function NumberInput({ field }: { field: NumberField }) {
  const page = usePage();
  const { placeholder, unit } = field.props;
  const isCell = field.control !== field;
  const [wasUsed, setUsed] = useState(false);
  const use = useRef<Use>({ beforeComposing: '', hasRefused: false });
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
  const step = (count: number) => stepField(field, count);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const count = STEPS[event.key];
    if (count === undefined || event.nativeEvent.isComposing || field.isReadonly()) return;
    event.preventDefault();
    step(count);
  };
  const take = (text: string) => {
    const value = parseNumber(text);
    // Some browsers send an input event for the text that was taken back: the message stands until something changes.
    if (use.current.hasRefused && value === field.value()) return;
    use.current.hasRefused = false;
    field.edit(value);
  };
  const handleComposed = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    const { beforeComposing } = use.current;
    if (canBeNumber(currentTarget.value) || !canBeNumber(beforeComposing)) return take(currentTarget.value);
    writeText(currentTarget, beforeComposing);
    take(beforeComposing);
    use.current.hasRefused = true;
    field.setError(page.host.t('engine.number.invalid', { title: field.ariaLabel ?? field.control.title() }));
  };
  const handleLeave = () => {
    if (use.current.hasRefused) field.setError(undefined);
    use.current.hasRefused = false;
    use.current.stopWheel?.();
  };
  const input = (
    <input
      ref={bind}
      id={field.id}
      type="text"
      inputMode="decimal"
      className={isCell ? styles.number : `${styles.number} ${styles.stepped}`}
      aria-label={field.ariaLabel}
      placeholder={page.text(placeholder) || undefined}
      autoComplete="off"
      onKeyDown={handleKeyDown}
      onInput={({ currentTarget, nativeEvent }) => {
        // The letters that an input method is given on the way to a number are not the value.
        if (!(nativeEvent as InputEvent).isComposing || canBeNumber(currentTarget.value)) take(currentTarget.value);
      }}
      onPointerEnter={isCell ? undefined : ({ pointerType }) => pointerType !== 'touch' && setUsed(true)}
      onCompositionStart={({ currentTarget }) => {
        use.current.beforeComposing = currentTarget.value;
      }}
      onCompositionEnd={handleComposed}
      onFocus={(event) => {
        enter(event.currentTarget, editText(field.value()));
        if (!isCell) setUsed(true);
        use.current.stopWheel = followWheel(event.currentTarget, step);
        field.focus();
      }}
      onBlur={(event) => {
        writeText(event.currentTarget, restText(field));
        handleLeave();
        field.blur();
      }}
    />
  );
  const steppers = wasUsed && (
    <Steppers
      onStep={(count) => {
        document.getElementById(field.id)?.focus();
        step(count);
      }}
    />
  );
  if (unit === undefined)
    return (
      <>
        {input}
        {steppers}
      </>
    );
  const unitText = page.text(unit);
  return (
    <span className={styles.affix} style={{ '--unit': `${unitPx(unitText)}px` } as CSSProperties}>
      {input}
      {steppers}
      <span className={styles.unit}>{unitText}</span>
    </span>
  );
}

/** The width of a Chinese character and, at most, of a Latin one in the type of units. */
const CHINESE_PX = 13;
const LATIN_PX = 8;
/** A longer unit is cut. */
const MOST_UNIT_PX = 96;

/** The room that a unit needs beside the figures, in pixels. */
const unitPx = (unit: string) =>
  Math.min(
    MOST_UNIT_PX,
    [...unit].reduce((width, character) => width + (character > '\u2e7f' ? CHINESE_PX : LATIN_PX), 0),
  );
