import styles from './Card.module.css';
import { LanguageSelect } from './LanguageSelect';

/** The title of a card and the language select. */
export function CardHead({ title }: { title: string }) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <LanguageSelect />
    </div>
  );
}
