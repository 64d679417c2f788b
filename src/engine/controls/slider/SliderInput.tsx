import { useCallback } from 'react';
import type { SyntheticEvent } from 'react';
import type { Field } from '../../model/field';
import { describeField } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import facts, { limitsOf } from './facts';
import styles from './slider.module.css';

/** A native range input with its value in words beside it. */
export function SliderInput({ field }: { field: Field<'slider'> }) {
  const page = usePage();
  const { min, max, step } = limitsOf(field.props);
  const words = useWatched(
    field,
    () => facts.format?.(field.value(), field.props, (source) => page.text(source)) ?? '',
  );
  const isRequired = useWatched(field, () => field.isRequired());
  const unset = page.host.t('engine.slider.unset');
  const bind = useCallback(
    (element: HTMLInputElement) =>
      field.watch(() => {
        describeField(element, field);
        // No slider can be required for assistive technology: its value in words says so.
        element.removeAttribute('aria-required');
        element.disabled = field.isReadonly();
        const value = field.value();
        element.value = String(typeof value === 'number' ? value : min);
      }),
    [field, min],
  );
  // A thumb that stands at the least without a value is chosen by a press or a key that does not move it.
  const choose = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (field.value() === undefined) field.edit(Number(currentTarget.value));
  };
  return (
    <span className={styles.slider}>
      <input
        ref={bind}
        id={field.id}
        type="range"
        min={min}
        max={max}
        step={step}
        className={styles.input}
        aria-label={field.ariaLabel}
        aria-valuetext={words || (isRequired ? page.host.t('engine.group.required', { title: unset }) : unset)}
        onInput={(event) => field.edit(Number(event.currentTarget.value))}
        onClick={choose}
        onKeyDown={(event) => {
          if (/^(Arrow|Home|Page|Enter| )/.test(event.key)) choose(event);
        }}
        onFocus={() => field.focus()}
        onBlur={() => field.blur()}
      />
      <span className={styles.words} aria-hidden="true">
        {words || '—'}
      </span>
    </span>
  );
}
