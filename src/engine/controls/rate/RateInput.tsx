import type { KeyboardEvent } from 'react';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { Group } from '../shared/Group';
import facts, { STARS } from './facts';
import styles from './rate.module.css';

/** Native radio buttons in the look of stars. A press on the chosen star, or Delete, takes the rating back. */
export function RateInput({ field }: { field: Field<'rate'> }) {
  const page = usePage();
  const { count = STARS } = field.props;
  const value = useWatched(field, () => field.value());
  const isReadonly = useWatched(field, () => field.isReadonly());
  const isRequired = useWatched(field, () => field.isRequired());
  const clear = () => {
    if (!isReadonly && !isRequired && value !== undefined) field.edit(undefined);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') clear();
  };
  const stars = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <Group field={field} role="radiogroup">
      <div className={styles.rate} onKeyDown={handleKeyDown}>
        {stars.map((star) => (
          <label key={star} className={styles.star} data-on={(typeof value === 'number' && star <= value) || undefined}>
            <input
              type="radio"
              name={field.id}
              aria-label={page.host.t('engine.rate.stars', { count: star })}
              checked={star === value}
              disabled={isReadonly}
              onClick={star === value ? clear : undefined}
              onChange={() => field.edit(star)}
            />
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
            </svg>
          </label>
        ))}
        <span className={styles.word}>{facts.format?.(value, field.props, String)}</span>
      </div>
    </Group>
  );
}
