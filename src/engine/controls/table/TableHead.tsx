import type { RowValues } from '../../expressions/scope';
import type { TableOf } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { checkState } from '@/ui/list/checkState';
import { ListCheck } from '@/ui/list/ListCheck';
import { ariaSort, SortButton } from '@/ui/list/SortButton';
import type { CellLayout, RowLayout } from './layoutCells';
import type { Widths } from './useWidths';
import styles from './table.module.css';

interface TableHeadProps {
  table: TableOf<'table'>;
  rows: readonly RowValues[];
  layout: RowLayout;
  widths: Widths;
}

export function TableHead({ table, rows, layout, widths }: TableHeadProps) {
  const page = usePage();
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {layout.check && (
          <th role="columnheader" className={styles.check} {...layout.check}>
            {table.props.isradio === 1 ? (
              <span className={styles.spoken}>{page.host.t('engine.array.checked')}</span>
            ) : (
              <CheckAll table={table} rows={rows} />
            )}
          </th>
        )}
        {layout.cells.map((cell) => (
          <HeadCell key={cell.key} table={table} cell={cell} width={widths.columns.get(cell.key)?.widthPx} />
        ))}
        {layout.actions && (
          <th
            role="columnheader"
            scope="col"
            {...layout.actions}
            style={{ ...layout.actions.style, width: widths.actionsPx }}
          >
            {page.host.t('engine.table.actions')}
          </th>
        )}
      </tr>
    </thead>
  );
}

function CheckAll({ table, rows }: Pick<TableHeadProps, 'table' | 'rows'>) {
  const page = usePage();
  const checked = useWatched(SIGNALS, table.checked);
  const checkedHere = rows.filter((row) => checked.has(table.keyOf(row))).length;
  return (
    <ListCheck
      state={checkState(checkedHere, rows.length)}
      label={page.host.t('engine.table.checkall')}
      onCheck={(isChecked) => table.check(rows, isChecked)}
    />
  );
}

function HeadCell({
  table,
  cell: { column, look, box },
  width,
}: {
  table: TableOf<'table'>;
  cell: CellLayout;
  width?: number;
}) {
  const page = usePage();
  const sorting = useWatched(SIGNALS, table.sorting);
  const { name, title, sortable } = column;
  const order = sorting?.field === name ? sorting.order : undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      {...look}
      style={{ ...look.style, width, textAlign: box?.style.textAlign as 'start' | undefined }}
      aria-sort={sortable === 1 ? ariaSort(order) : undefined}
    >
      {sortable === 1 ? (
        <SortButton title={page.text(title)} order={order} onSort={() => void table.sortBy(name)} />
      ) : (
        page.text(title)
      )}
    </th>
  );
}
