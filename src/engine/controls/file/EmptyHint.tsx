import { usePage } from '../../react/pageContext';
import styles from './file.module.css';

/** What stands in a field without files: the page's own text, or how files get there beside the button. */
export function EmptyHint({ placeholder }: { placeholder: string | undefined }) {
  const page = usePage();
  const text = page.text(placeholder);
  return text ? (
    <span className={styles.hint}>{text}</span>
  ) : (
    <span className={`${styles.hint} ${styles.drop}`}>{page.host.t('engine.file.hint')}</span>
  );
}
