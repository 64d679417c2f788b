import { Table } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { AppError } from '../../common/errors/appError';
import { watchScrollEdges } from '../../ui/list/scrollEdges';
import { ROW_TINT } from '../../ui/list/rowTint';
import { useRowFocus } from '../../ui/list/useRowFocus';
import { useNarrow } from '../../ui/useMediaQuery';
import { useT } from '../sdk/hooks';
import { CardList } from './CardList';
import { CardOrder } from './CardOrder';
import styles from './DataTable.module.css';
import { dataTableProps } from './dataTableProps';
import type { TableContent, TableEntry } from './dataTableProps';
import { LoadFailure } from './LoadFailure';
import { handleRowKeys } from './rowKeys';

export interface DataTableProps<T> extends TableContent<T> {
  /** The rows belong to an earlier query; the current one is loading. */
  isLoading: boolean;
  error: AppError | null;
  onRetry(): void;
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** Opens a row from the keyboard. */
  onOpen?(row: T): void;
}

/**
 * Rows on antd's Table, as cards on a phone. A skeleton is shown while they load; a failure shows the reason and a
 * retry button below the head.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const t = useT();
  return (
    <DataTableFrame {...props}>
      <Table<TableEntry<T>> {...dataTableProps(t, props)} />
    </DataTableFrame>
  );
}

/** Adds keyboard, phone cards, empty state and failure view to a table (its `children`). */
export function DataTableFrame<T>({ children, ...props }: DataTableProps<T> & { children: ReactNode }) {
  const { rowKey, rows, isLoading, error, onRetry, empty, onOpen } = props;
  const isNarrow = useNarrow();
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => (rows ?? []).map((row, index) => rowKey(row, index)), [rows, rowKey]);
  useRowFocus(frame, keys);
  useEffect(() => {
    const scroll = frame.current?.parentElement;
    return frame.current && scroll && !isNarrow ? watchScrollEdges(scroll, frame.current) : undefined;
  }, [isNarrow]);
  const note = error ? (
    <LoadFailure error={error} onRetry={onRetry} />
  ) : rows?.length === 0 && !isLoading ? (
    empty
  ) : undefined;

  const open = (key: string) => {
    const row = rows?.find((candidate, index) => rowKey(candidate, index) === key);
    if (row !== undefined) onOpen?.(row);
  };
  const isBusy = !error && (isLoading || !rows);
  return (
    <>
      {isNarrow && rows && !note && <CardOrder columns={props.columns} />}
      <div
        ref={frame}
        aria-busy={isBusy}
        className={`${styles.frame} ${ROW_TINT} ${isBusy && rows ? styles.stale : ''}`}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => handleRowKeys(event, open)}
      >
        {!isNarrow && isBusy && !rows && (
          <span className={styles.announced} role="status" aria-label={t('ui.loading')} />
        )}
        {isNarrow ? !note && <CardList {...props} /> : children}
      </div>
      {note}
    </>
  );
}
