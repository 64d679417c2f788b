import type { RowValues } from '../../expressions/scope';
import type { TableOf } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { isNumeric } from '../shared/formatCell';
import styles from './table.module.css';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

export function TableHead({ table, rows }: { table: TableOf<'table'>; rows: readonly RowValues[] }) {
  const page = usePage();
  const sorting = useWatched(SIGNALS, table.sorting);
  const checked = useWatched(SIGNALS, table.checked);
  const checkedHere = rows.filter((row) => checked.has(table.keyOf(row))).length;
  return (
    <thead role="rowgroup">
      <tr role="row">
        {table.props.checkable === 1 && (
          <th role="columnheader" className={styles.check}>
            {table.props.isradio === 1 ? <span className={styles.spoken}>{page.host.t('engine.array.checked')}</span> : (
              <input
                type="checkbox"
                aria-label={page.host.t('engine.table.checkall')}
                checked={rows.length > 0 && checkedHere === rows.length}
                ref={(box) => {
                  if (box) box.indeterminate = checkedHere > 0 && checkedHere < rows.length;
                }}
                onChange={(event) => table.check(rows, event.currentTarget.checked)}
              />
            )}
          </th>
        )}
        {table.props.columns.map(({ name, title, width, format, sortable, main }, index) => (
          <th
            key={index}
            role="columnheader"
            scope="col"
            style={width === undefined ? undefined : { width }}
            data-numeric={isNumeric(format) || undefined}
            data-main={main === 1 || undefined}
            aria-sort={sortable !== 1 ? undefined : sorting?.field === name ? ARIA_SORT[sorting.order] : 'none'}
          >
            {sortable === 1 ? <button type="button" className={styles.sort} onClick={() => void table.sortBy(name)}>{page.text(title)}<span aria-hidden="true">{sorting?.field !== name ? '↕' : sorting.order === 'asc' ? '↑' : '↓'}</span></button> : page.text(title)}
          </th>
        ))}
        {table.node.rowActions.length > 0 && <th role="columnheader" scope="col" className={styles.actionsHead}>{page.host.t('engine.table.actions')}</th>}
      </tr>
    </thead>
  );
}
