import { useCallback } from 'react';
import type { Field } from '../../model/field';
import { bindInput, writeText } from '../../react/bindInput';
import { plainText } from '../defineControl';
import input from '../shared/input.module.css';
import { isPlace, readCoordinate, withPart } from './place';

interface CoordinateInputProps {
  field: Field<'location'>;
  part: 'longitude' | 'latitude';
  name: string;
  label: string;
}

/** One coordinate in degrees. What is typed is left as it is while it says the same number. */
export function CoordinateInput({ field, part, name, label }: CoordinateInputProps) {
  const bind = useCallback(
    (element: HTMLInputElement) =>
      bindInput(element, field, (target) => {
        const value = field.value();
        const current = isPlace(value) ? (value[part] ?? undefined) : undefined;
        if (readCoordinate(target.value) !== current) writeText(target, plainText(current));
      }),
    [field, part],
  );
  return (
    <input
      ref={bind}
      type="text"
      inputMode="text"
      className={input.number}
      aria-label={name}
      placeholder={label}
      autoComplete="off"
      onInput={({ currentTarget }) =>
        field.edit(withPart(field.value(), { [part]: readCoordinate(currentTarget.value) }))
      }
      onFocus={() => field.focus()}
    />
  );
}
