import type { TableProps } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { nextOrder } from '../../common/nextOrder';
import { actionsRoom } from '../../ui/list/fitActions';
import { RowActions } from '../../ui/list/RowActions';
import { checkState } from '../../ui/list/checkState';
import { ListCheck } from '../../ui/list/ListCheck';
import { ariaSort, SortButton } from '../../ui/list/SortButton';
import { SkeletonBar } from '../../ui/Skeleton';
import { usePortal, useT } from '../sdk/hooks';
import type { Translate } from '../sdk/hooks';
import type { DataColumn, RowActionsOf, Selection } from './columns';
import { withReasons } from './withReasons';
import styles from './DataTable.module.css';

/** A row of antd's table; without data it is a part of the skeleton. */
export interface TableEntry<T> {
  key: string;
  data?: { row: T };
}

interface ActionsRoom {
  texts: readonly string[];
  /** The window is short of room: a row shows one action, the others are in its menu. */
  isTight: boolean;
}

export interface TableContent<T> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly DataColumn<T>[];
  rowKey(row: T, index: number): string;
  /** Undefined until the first answer. */
  rows: readonly T[] | undefined;
  /** Why there are no rows; those of the query before are not shown in their place. */
  error?: unknown;
  /** The row that is open beside the table. */
  currentKey?: string;
  selection?: Selection<T>;
  /** On a phone: a press selects a row instead of opening it. */
  isSelecting?: boolean;
  rowActions?: RowActionsOf<T> & ActionsRoom & { nameOf(row: T): string };
  /** The rows that were created or changed just now. */
  fresh?: ReadonlySet<string>;
}

const SKELETON_ROWS = 8;
const CHECK_PX = 40;
/** Of a column without a width, which takes its share of the room that is left. */
const NUMBER_MIN_PX = 120;
const TEXT_MIN_PX = 160;
/** The title is what a row is found by. */
const TITLE_MIN_PX = 220;
/** Padding of a cell, and for texts that are wider than estimated. */
const ACTIONS_PADDING_PX = 28;
/** Of the title of their column in every language. */
const ACTIONS_HEAD_PX = 44;

/** Below this width of the table the columns scroll. */
function minWidthPx<T>({ columns, selection, rowActions }: TableContent<T>): number {
  const widths = columns.map(
    ({ widthPx, isNumber, inList }) =>
      widthPx ?? (isNumber ? NUMBER_MIN_PX : inList === 'title' ? TITLE_MIN_PX : TEXT_MIN_PX),
  );
  const others = (selection ? CHECK_PX : 0) + (rowActions ? actionsPx(rowActions) : 0);
  return widths.reduce((sum, width) => sum + width, others);
}

const actionsPx = (actions: ActionsRoom) => Math.ceil(Math.max(roomPx(actions), ACTIONS_HEAD_PX)) + ACTIONS_PADDING_PX;

const roomPx = ({ texts, isTight }: ActionsRoom) => actionsRoom(texts, isTight);

/** Props of antd's Table, or ProTable, that draw the rows of a list. */
export function dataTableProps<T>(t: Translate, content: TableContent<T>) {
  const { label, columns, rowKey, currentKey, selection, rowActions, fresh, error } = content;
  const rows = error ? [] : content.rows;
  const entries: TableEntry<T>[] = rows
    ? rows.map((row, index) => ({ key: rowKey(row, index), data: { row } }))
    : Array.from({ length: SKELETON_ROWS }, (_, index) => ({ key: `skeleton-${index}` }));
  const focusable = entries.some(({ key }) => key === currentKey) ? currentKey : entries[0]?.key;
  return {
    'aria-label': label,
    rowKey: 'key',
    size: 'small',
    pagination: false,
    // The rows never move a column: the widths are those of the columns alone.
    tableLayout: 'fixed',
    style: { '--table-min-width': `${minWidthPx(content)}px` } as CSSProperties,
    // The frame shows it below the head.
    locale: { emptyText: <></> },
    dataSource: entries,
    columns: [
      ...(selection ? [selectionColumn(t, rows ?? [], rowKey, selection)] : []),
      ...columns.map(tableColumn),
      ...(rowActions ? [actionsColumn(t, rowActions)] : []),
    ],
    onRow: ({ key }) => ({
      tabIndex: rows && (key === focusable ? 0 : -1),
      'aria-current': key === currentKey || undefined,
      'data-checked': selection?.rows.has(key) || undefined,
      'data-fresh': fresh?.has(key) || undefined,
      'aria-description': fresh?.has(key) ? t('ui.fresh') : undefined,
    }),
    summary: () => rows && rows.length > 0 && totalsRow(columns, selection !== undefined, rowActions !== undefined),
  } satisfies TableProps<TableEntry<T>> & { 'aria-label': string };
}

const numberClass = (isNumber: boolean | undefined) => (isNumber ? styles.number : undefined);

function tableColumn<T>({ key, title, widthPx, isNumber, sorting, render }: DataColumn<T>) {
  return {
    key,
    title: sorting ? (
      <SortButton
        title={title}
        order={sorting.order}
        onSort={() => sorting.onSort(nextOrder(sorting.order, isNumber ?? false))}
      />
    ) : (
      title
    ),
    onHeaderCell: () => (sorting ? { 'aria-sort': ariaSort(sorting.order) } : {}),
    width: widthPx,
    className: numberClass(isNumber),
    render: (_: unknown, { data }: TableEntry<T>) => (data ? cell(render(data.row)) : <SkeletonBar />),
  };
}

/** The tooltip of a cell is its whole text, because long texts are truncated. */
const cell = (content: ReactNode) => (typeof content === 'string' ? <span title={content}>{content}</span> : content);

/** Its own column, because antd names its checkboxes in English only. */
function selectionColumn<T>(
  t: Translate,
  rows: readonly T[],
  rowKey: TableContent<T>['rowKey'],
  { rows: selected, set, nameOf, blockerOf }: Selection<T>,
) {
  const choosable = rows.filter((row) => blockerOf?.(row) === undefined);
  const count = rows.filter((row, index) => selected.has(rowKey(row, index))).length;
  const isAll = count > 0 && count >= choosable.length;
  return {
    key: 'selection',
    width: CHECK_PX,
    className: styles.check,
    title: (
      <ListCheck
        label={t('ui.selectAll')}
        state={isAll ? 'all' : checkState(count, rows.length)}
        isDisabled={choosable.length === 0}
        onCheck={(isChecked) => set(choosable, isChecked)}
      />
    ),
    render: (_: unknown, { key, data }: TableEntry<T>) =>
      data && <RowCheckbox row={data.row} isSelected={selected.has(key)} selection={{ set, nameOf, blockerOf }} />,
  };
}

/** The actions of the rows, pinned at the right. */
function actionsColumn<T>(t: Translate, rowActions: NonNullable<TableContent<T>['rowActions']>) {
  return {
    key: 'actions',
    title: t('ui.actions'),
    width: actionsPx(rowActions),
    className: styles.actions,
    render: (_: unknown, { data }: TableEntry<T>) =>
      data ? <ActionsCell row={data.row} rowActions={rowActions} /> : <SkeletonBar />,
  };
}

interface ActionsCellProps<T> {
  row: T;
  rowActions: NonNullable<TableContent<T>['rowActions']>;
}

function ActionsCell<T>({ row, rowActions }: ActionsCellProps<T>) {
  const t = useT();
  const { message } = usePortal();
  return (
    <RowActions
      actions={withReasons(rowActions.of(row), message)}
      roomPx={roomPx(rowActions)}
      moreLabel={t('ui.actions.more', { name: rowActions.nameOf(row) })}
    />
  );
}

interface RowCheckboxProps<T> {
  row: T;
  isSelected: boolean;
  selection: Pick<Selection<T>, 'set' | 'nameOf' | 'blockerOf'>;
}

/** The checkbox of a row. */
function RowCheckbox<T>({ row, isSelected, selection: { set, nameOf, blockerOf } }: RowCheckboxProps<T>) {
  const t = useT();
  const blocker = blockerOf?.(row);
  return (
    <ListCheck
      label={t('ui.select', { name: nameOf(row) })}
      title={blocker}
      isDisabled={blocker !== undefined}
      state={isSelected ? 'all' : 'none'}
      onCheck={(isChecked) => set([row], isChecked)}
    />
  );
}

function totalsRow<T>(columns: readonly DataColumn<T>[], hasSelection: boolean, hasActions: boolean): ReactNode {
  if (columns.every(({ total }) => total === undefined)) return null;
  return (
    <tr>
      {hasSelection && <td />}
      {columns.map(({ key, isNumber, total }) => (
        <td key={key} className={numberClass(isNumber)}>
          {total}
        </td>
      ))}
      {hasActions && <td className={styles.actions} />}
    </tr>
  );
}
