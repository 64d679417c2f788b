import { memo, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ArrayModel } from '../../model/arrayModel';
import { CellField } from '../../model/cellField';
import { watchRow } from '../../model/row';
import type { Row } from '../../model/row';
import type { ControlNode } from '../../protocol/nodes';
import { FieldError } from '../../react/FieldItem';
import { useLanguage, usePage, useViewsOf } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { Icon } from '../shared/Icon';
import type { IconName } from '../shared/Icon';
import { useShownText } from '../shared/useShownText';
import styles from './array.module.css';

export interface ArrayRowProps {
  array: ArrayModel;
  columns: readonly ControlNode[];
  row: Row;
  index: number;
  canDelete: boolean;
  canMove: boolean;
}

export const ArrayRow = memo(function ArrayRow({ array, columns, row, index, canDelete, canMove }: ArrayRowProps) {
  const page = usePage();
  const language = useLanguage();
  const { t } = page.host;
  const fields = useMemo(
    () => columns.map((column) => new CellField(array, row, column, t('engine.array.cell', { title: page.textOf(column.title), row: index + 1 }))),
    // The cells' names are texts of the language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [array, columns, row, index, page, language],
  );
  const button = (name: IconName, action: string, handleClick: () => void) => (
    <button type="button" className={styles.icon} aria-label={t(`engine.array.${action}`, { row: index + 1 })} onClick={handleClick}><Icon name={name} /></button>
  );
  return (
    <tr aria-rowindex={index + 2}>
      {array.props.checkable === 1 && <RowCheck array={array} row={row} index={index} />}
      {fields.map((field) => <Cell key={field.node.name} field={field} />)}
      {(canDelete || canMove) && (
        <td className={styles.actions}>
          {canMove && button('up', 'moveup', () => array.move(row, -1))}
          {canMove && button('down', 'movedown', () => array.move(row, 1))}
          {canDelete && button('delete', 'delete', () => array.remove([row]))}
        </td>
      )}
    </tr>
  );
});

function RowCheck({ array, row, index }: Pick<ArrayRowProps, 'array' | 'row' | 'index'>) {
  const page = usePage();
  const subscribe = useCallback((listener: () => void) => watchRow(row, listener), [row]);
  const isChecked = useSyncExternalStore(subscribe, () => row.isChecked);
  return (
    <td className={styles.check}>
      <input
        type={array.props.isradio === 1 ? 'radio' : 'checkbox'}
        name={`${array.id}-check`}
        aria-label={page.host.t('engine.array.check', { row: index + 1 })}
        checked={isChecked}
        onChange={(event) => array.check([row], event.currentTarget.checked)}
      />
    </td>
  );
}

function Cell({ field }: { field: CellField }) {
  const page = usePage();
  const isReadonly = useWatched(field, () => field.isReadonly());
  const { Input } = useViewsOf(field.node.type);
  const isText = isReadonly || !Input;
  return (
    <td data-label={page.textOf(field.node.title)} data-numeric={field.node.type === 'number' || field.node.type === 'money' || undefined} data-text={isText || undefined}>
      {isText ? <CellText field={field} /> : <><Input field={field} /><FieldError field={field} /></>}
    </td>
  );
}

function CellText({ field }: { field: CellField }) {
  return useWatched(field, useShownText(field));
}
