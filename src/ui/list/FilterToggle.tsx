import { Button } from '../Button';
import { Icon } from '../Icon';
import styles from './FilterBar.module.css';

interface Props {
  /** What the button says: its word, and how many filters are set. */
  text: string;
  isOpen: boolean;
  /** Id of the form; undefined for one that opens over the page. */
  controls: string | undefined;
  onClick(): void;
}

/** The button that shows and hides the search form on a phone. */
export function FilterToggle({ text, isOpen, controls, onClick }: Props) {
  return (
    <span className={styles.toggle}>
      <Button
        size="middle"
        aria-expanded={isOpen}
        aria-controls={controls}
        aria-haspopup={controls === undefined ? 'dialog' : undefined}
        onClick={onClick}
      >
        <Icon name="filter" />
        {text}
      </Button>
    </span>
  );
}
