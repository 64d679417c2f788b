import type { KeyboardEvent, MouseEvent } from 'react';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { chooseOne } from '../shared/choose';
import { Group } from '../shared/Group';
import { Icon } from '@/ui/Icon';
import { useShownChoices } from '../shared/useShownChoices';
import styles from '../shared/choices.module.css';

const CLEARING_KEYS = ['Delete', 'Backspace'];

/**
 * Native radio buttons: the arrow keys, and one stop for the tab key, are the browser's. What need not be answered can
 * be taken back: by a press on the chosen one, with a button, or with the keys that delete.
 */
export function RadioInput({ field }: { field: Field<'radio'> }) {
  const page = usePage();
  const { choices, note, chosen, isLoading } = useShownChoices(field);
  const isReadonly = useWatched(field, () => field.isReadonly());
  const isRequired = useWatched(field, () => field.isRequired());
  const title = useWatched(field, () => field.ariaLabel ?? field.control.title());
  const isClearable = chosen.length > 0 && !isReadonly && !isRequired;
  const handlePress = (event: MouseEvent<HTMLElement>) => {
    // Only a pointer's click has a count: with the keyboard, space on the chosen option would clear it by mistake.
    if (!isClearable || event.detail === 0) return;
    // A press on the words comes a second time at the radio button, and would choose it again.
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    chooseOne(field, undefined);
  };
  const handleClear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    chooseOne(field, undefined);
    // The button goes with the choice: the focus stays in the group.
    currentTarget.parentElement?.querySelector('input')?.focus();
  };
  const handleKeyDown = ({ key, target }: KeyboardEvent<HTMLElement>) => {
    if (isClearable && target instanceof HTMLInputElement && CLEARING_KEYS.includes(key)) chooseOne(field, undefined);
  };
  return (
    <Group field={field} role="radiogroup">
      <div className={styles.choices} data-layout={field.props.layout} onKeyDown={handleKeyDown}>
        {isLoading && <span className={styles.loading}>{page.host.t('engine.loading')}</span>}
        {choices.map((choice) => (
          <span key={choice.key} className={styles.slot}>
            <label className={styles.choice} onClick={choice.key === chosen[0] ? handlePress : undefined}>
              <input
                type="radio"
                name={field.id}
                checked={choice.key === chosen[0]}
                disabled={isReadonly}
                onChange={() => chooseOne(field, choice)}
              />
              {choice.text}
            </label>
            {isClearable && choice.key === chosen[0] && (
              <button
                type="button"
                className={styles.clear}
                aria-label={page.host.t('engine.radio.clear', { title })}
                title={page.host.t('engine.picker.clear')}
                onClick={handleClear}
              >
                <Icon name="close" />
              </button>
            )}
          </span>
        ))}
        {note !== undefined && (
          <span className={styles.loading} role="note">
            {note}
          </span>
        )}
      </div>
    </Group>
  );
}
