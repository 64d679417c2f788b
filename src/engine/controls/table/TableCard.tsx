import { memo } from 'react';
import { NO_FIGURE } from '@/common/money/format';
import { RowCard } from '@/ui/list/RowCard';
import type { RowAction } from '@/ui/list/rowAction';
import { formatCell } from '../shared/formatCell';
import { Tag } from '../shared/Tag';
import type { MeasureRow } from '../shared/useWindow';
import type { RowValues } from '../../expressions/scope';
import type { TableModel } from '../../model/tableModel';
import type { EventNode } from '../../protocol/nodes';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import type { CardColumn, CardColumns } from './cardColumns';
import { useRowActions } from './useRowActions';

interface TableCardProps {
  table: TableModel;
  row: RowValues;
  /** What a person calls the row. */
  name: string;
  /** Its place on the page of rows, from 0. */
  index: number;
  columns: CardColumns;
  isSelecting: boolean;
  isFresh: boolean;
  measure?: MeasureRow;
}

/**
 * A row on a small screen. A press opens it: the event of the rows, of their title, of a link, or the first action. All
 * other links and actions are in its menu.
 */
export const TableCard = memo(function TableCard(props: TableCardProps) {
  const { table, row, name, index, columns, isSelecting, isFresh, measure } = props;
  const page = usePage();
  const { t } = page.host;
  const key = table.keyOf(row);
  const isChecked = useWatched(SIGNALS, table.checked).has(key);
  const actions = useRowActions(table, row, name);
  const {
    columnEvents,
    events: { onclicked },
  } = table.node;
  const { title: head, links } = columns;
  const opener = onclicked ? undefined : (links.find(({ column }) => column.name === head?.column.name) ?? links[0]);
  const event = onclicked ?? (opener && columnEvents[opener.column.name]);
  const first = event ? undefined : actions.find(({ isDanger, isDisabled }) => !isDanger && !isDisabled);
  const run = (clicked: EventNode) =>
    void page.events.click(`${clicked.path} ${key}`, clicked, { control: table.control, record: row });
  const open = event ? () => run(event) : first?.onPress;
  const contentOf = (column: CardColumn) => <CardValue row={row} column={column} />;
  const title = (head && textOf(row, head)) || name || key;
  const text = columns.text && textOf(row, columns.text);
  const otherLinks = links.flatMap((link): RowAction[] => {
    const clicked = link === opener ? undefined : columnEvents[link.column.name];
    if (!clicked) return [];
    const said = page.text(link.column.title);
    return [{ key: `link ${link.key}`, text: said, label: `${said} ${name}`, onPress: () => run(clicked) }];
  });
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
      text={text || undefined}
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
      actions={[...otherLinks, ...actions.filter((action) => action !== first)]}
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

const textOf = (row: RowValues, { column }: CardColumn) => formatCell(row[column.name], column.format);

function CardValue({ row, column }: { row: RowValues; column: CardColumn }) {
  const page = usePage();
  const { name, format, options } = column.column;
  if (format !== 'tag') return textOf(row, column) || NO_FIGURE;
  const option = options?.find(({ key }) => key === row[name]);
  return <Tag tone={option?.tone} text={option ? page.text(option.text) : formatCell(row[name])} />;
}
