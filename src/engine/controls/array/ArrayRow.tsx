import { memo, useCallback, useMemo } from 'react';
import { extras } from '../../extras';
import type { ArrayModel } from '../../model/arrayModel';
import { CellField } from '../../model/cellField';
import { removeByHand } from '../../model/removeByHand';
import type { Row } from '../../model/row';
import type { ControlNode } from '../../protocol/nodes';
import { usePage } from '../../react/pageContext';
import type { IconName } from '@/ui/Icon';
import { lazyPart } from '@/ui/lazyComponent';
import { RowMenu } from '@/ui/list/RowMenu';
import type { MeasureRow } from '../shared/useWindow';
import { Cell, CellText, useCellLook } from './Cell';
import { LineCheck } from './LineCheck';
import { LineButton } from './LineButton';
import styles from './array.module.css';

/** `aria-rowindex` counts from 1, and the table's head is a row of it. */
export const HEAD_ROWS = 2;

/** More buttons than this do not stand beside a row: the tools go into a menu. */
const MAX_TOOLS = 3;

/** Moves or deletes a row. */
interface LineTool {
  icon: IconName;
  label: string;
  isDanger?: boolean;
  onPress(): void;
}

export interface ArrayLineProps {
  array: ArrayModel;
  columns: readonly ControlNode[];
  /** Where the line is among all of them. */
  index: number;
  /** Told of the line's element where the window of rows has to know its height. */
  measure?: MeasureRow;
  /** What people call it: `3`, or `2-3` for the third row of the second section. */
  place: number | string;
  canDelete: boolean;
  canMove: boolean;
  /** Whether its rows have buttons, ours or the protocol's. */
  hasActions: boolean;
}

/** Few arrays have buttons of their own on their rows. */
const LazyArrayActions = lazyPart(async () => (await import('./PressCell')).ArrayActions, null);

export const ArrayRow = memo(function ArrayRow({
  array,
  columns,
  row,
  index,
  measure,
  place,
  canDelete,
  canMove,
  hasActions,
}: ArrayLineProps & { row: Row }) {
  const { t } = usePage().host;
  const fields = useMemo(
    () => columns.map((column) => new CellField(array, row, column, place)),
    [array, columns, row, place],
  );
  const tools: LineTool[] = [
    ...(canMove
      ? ([
          { icon: 'up', label: t('engine.array.moveup', { row: place }), onPress: () => array.move(row, -1) },
          { icon: 'down', label: t('engine.array.movedown', { row: place }), onPress: () => array.move(row, 1) },
        ] as const)
      : []),
    ...(canDelete
      ? ([
          {
            icon: 'delete',
            label: t('engine.array.delete', { row: place }),
            isDanger: true,
            onPress: () => removeByHand(array, [row]),
          },
        ] as const)
      : []),
  ];
  const isMenu = tools.length > 1 && tools.length + array.node.rowActions.length > MAX_TOOLS;
  return (
    <tr ref={measure} data-index={index} data-row-key={row.id} aria-rowindex={index + HEAD_ROWS}>
      {array.props.checkable === 1 && (
        <td className={styles.check}>
          <LineCheck array={array} line={row} label={t('engine.array.check', { row: place })} />
        </td>
      )}
      {fields.map((field) =>
        field.isAlwaysText ? (
          <TextCell key={field.node.name} field={field} />
        ) : (
          <RowCell key={field.node.name} field={field} />
        ),
      )}
      {hasActions && (
        <td className={styles.actions}>
          {array.node.rowActions.length > 0 && <LazyArrayActions array={array} row={row} place={place} />}
          {isMenu ? (
            <RowMenu
              label={t('engine.table.more', { name: t('engine.array.row', { row: place }) })}
              actions={tools.map((tool) => ({ ...tool, key: tool.icon, text: tool.label }))}
            />
          ) : (
            tools.map((tool) => <LineButton key={tool.icon} {...tool} />)
          )}
        </td>
      )}
    </tr>
  );
});

const isNumeric = ({ node: { type } }: CellField): true | undefined =>
  type === 'number' || type === 'money' || undefined;

/** Most cells of many rows are only read: nothing about them is watched but their text. */
function TextCell({ field }: { field: CellField }) {
  const page = usePage();
  return (
    <td data-label={page.textOf(field.node.title)} data-numeric={isNumeric(field)} data-text {...field.node.box}>
      <CellText field={field} />
    </td>
  );
}

function RowCell({ field }: { field: CellField }) {
  const page = usePage();
  const look = useCellLook(field);
  const isEditable = look === 'input' || look === 'faulty';
  const isPressed = field.node.events.onclicked && isEditable;
  const bind = useCallback((element: HTMLTableCellElement) => extras.bindPress?.(element, field), [field]);
  return (
    <td
      ref={isPressed ? bind : undefined}
      data-label={field.node.type === 'button' ? undefined : page.textOf(field.node.title)}
      data-required={(isEditable && field.node.required.constant?.value === 1) || undefined}
      data-numeric={isNumeric(field)}
      data-text={look === 'text' || look === 'press' || undefined}
      data-empty={look === 'hidden' || undefined}
      {...field.node.box}
    >
      <Cell field={field} look={look} />
    </td>
  );
}
