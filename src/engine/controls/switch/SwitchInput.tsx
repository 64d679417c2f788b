import { useCallback } from 'react';
import type { Field } from '../../model/field';
import { describeField } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import facts, { isOn } from './facts';
import styles from './switch.module.css';

/** A native checkbox in the look of a switch, with its state in words beside it. */
export function SwitchInput({ field }: { field: Field<'switch'> }) {
  const page = usePage();
  const word = useWatched(field, () => facts.format?.(field.value(), field.props, (source) => page.text(source)) ?? '');
  const bind = useCallback((element: HTMLInputElement) => field.watch(() => {
    describeField(element, field);
    element.disabled = field.isReadonly();
    element.checked = isOn(field.value());
  }), [field]);
  return (
    <span className={styles.switch}>
      <input
        ref={bind}
        id={field.id}
        type="checkbox"
        role="switch"
        className={styles.input}
        aria-label={field.ariaLabel}
        onChange={(event) => field.edit(event.currentTarget.checked ? 1 : 0)}
        onFocus={() => field.focus()}
        onBlur={() => field.blur()}
      />
      <span className={styles.word} aria-hidden="true">{word}</span>
    </span>
  );
}
