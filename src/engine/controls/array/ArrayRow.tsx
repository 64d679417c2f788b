import { memo, useMemo } from 'react';
import type { ArrayModel } from '../../model/arrayModel';
import { CellField } from '../../model/cellField';
import type { Field } from '../../model/field';
import type { Row } from '../../model/row';
import type { ControlNode } from '../../protocol/nodes';
import { factsOf } from '../factsTable';
import { FieldError } from '../../react/FieldItem';
import { usePage, useViewsOf } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { Icon } from '../shared/Icon';
import { selectText } from '../select/selectText';
import styles from './array.module.css';

interface ArrayRowProps {
  array: ArrayModel;
  columns: readonly ControlNode[];
  row: Row;
  index: number;
  canDelete: boolean;
}

export const ArrayRow = memo(function ArrayRow({ array, columns, row, index, canDelete }: ArrayRowProps) {
  const page = usePage();
  const fields = useMemo(
    () => columns.map((column) => new CellField(array, row, column, page.host.t('engine.array.cell', { title: page.textOf(column.title), row: index + 1 }))),
    [array, columns, row, index, page],
  );
  return (
    <tr aria-rowindex={index + 2}>
      {fields.map((field) => <Cell key={field.node.name} field={field} />)}
      {canDelete && (
        <td className={styles.delete}>
          <button type="button" className={styles.icon} aria-label={page.host.t('engine.array.delete', { row: index + 1 })} onClick={() => array.remove([row])}><Icon name="delete" /></button>
        </td>
      )}
    </tr>
  );
});

function Cell({ field }: { field: CellField }) {
  const page = usePage();
  const isReadonly = useWatched(field, () => field.isReadonly());
  const { Input } = useViewsOf(field.node.type);
  const isText = isReadonly || !Input;
  return (
    <td data-label={page.textOf(field.node.title)} data-numeric={field.node.type === 'number' || undefined} data-text={isText || undefined}>
      {isText ? <CellText field={field} /> : <><Input field={field} /><FieldError field={field} /></>}
    </td>
  );
}

function CellText({ field }: { field: CellField }) {
  const page = usePage();
  return useWatched(field, () => {
    const text = (source: string) => page.text(source);
    if (field.node.type === 'select') return selectText(field as Field<'select'>, text);
    return factsOf(field.node.type)?.format?.(field.value(), field.props, text) ?? '';
  });
}
