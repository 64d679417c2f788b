import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { Group } from '../shared/Group';
import { useShownChoices } from '../shared/useShownChoices';
import styles from '../shared/choices.module.css';

/** Native radio buttons: the arrow keys, and one stop for the tab key, are the browser's. */
export function RadioInput({ field }: { field: Field<'radio'> }) {
  const page = usePage();
  const { choices, chosen, isLoading } = useShownChoices(field);
  const isReadonly = useWatched(field, () => field.isReadonly());
  return (
    <Group field={field} role="radiogroup">
      <div className={styles.choices} data-layout={field.props.layout}>
        {isLoading && <span className={styles.loading}>{page.host.t('engine.loading')}</span>}
        {choices.map((option) => (
          <label key={option.key} className={styles.choice}>
            <input type="radio" name={field.id} checked={option.key === chosen[0]} disabled={isReadonly} onChange={() => field.edit(option.key, { option })} />
            {option.text}
          </label>
        ))}
      </div>
    </Group>
  );
}
