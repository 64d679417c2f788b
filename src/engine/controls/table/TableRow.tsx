import { memo } from 'react';
import type { MouseEvent } from 'react';
import { NO_FIGURE } from '@/common/money/format';
import { ListCheck } from '@/ui/list/ListCheck';
import type { RowValues } from '../../expressions/scope';
import type { TableOf } from '../../model/tableModel';
import type { EventNode } from '../../protocol/nodes';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { formatCell } from '../shared/formatCell';
import type { MeasureRow } from '../shared/useWindow';
import { Tag } from '../shared/Tag';
import type { Column } from './arrangeColumns';
import type { RowLayout } from './layoutCells';
import { RowButtons } from './RowButtons';
import styles from './table.module.css';

interface TableRowProps {
  table: TableOf<'table'>;
  row: RowValues;
  /** Its place on the page of rows, from 0. */
  index: number;
  layout: RowLayout;
  /** The greatest number of each column with bars, by name. */
  greatest: ReadonlyMap<string, number>;
  /** Room for its buttons. */
  roomPx: number;
  isFresh: boolean;
  measure?: MeasureRow;
}

/** Presses on these are their own. */
const PRESSABLE = 'button, a, input, label';

export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { table, row, index, layout, greatest, roomPx, isFresh, measure } = props;
  const page = usePage();
  const key = table.keyOf(row);
  const isChecked = useWatched(SIGNALS, table.checked).has(key);
  const {
    columnEvents,
    events: { onclicked },
  } = table.node;
  const run = (event: EventNode) =>
    void page.events.click(`${event.path} ${key}`, event, { control: table.control, record: row });
  // For the keyboard: the first cell that is only text stands for the row.
  const opener = onclicked && layout.cells.find(({ column }) => column.format !== 'tag' && !columnEvents[column.name]);
  const takeFocus = () => table.focused(key);
  const handleClick = ({ target }: MouseEvent) => {
    takeFocus();
    const isMarking = document.getSelection()?.isCollapsed === false;
    if (onclicked && !isMarking && target instanceof Element && !target.closest(PRESSABLE)) run(onclicked);
  };
  return (
    <tr
      ref={measure}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-row-key={key}
      data-fresh={isFresh || undefined}
      aria-description={isFresh ? page.host.t('engine.table.fresh') : undefined}
      data-checked={isChecked || undefined}
      data-pressable={onclicked && true}
      onClick={handleClick}
      onFocus={takeFocus}
    >
      {layout.check && (
        <td role="cell" className={styles.check} {...layout.check}>
          <ListCheck
            isRadio={table.props.isradio === 1}
            state={isChecked ? 'all' : 'none'}
            label={page.host.t('engine.table.checkrow', { name: nameOf(table, row) })}
            onCheck={(isOn) => table.check([row], isOn)}
          />
        </td>
      )}
      {layout.cells.map((cell) => {
        const event = columnEvents[cell.column.name] ?? (cell === opener ? onclicked : undefined);
        return (
          <td
            key={cell.key}
            role="cell"
            {...cell.look}
            {...cell.box}
            style={cell.box ? { ...cell.look.style, ...cell.box.style } : cell.look.style}
          >
            <CellContent
              value={row[cell.column.name]}
              column={cell.column}
              rowKey={key}
              greatest={greatest.get(cell.column.name)}
              onPress={event && (() => run(event))}
            />
          </td>
        );
      })}
      {layout.actions && (
        <td role="cell" {...layout.actions}>
          <RowButtons table={table} row={row} name={nameOf(table, row)} roomPx={roomPx} />
        </td>
      )}
    </tr>
  );
});

/** What a person calls the row: its first column. */
export function nameOf(table: TableOf<'table'>, row: RowValues): string {
  return formatCell(row[table.props.columns[0]?.name ?? '']);
}

interface CellContentProps {
  value: unknown;
  column: Column;
  rowKey: string;
  /** Of all rows, where a bar is behind the number. */
  greatest: number | undefined;
  onPress?(): void;
}

function CellContent({ value, column: { format, options }, rowKey, greatest, onPress }: CellContentProps) {
  const page = usePage();
  const option = format === 'tag' ? options?.find(({ key }) => key === value) : undefined;
  const text = option ? page.text(option.text) : formatCell(value, format);
  const share = greatest && typeof value === 'number' ? Math.max(0, value / greatest) : 0;
  const content =
    format === 'tag' ? (
      <Tag tone={option?.tone} text={text} />
    ) : share > 0 ? (
      <span className={styles.bar} style={{ backgroundSize: `${(share * 100).toFixed(1)}% 100%` }}>
        {text}
      </span>
    ) : (
      text
    );
  return onPress ? (
    <button type="button" className={styles.link} aria-label={text === '' ? rowKey : undefined} onClick={onPress}>
      {content || NO_FIGURE}
    </button>
  ) : (
    content
  );
}
