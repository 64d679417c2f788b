import { memo } from 'react';
import type { RowValues } from '../../expressions/scope';
import type { TableOf } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { formatCell, isNumeric } from '../shared/formatCell';
import { Tag } from '../shared/Tag';
import { RowActions } from './RowActions';
import styles from './table.module.css';

type Column = TableOf<'table'>['props']['columns'][number];

interface TableRowProps {
  table: TableOf<'table'>;
  row: RowValues;
}

export const TableRow = memo(function TableRow({ table, row }: TableRowProps) {
  const page = usePage();
  const isChecked = useWatched(SIGNALS, table.checked).has(table.keyOf(row));
  return (
    <tr role="row" data-checked={isChecked || undefined}>
      {table.props.checkable === 1 && (
        <td role="cell" className={styles.check}>
          <input type={table.props.isradio === 1 ? 'radio' : 'checkbox'} checked={isChecked} aria-label={page.host.t('engine.table.checkrow', { name: nameOf(table, row) })} onChange={(event) => table.check([row], event.currentTarget.checked)} />
        </td>
      )}
      {table.props.columns.map((column, index) => (
        <td key={index} role="cell" data-numeric={isNumeric(column.format) || undefined} data-main={column.main === 1 || undefined}>
          <CellContent table={table} row={row} column={column} />
        </td>
      ))}
      {table.node.rowActions.length > 0 && <td role="cell" className={styles.actions}><RowActions table={table} row={row} name={nameOf(table, row)} /></td>}
    </tr>
  );
});

/** What a person calls the row: its first column. */
function nameOf(table: TableOf<'table'>, row: RowValues): string {
  return formatCell(row[table.props.columns[0]?.name ?? '']);
}

function CellContent({ table, row, column }: TableRowProps & { column: Column }) {
  const page = usePage();
  const value = row[column.name];
  const event = table.node.columnEvents[column.name];
  if (column.format === 'tag') {
    const option = column.options?.find(({ key }) => key === value);
    return <Tag tone={option?.tone} text={option ? page.text(option.text) : formatCell(value)} />;
  }
  const text = formatCell(value, column.format);
  if (!event) return text;
  return <button type="button" className={styles.link} onClick={() => void page.click(`${event.path} ${table.keyOf(row)}`, event, { control: table.control, record: row })}>{text}</button>;
}
