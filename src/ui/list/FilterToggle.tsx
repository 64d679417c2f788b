import { Button } from '../Button';
import { Icon } from '../Icon';
import styles from './FilterBar.module.css';

interface Props {
  /** What the button says: its word, and how many filters are set. */
  text: string;
  isOpen: boolean;
  /** Id of the form. */
  controls: string;
  onClick(): void;
}

/** The button that shows and hides the search form on a phone. */
export function FilterToggle({ text, isOpen, controls, onClick }: Props) {
  return (
    <span className={styles.toggle}>
      <Button size="middle" aria-expanded={isOpen} aria-controls={controls} onClick={onClick}>
        <Icon name="filter" />
        {text}
      </Button>
    </span>
  );
}
