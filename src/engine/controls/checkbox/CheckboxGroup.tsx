import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import styles from '../shared/choices.module.css';
import { chooseMany } from '../shared/choose';
import { Group } from '../shared/Group';
import type { Key } from '../shared/keysOf';
import { useShownChoices } from '../shared/useShownChoices';

/** Native checkboxes whose keys make one value, in the order of the choices. */
export function CheckboxGroup({ field }: { field: Field<'checkbox'> }) {
  const page = usePage();
  const { choices, note, chosen, isLoading } = useShownChoices(field);
  const isReadonly = useWatched(field, () => field.isReadonly());
  const isFaulty = useWatched(field, () => field.error() !== undefined);
  const toggle = (toggled: Key) =>
    chooseMany(
      field,
      choices.filter(({ key }) => chosen.includes(key) !== (key === toggled)),
    );
  return (
    <Group field={field} role="group">
      <div className={styles.choices} data-layout={field.props.layout}>
        {isLoading && <span className={styles.loading}>{page.host.t('engine.loading')}</span>}
        {choices.map(({ key, text }) => (
          <label key={key} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              disabled={isReadonly}
              aria-invalid={isFaulty || undefined}
              onChange={() => toggle(key)}
            />
            {text}
          </label>
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
