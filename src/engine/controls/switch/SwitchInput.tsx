import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { FlagInput } from '../shared/FlagInput';
import facts from './facts';
import styles from './switch.module.css';

/** A native checkbox in the look of a switch, with its state in words beside it. */
export function SwitchInput({ field }: { field: Field<'switch'> }) {
  const page = usePage();
  const word = useWatched(field, () => facts.format?.(field.value(), field.props, (source) => page.text(source)) ?? '');
  return (
    <span className={styles.switch}>
      <FlagInput field={field} role="switch" className={styles.input} />
      <span className={styles.word} aria-hidden="true">
        {word}
      </span>
    </span>
  );
}
