import type { ReactNode } from 'react';
import type { AppError } from '../../common/errors/appError';
import { useNarrow } from '../../ui/useMediaQuery';
import { useT } from '../sdk/hooks';
import styles from './DataTable.module.css';
import { LoadFailure } from './LoadFailure';
import { RowList } from './RowList';
import { SkeletonRows } from './SkeletonRows';

export interface DataColumn<T> {
  key: string;
  title: string;
  render(row: T): ReactNode;
  widthPx?: number;
  /** Right-aligned, digits of equal width. */
  isNumber?: boolean;
  /** Its cell in the row of totals. */
  total?: ReactNode;
  /** Its place in the list that a phone shows; without one it is left out there. */
  inList?: 'headline' | 'detail';
}

interface Props<T> {
  /** What the table holds, for assistive technology. */
  label: string;
  columns: readonly DataColumn<T>[];
  rowKey(row: T, index: number): string;
  /** Undefined until the first answer. */
  rows: readonly T[] | undefined;
  isLoading: boolean;
  error: AppError | null;
  onRetry(): void;
  /** Stands in place of no rows. */
  empty: ReactNode;
  /** The row that is open beside the table. */
  currentKey?: string;
}

/** A calm, dense table; on a phone a list. Loading keeps its shape, failing says why. */
export function DataTable<T>({ label, columns, rowKey, rows, isLoading, error, onRetry, empty, currentKey }: Props<T>) {
  const isNarrow = useNarrow();
  const t = useT();
  if (error) return <LoadFailure error={error} onRetry={onRetry} />;
  if (rows?.length === 0 && !isLoading) return <>{empty}</>;
  if (isNarrow) return <RowList label={label} columns={columns} rowKey={rowKey} rows={rows} isLoading={isLoading} />;

  const hasTotals = rows && columns.some(({ total }) => total !== undefined);
  const numeric = (column: DataColumn<T>) => (column.isNumber ? styles.number : undefined);
  return (
    <table className={styles.table} aria-label={label} aria-busy={isLoading}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={numeric(column)} style={{ width: column.widthPx }}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={isLoading && rows ? styles.stale : undefined}>
        {!rows && <SkeletonRows columns={columns.length} label={t('ui.loading')} />}
        {rows?.map((row, index) => (
          <tr key={rowKey(row, index)} aria-current={rowKey(row, index) === currentKey || undefined}>
            {columns.map((column) => (
              <td key={column.key} className={numeric(column)}>
                {column.render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {hasTotals && (
        <tfoot>
          <tr>
            {columns.map((column) => (
              <td key={column.key} className={numeric(column)}>
                {column.total}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
