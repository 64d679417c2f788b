import { memo } from 'react';
import { RowCard } from '@/ui/list/RowCard';
import { formatCell } from '../shared/formatCell';
import { Tag } from '../shared/Tag';
import type { MeasureRow } from '../shared/useWindow';
import type { RowValues } from '../../expressions/scope';
import type { TableOf } from '../../model/tableModel';
import type { EventNode } from '../../protocol/nodes';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import type { ArrangedColumn } from './arrangeColumns';
import type { CardColumns } from './cardColumns';
import { nameOf } from './TableRow';
import { useRowActions } from './useRowActions';

interface TableCardProps {
  table: TableOf<'table'>;
  row: RowValues;
  /** Its place on the page of rows, from 0. */
  index: number;
  columns: CardColumns;
  isSelecting: boolean;
  isFresh: boolean;
  measure?: MeasureRow;
}

/** A row on a small screen. A press opens it: the event of the rows, of their title, of a link, or the first action. */
export const TableCard = memo(function TableCard(props: TableCardProps) {
  const { table, row, index, columns, isSelecting, isFresh, measure } = props;
  const page = usePage();
  const { t } = page.host;
  const key = table.keyOf(row);
  const name = nameOf(table, row);
  const isChecked = useWatched(SIGNALS, table.checked).has(key);
  const actions = useRowActions(table, row, name);
  const {
    columnEvents,
    events: { onclicked },
  } = table.node;
  const event = onclicked ?? columnEvents[columns.title?.column.name ?? ''] ?? Object.values(columnEvents)[0];
  const first = event ? undefined : actions.find(({ isDanger, isDisabled }) => !isDanger && !isDisabled);
  const run = (clicked: EventNode) =>
    void page.events.click(`${clicked.path} ${key}`, clicked, { control: table.control, record: row });
  const open = event ? () => run(event) : first?.onPress;
  const contentOf = (column: ArrangedColumn) => <CardValue row={row} column={column} />;
  const title = (columns.title && textOf(row, columns.title)) || name || key;
  const takeFocus = () => table.focused(key);
  return (
    <RowCard
      ref={measure}
      rowKey={key}
      data-index={index}
      data-fresh={isFresh || undefined}
      aria-description={isFresh ? t('engine.table.fresh') : undefined}
      onClick={takeFocus}
      onFocus={takeFocus}
      isChecked={isChecked}
      title={
        open && !isSelecting ? (
          <button type="button" onClick={open}>
            {title}
          </button>
        ) : (
          title
        )
      }
      amount={columns.amount && contentOf(columns.amount)}
      tags={columns.tags
        .filter(({ column }) => formatCell(row[column.name]) !== '')
        .map((column) => (
          <CardValue key={column.key} row={row} column={column} />
        ))}
      details={columns.details.map((column) => ({
        key: column.key,
        label: page.text(column.column.title),
        value: contentOf(column),
      }))}
      actions={first ? actions.filter(({ key: action }) => action !== first.key) : actions}
      moreLabel={t('engine.table.more', { name })}
      check={
        isSelecting
          ? {
              label: t('engine.table.checkrow', { name }),
              isRadio: table.props.isradio === 1,
              isChecked,
              onCheck: (isOn) => table.check([row], isOn),
            }
          : undefined
      }
    />
  );
});

const textOf = (row: RowValues, { column }: ArrangedColumn) => formatCell(row[column.name], column.format);

function CardValue({ row, column }: { row: RowValues; column: ArrangedColumn }) {
  const page = usePage();
  const { name, format, options } = column.column;
  if (format !== 'tag') return textOf(row, column) || '—';
  const option = options?.find(({ key }) => key === row[name]);
  return <Tag tone={option?.tone} text={option ? page.text(option.text) : formatCell(row[name])} />;
}
