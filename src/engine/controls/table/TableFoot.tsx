import { add } from '@/common/money/decimal';
import { toNumber } from '../../expressions/functions/toNumber';
import type { TableOf } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { formatCell } from '../shared/formatCell';
import { ColumnsButton } from './ColumnsButton';
import { Pagination } from './Pagination';
import type { Columns } from './useColumns';
import styles from './table.module.css';

/** What is checked and what it sums to, or the totals of all found rows; and the pages. */
export function TableFoot({ table, columns }: { table: TableOf<'table'>; columns: Columns }) {
  const page = usePage();
  const checked = useWatched(SIGNALS, table.checked);
  const { summary, status } = useWatched(SIGNALS, table.state);
  if (status === 'waiting') return <div className={styles.foot} />;
  const totals = (table.props.summary ?? []).map((name) => {
    const column = table.props.columns.find((entry) => entry.name === name);
    const value =
      checked.size > 0 ? [...checked.values()].map((row) => toNumber(row[name])).reduce(add, 0) : summary[name];
    return value === undefined
      ? undefined
      : { name, title: page.text(column?.title ?? name), text: formatCell(value, column?.format) };
  });
  return (
    <div className={styles.foot}>
      <div className={styles.totals} aria-live="polite">
        {checked.size > 0 && <span>{page.host.t('engine.table.checked', { count: checked.size })}</span>}
        {totals.map(
          (total) =>
            total && (
              <span key={total.name}>
                {page.host.t('engine.table.total', { title: total.title })} <strong>{total.text}</strong>
              </span>
            ),
        )}
      </div>
      {table.props.columnsettings === 1 && <ColumnsButton title={table.title()} columns={columns} />}
      <Pagination table={table} />
    </div>
  );
}
