import { Checkbox } from 'antd';
import type { TableProps } from 'antd';
import type { ReactNode } from 'react';
import { SkeletonBar } from '../../ui/Skeleton';
import { useT } from '../sdk/hooks';
import type { Translate } from '../sdk/hooks';
import type { DataColumn, Selection } from './columns';
import styles from './DataTable.module.css';

/** A row of antd's table; without data it is a part of the skeleton. */
export interface TableEntry<T> {
  key: string;
  data?: { row: T };
}

export interface TableContent<T> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly DataColumn<T>[];
  rowKey(row: T, index: number): string;
  /** Undefined until the first answer. */
  rows: readonly T[] | undefined;
  /** The row that is open beside the table. */
  currentKey?: string;
  selection?: Selection<T>;
}

const SKELETON_ROWS = 8;

/** Props of antd's Table, or ProTable, that draw the rows of a list. */
export function dataTableProps<T>(t: Translate, content: TableContent<T>) {
  const { label, columns, rowKey, rows, currentKey, selection } = content;
  const entries: TableEntry<T>[] = rows
    ? rows.map((row, index) => ({ key: rowKey(row, index), data: { row } }))
    : Array.from({ length: SKELETON_ROWS }, (_, index) => ({ key: `skeleton-${index}` }));
  const focusable = entries.some(({ key }) => key === currentKey) ? currentKey : entries[0]?.key;
  return {
    'aria-label': label,
    rowKey: 'key',
    size: 'small',
    pagination: false,
    dataSource: entries,
    columns: [...(selection ? [selectionColumn(t, rows ?? [], rowKey, selection)] : []), ...columns.map(tableColumn)],
    onRow: ({ key }) => ({
      tabIndex: rows && (key === focusable ? 0 : -1),
      'aria-current': key === currentKey || undefined,
    }),
    rowClassName: ({ key }) => (selection?.rows.has(key) ? (styles.selected ?? '') : ''),
    summary: () => rows && totalsRow(columns, selection !== undefined),
  } satisfies TableProps<TableEntry<T>> & { 'aria-label': string };
}

const numberClass = (isNumber: boolean | undefined) => (isNumber ? styles.number : undefined);

function tableColumn<T>({ key, title, widthPx, isNumber, render }: DataColumn<T>) {
  return {
    key,
    title,
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
    width: 40,
    className: styles.check,
    title: (
      <Checkbox
        aria-label={t('ui.selectAll')}
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        disabled={choosable.length === 0}
        onChange={({ target }) => set(choosable, target.checked)}
      />
    ),
    render: (_: unknown, { key, data }: TableEntry<T>) =>
      data && <RowCheckbox row={data.row} isSelected={selected.has(key)} selection={{ set, nameOf, blockerOf }} />,
  };
}

interface RowCheckboxProps<T> {
  row: T;
  isSelected: boolean;
  selection: Pick<Selection<T>, 'set' | 'nameOf' | 'blockerOf'>;
}

/** The checkbox of a row, in a table or on a card. */
export function RowCheckbox<T>({ row, isSelected, selection: { set, nameOf, blockerOf } }: RowCheckboxProps<T>) {
  const t = useT();
  const blocker = blockerOf?.(row);
  return (
    <Checkbox
      aria-label={t('ui.select', { name: nameOf(row) })}
      title={blocker}
      disabled={blocker !== undefined}
      checked={isSelected}
      onChange={({ target }) => set([row], target.checked)}
    />
  );
}

function totalsRow<T>(columns: readonly DataColumn<T>[], hasSelection: boolean): ReactNode {
  if (columns.every(({ total }) => total === undefined)) return null;
  return (
    <tr>
      {hasSelection && <td />}
      {columns.map(({ key, isNumber, total }) => (
        <td key={key} className={numberClass(isNumber)}>
          {total}
        </td>
      ))}
    </tr>
  );
}
