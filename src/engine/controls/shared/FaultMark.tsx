import { usePage } from '../../react/pageContext';
import styles from './faultMark.module.css';

/** Marks what leads to a part of the page in which something is not valid. */
export function FaultMark() {
  const page = usePage();
  return <span className={styles.fault} role="img" aria-label={page.host.t('engine.panel.faulty')} />;
}
