import type { TableOf } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { checkState } from '../shared/checkState';
import { ListCheck } from '../shared/ListCheck';
import { Pagination } from '../table/Pagination';
import styles from './list.module.css';

/** What is checked, and the pages. */
export function ListFoot({ table }: { table: TableOf<'list'> }) {
  const page = usePage();
  const checked = useWatched(SIGNALS, table.checked);
  const { status, rows, count } = useWatched(SIGNALS, table.state);
  const { t } = page.host;
  if (status === 'waiting') return <div className={styles.foot} />;
  const checkedHere = rows.filter((row) => checked.has(table.keyOf(row))).length;
  return (
    <div className={styles.foot}>
      {table.props.checkable === 1 && table.props.isradio !== 1 && rows.length > 0 && (
        <label className={styles.all}>
          <ListCheck
            className={styles.check}
            state={checkState(checkedHere, rows.length)}
            onCheck={(isChecked) => table.check(rows, isChecked)}
          />
          {t('engine.table.checkall')}
        </label>
      )}
      <span aria-live="polite">{checked.size > 0 && t('engine.table.checked', { count: checked.size })}</span>
      {table.isLazy ? (
        <span className={styles.count}>{t('engine.page.count', { count })}</span>
      ) : (
        <Pagination table={table} />
      )}
    </div>
  );
}
