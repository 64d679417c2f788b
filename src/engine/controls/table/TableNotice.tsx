import type { TableModel } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import button from '../button/button.module.css';
import styles from './table.module.css';

/** Why the rows could not be read, and a way to try again. */
export function TableNotice({ table }: { table: TableModel }) {
  const page = usePage();
  const { error } = useWatched(SIGNALS, table.state);
  return (
    <div className={styles.failed} role="alert">
      <p>{page.host.t('engine.table.failed')}</p>
      <p className={styles.reason}>{error?.message}</p>
      <button type="button" className={button.button} onClick={() => void table.retry()}>{page.host.t('engine.retry')}</button>
    </div>
  );
}
