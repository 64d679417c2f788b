import { Checkbox, Table } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import type { AppError } from '../../common/errors/appError';
import { SkeletonBar } from '../../ui/Skeleton';
import { useNarrow } from '../../ui/useMediaQuery';
import { useT } from '../sdk/hooks';
import type { Translate } from '../sdk/hooks';
import { CardList } from './CardList';
import type { DataColumn, Selection } from './columns';
import styles from './DataTable.module.css';
import { LoadFailure } from './LoadFailure';
import { handleRowKeys } from './rowKeys';

interface Props<T> {
  /** What the table holds, for assistive technology. */
  label: string;
  columns: readonly DataColumn<T>[];
  rowKey(row: T, index: number): string;
  /** Undefined until the first answer. */
  rows: readonly T[] | undefined;
  /** The rows are those of an earlier question; the answer to the current one is on its way. */
  isLoading: boolean;
  error: AppError | null;
  onRetry(): void;
  /** Shown in the place of no rows. */
  empty: ReactNode;
  /** The row that is open beside the table. */
  currentKey?: string;
  /** Opens a row from the keyboard. */
  onOpen?(row: T): void;
  selection?: Selection<T>;
}

/** A row of antd's table; without data it is a part of the skeleton. */
interface Entry<T> {
  key: string;
  data?: { row: T };
}

const SKELETON_ROWS = 8;

/** Rows on antd's Table, as cards on a phone. Loading keeps the shape; a failure says why and offers a retry. */
export function DataTable<T>(props: Props<T>) {
  const { label, columns, rowKey, rows, isLoading, error, onRetry, empty, currentKey, onOpen, selection } = props;
  const isNarrow = useNarrow();
  const t = useT();
  if (error) return <LoadFailure error={error} onRetry={onRetry} />;
  if (rows?.length === 0 && !isLoading) return <>{empty}</>;

  const open = (key: string) => {
    const row = rows?.find((candidate, index) => rowKey(candidate, index) === key);
    if (row !== undefined) onOpen?.(row);
  };
  const frame = {
    'aria-busy': isLoading || !rows,
    className: isLoading && rows ? `${styles.frame} ${styles.stale}` : styles.frame,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => handleRowKeys(event, open),
  };
  if (isNarrow) {
    return (
      <div {...frame}>
        <CardList
          label={label}
          columns={columns}
          rowKey={rowKey}
          rows={rows}
          currentKey={currentKey}
          selection={selection}
        />
      </div>
    );
  }

  const entries: Entry<T>[] = rows
    ? rows.map((row, index) => ({ key: rowKey(row, index), data: { row } }))
    : Array.from({ length: SKELETON_ROWS }, (_, index) => ({ key: `skeleton-${index}` }));
  const focusable = entries.some(({ key }) => key === currentKey) ? currentKey : entries[0]?.key;
  return (
    <div {...frame}>
      {!rows && <span className={styles.spoken} role="status" aria-label={t('ui.loading')} />}
      <Table<Entry<T>>
        aria-label={label}
        className={styles.table}
        size="small"
        pagination={false}
        dataSource={entries}
        columns={[
          ...(selection && rows ? [selectionColumn(t, rows, rowKey, selection)] : []),
          ...columns.map(tableColumn),
        ]}
        onRow={({ key }) => ({
          tabIndex: rows && (key === focusable ? 0 : -1),
          'aria-current': key === currentKey || undefined,
        })}
        rowClassName={({ key }) => (selection?.rows.has(key) ? (styles.selected ?? '') : '')}
        summary={() => rows && totalsRow(columns, selection !== undefined)}
      />
    </div>
  );
}

const numberClass = (isNumber: boolean | undefined) => (isNumber ? styles.number : undefined);

function tableColumn<T>({ key, title, widthPx, isNumber, render }: DataColumn<T>) {
  return {
    key,
    title,
    width: widthPx,
    className: numberClass(isNumber),
    render: (_: unknown, { data }: Entry<T>) => (data ? render(data.row) : <SkeletonBar />),
  };
}

/** Its own column, because antd names its checkboxes in English only. */
function selectionColumn<T>(
  t: Translate,
  rows: readonly T[],
  rowKey: Props<T>['rowKey'],
  { rows: selected, set, nameOf }: Selection<T>,
) {
  const count = rows.filter((row, index) => selected.has(rowKey(row, index))).length;
  const isAll = count === rows.length;
  return {
    key: 'selection',
    width: 40,
    className: styles.check,
    title: (
      <Checkbox
        aria-label={t('ui.selectAll')}
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={({ target }) => set(rows, target.checked)}
      />
    ),
    render: (_: unknown, { key, data }: Entry<T>) =>
      data && (
        <Checkbox
          aria-label={t('ui.select', { name: nameOf(data.row) })}
          checked={selected.has(key)}
          onChange={({ target }) => set([data.row], target.checked)}
        />
      ),
  };
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
