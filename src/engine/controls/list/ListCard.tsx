import { memo } from 'react';
import { ACTIONS_MAX_PX } from '@/ui/list/fitActions';
import { ListCheck } from '@/ui/list/ListCheck';
import type { RowValues } from '../../expressions/scope';
import type { TableOf } from '../../model/tableModel';
import type { EventNode } from '../../protocol/nodes';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { formatCell, isNumeric } from '../shared/formatCell';
import { Tag } from '../shared/Tag';
import { RowButtons } from '../table/RowButtons';
import styles from './list.module.css';

type CardField = NonNullable<TableOf<'list'>['props']['fields']>[number];

interface ListCardProps {
  table: TableOf<'list'>;
  row: RowValues;
  /** Created or changed just now. */
  isFresh: boolean;
}

/** What a person calls the row: its title. */
export const nameOf = (table: TableOf<'list'>, row: RowValues): string =>
  formatCell(row[table.props.titlefield]) || table.keyOf(row);

/** One row. Its title is the button for the whole card; what else can be pressed lies above it. */
export const ListCard = memo(function ListCard({ table, row, isFresh }: ListCardProps) {
  const page = usePage();
  const { textfield, fields = [], checkable, isradio } = table.props;
  const isChecked = useWatched(SIGNALS, table.checked).has(table.keyOf(row));
  const event = table.node.events.onclicked;
  const name = nameOf(table, row);
  const text = textfield === undefined ? '' : formatCell(row[textfield]);
  const run = (clicked: EventNode) =>
    void page.events.click(`${clicked.path} ${table.keyOf(row)}`, clicked, { control: table.control, record: row });
  const pressOf = (field: string) => {
    const clicked = table.node.columnEvents[field];
    return clicked && (() => run(clicked));
  };
  const takeFocus = () => table.focused(table.keyOf(row));
  return (
    <li
      className={styles.card}
      data-row-key={table.keyOf(row)}
      data-fresh={isFresh || undefined}
      aria-description={isFresh ? page.host.t('engine.table.fresh') : undefined}
      data-checked={isChecked || undefined}
      onClick={takeFocus}
      onFocus={takeFocus}
    >
      <div className={styles.head}>
        {checkable === 1 && (
          <ListCheck
            isRadio={isradio === 1}
            className={styles.check}
            state={isChecked ? 'all' : 'none'}
            label={page.host.t('engine.table.checkrow', { name })}
            onCheck={(isOn) => table.check([row], isOn)}
          />
        )}
        {event ? (
          <button type="button" className={styles.open} onClick={() => run(event)}>
            {name}
          </button>
        ) : (
          <span className={styles.title}>{name}</span>
        )}
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map((field, index) => (
            <div key={index}>
              <dt>{page.text(field.title)}</dt>
              <dd data-numeric={isNumeric(field.format) || undefined} {...table.node.columnBoxes[field.name]}>
                <FieldValue value={row[field.name]} field={field} onPress={pressOf(field.name)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {table.node.rowActions.length > 0 && (
        <div className={styles.actions}>
          <RowButtons table={table} row={row} name={name} roomPx={ACTIONS_MAX_PX} />
        </div>
      )}
    </li>
  );
});

interface FieldValueProps {
  value: unknown;
  field: CardField;
  onPress?(): void;
}

function FieldValue({ value, field: { format, options }, onPress }: FieldValueProps) {
  const page = usePage();
  const option = format === 'tag' ? options?.find(({ key }) => key === value) : undefined;
  const text = (option ? page.text(option.text) : formatCell(value, format)) || '—';
  const content = format === 'tag' ? <Tag tone={option?.tone} text={text} /> : text;
  return onPress ? (
    <button type="button" className={styles.press} onClick={onPress}>
      {content}
    </button>
  ) : (
    content
  );
}
