import { memo } from 'react';
import type { RowValues } from '../../expressions/scope';
import type { TableOf } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { formatCell, isNumeric } from '../shared/formatCell';
import { Tag } from '../shared/Tag';
import { RowActions } from '../table/RowActions';
import styles from './list.module.css';

type CardField = NonNullable<TableOf<'list'>['props']['fields']>[number];

interface ListCardProps {
  table: TableOf<'list'>;
  row: RowValues;
}

/** One row. Its title is the button for the whole card; what else can be pressed lies above it. */
export const ListCard = memo(function ListCard({ table, row }: ListCardProps) {
  const page = usePage();
  const { titlefield, textfield, fields = [], checkable, isradio } = table.props;
  const isChecked = useWatched(SIGNALS, table.checked).has(table.keyOf(row));
  const event = table.node.events.onclicked;
  const name = formatCell(row[titlefield]) || table.keyOf(row);
  const text = textfield === undefined ? '' : formatCell(row[textfield]);
  const handleClick = () => {
    if (event) void page.events.click(`${event.path} ${table.keyOf(row)}`, event, { control: table.control, record: row });
  };
  const takeFocus = () => table.focused(table.keyOf(row));
  return (
    <li className={styles.card} data-checked={isChecked || undefined} onClick={takeFocus} onFocus={takeFocus}>
      <div className={styles.head}>
        {checkable === 1 && <input type={isradio === 1 ? 'radio' : 'checkbox'} className={styles.check} checked={isChecked} aria-label={page.host.t('engine.table.checkrow', { name })} onChange={({ currentTarget }) => table.check([row], currentTarget.checked)} />}
        {event ? <button type="button" className={styles.open} onClick={handleClick}>{name}</button> : <span className={styles.title}>{name}</span>}
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map((field, index) => <div key={index}><dt>{page.text(field.title)}</dt><dd data-numeric={isNumeric(field.format) || undefined}><FieldValue value={row[field.name]} field={field} /></dd></div>)}
        </dl>
      )}
      {table.node.rowActions.length > 0 && <div className={styles.actions}><RowActions table={table} row={row} name={name} /></div>}
    </li>
  );
});

function FieldValue({ value, field }: { value: unknown; field: CardField }) {
  const page = usePage();
  if (field.format !== 'tag') return formatCell(value, field.format) || '—';
  const option = field.options?.find(({ key }) => key === value);
  return <Tag tone={option?.tone} text={option ? page.text(option.text) : formatCell(value) || '—'} />;
}
