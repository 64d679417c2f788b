import { Icon } from '../Icon';
import styles from './FilterBar.module.css';

interface Props {
  isOpen: boolean;
  texts: { more: string; less: string };
  /** Id of the fields. */
  controls?: string;
  onClick?(): void;
}

/** The button that expands and collapses a search form. */
export function FilterExpander({ isOpen, texts, controls, onClick }: Props) {
  return (
    <button type="button" className={styles.more} aria-expanded={isOpen} aria-controls={controls} onClick={onClick}>
      {isOpen ? texts.less : texts.more}
      <Icon name={isOpen ? 'up' : 'down'} />
    </button>
  );
}
