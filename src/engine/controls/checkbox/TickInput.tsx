import { useCallback } from 'react';
import type { Field } from '../../model/field';
import { describeField } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import styles from '../shared/choices.module.css';
import { isOn } from '../switch/facts';

/** A single native checkbox with its words beside it. */
export function TickInput({ field }: { field: Field<'checkbox'> }) {
  const page = usePage();
  const bind = useCallback((element: HTMLInputElement) => field.watch(() => {
    describeField(element, field);
    element.disabled = field.isReadonly();
    element.checked = isOn(field.value());
  }), [field]);
  return (
    <label className={styles.choice}>
      <input
        ref={bind}
        id={field.id}
        type="checkbox"
        aria-label={field.ariaLabel}
        onChange={(event) => field.edit(event.currentTarget.checked ? 1 : 0)}
        onFocus={() => field.focus()}
        onBlur={() => field.blur()}
      />
      {page.text(field.props.text)}
    </label>
  );
}
