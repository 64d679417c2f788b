import type { ComponentProps } from 'react';
import { useState } from 'react';

const TYPED_DAY = /^(\d{4})(?:(\d\d)(\d\d)|([-/])(\d\d?)\4(\d\d?))$/;

/** A day that is typed as YYYYMMDD, YYYY/MM/DD or YYYY-M-D, as YYYY-MM-DD; every other text as it is. */
export const dayInFull = (text: string): string =>
  text.replace(TYPED_DAY, (_, year, month, day, _separator, shortMonth = month, shortDay = day) =>
    [year, shortMonth, shortDay].map((part: string) => part.padStart(2, '0')).join('-'),
  );

interface Props extends Omit<ComponentProps<'input'>, 'onChange'> {
  /** antd reads nothing else of the event. */
  onChange(event: { target: { value: string } }): void;
}

/**
 * The input of antd's date pickers. They write a day in full as soon as they can read it, so that a list of formats
 * would turn 2026-11-1 into 2026-11-01 before the 5 of 15 is typed. This one shows what is typed until Enter is pressed
 * or the focus leaves.
 */
function DayInput({ value, onChange, onKeyDown, onBlur, ...input }: Props) {
  const [typed, setTyped] = useState('');
  return (
    <input
      {...input}
      value={dayInFull(typed) === value ? typed : value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange({ target: { value: dayInFull(target.value) } });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setTyped('');
        onKeyDown?.(event);
      }}
      onBlur={(event) => {
        setTyped('');
        onBlur?.(event);
      }}
    />
  );
}

/** For the property `components` of antd's date pickers. */
export const DAY_INPUT = { input: DayInput };
