import { useCallback } from 'react';
import type { Field } from '../../model/field';
import { describeField } from '../../react/bindInput';
import { isOn } from './isOn';

interface FlagInputProps {
  field: Field;
  role?: 'switch';
  className?: string;
}

/** A native checkbox over a field that holds 1 or 0. */
export function FlagInput({ field, role, className }: FlagInputProps) {
  const bind = useCallback(
    (element: HTMLInputElement) =>
      field.watch(() => {
        describeField(element, field);
        element.disabled = field.isReadonly();
        element.checked = isOn(field.value());
      }),
    [field],
  );
  return (
    <input
      ref={bind}
      id={field.id}
      type="checkbox"
      role={role}
      className={className}
      aria-label={field.ariaLabel}
      onChange={(event) => field.edit(event.currentTarget.checked ? 1 : 0)}
      onFocus={() => field.focus()}
      onBlur={() => field.blur()}
    />
  );
}
