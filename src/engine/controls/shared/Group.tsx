import { useCallback } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import type { Field } from '../../model/field';
import { describeField, describeProblem } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';

interface GroupProps {
  field: Field;
  role: 'group' | 'radiogroup';
  children: ReactNode;
}

/** The input that the group's focus goes to: the one that is chosen, or else the first. */
const entryOf = (group: HTMLElement) =>
  group.querySelector<HTMLElement>('input:checked:enabled') ??
  group.querySelector<HTMLElement>('input:enabled, button:enabled, textarea:enabled, select:enabled, iframe');

/**
 * Several native inputs that are one field. It bears the field's id, and not its first input: a press on the field's
 * title would choose that.
 */
export function Group({ field, role, children }: GroupProps) {
  const page = usePage();
  const title = useWatched(field, () => field.ariaLabel ?? field.control.title());
  const isRequired = useWatched(field, () => field.isRequired());
  // A plain group cannot be required for assistive technology: its name says so.
  const name = role === 'group' && isRequired ? page.host.t('engine.group.required', { title }) : title;
  const bind = useCallback(
    (element: HTMLDivElement) =>
      field.watch(() => (role === 'group' ? describeProblem : describeField)(element, field)),
    [field, role],
  );
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const { target, currentTarget, relatedTarget } = event;
    if (target === currentTarget) entryOf(currentTarget)?.focus();
    else if (relatedTarget === currentTarget || !currentTarget.contains(relatedTarget)) field.focus();
  };
  const handleBlur = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget && !currentTarget.contains(relatedTarget)) field.blur();
  };
  return (
    <div ref={bind} id={field.id} role={role} tabIndex={-1} aria-label={name} onFocus={handleFocus} onBlur={handleBlur}>
      {children}
    </div>
  );
}
