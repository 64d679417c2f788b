import { useT } from '@atrium/portal/sdk';
import type { AutoNext } from '../autoNext';
import styles from './Composer.module.css';

/** The choice whether the next process opens by itself after an approval. */
export function AutoNextSwitch({ autoNext: { isOn, set } }: { autoNext: AutoNext }) {
  const t = useT();
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} />
      {t('workflow.process.autoNext')}
    </label>
  );
}
