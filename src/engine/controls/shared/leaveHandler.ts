import type { FocusEvent } from 'react';
import type { Field } from '../../model/field';

/** The onBlur of an element that holds all parts of a field: tells the field when the focus leaves them all. */
export const leaveHandler =
  (field: Field) =>
  ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) field.blur();
  };
