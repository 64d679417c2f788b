import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import styles from '../shared/choices.module.css';
import { FlagInput } from '../shared/FlagInput';

/** A single native checkbox with its words beside it. */
export function TickInput({ field }: { field: Field<'checkbox'> }) {
  const page = usePage();
  return (
    <label className={styles.choice}>
      <FlagInput field={field} />
      {page.text(field.props.text)}
    </label>
  );
}
