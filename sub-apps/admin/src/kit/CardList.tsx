import type { TableProps } from 'antd';
import { Pagination } from 'antd';
import type { ReactNode } from 'react';
import styles from './CardList.module.css';

type Column<Row> = NonNullable<TableProps<Row>['columns']>[number] & { inCard?: 'headline' | 'detail' };

interface Props<Row> {
  label: string;
  /** What ProTable would give to antd's table. */
  table: TableProps<Row>;
  keyOf(row: Row): string;
  isLoading: boolean;
  /** Stands in place of no rows. */
  empty: ReactNode;
}

/** ProTable's rows on a phone: the columns with `inCard`, one above the other. */
export function CardList<Row extends object>({ label, table, keyOf, isLoading, empty }: Props<Row>) {
  const { columns = [], dataSource = [], pagination } = table;
  const placed = (place: Column<Row>['inCard']) => columns.filter((column: Column<Row>) => column.inCard === place);
  const cell = (column: Column<Row>, row: Row, index: number) => column.render?.(undefined, row, index) as ReactNode;
  if (dataSource.length === 0) return empty;
  return (
    <>
      <ul className={styles.list} aria-label={label} aria-busy={isLoading}>
        {dataSource.map((row, index) => (
          <li key={keyOf(row)} className={styles.card} data-row-key={keyOf(row)} tabIndex={-1}>
            <div className={styles.headline}>
              {placed('headline').map((column) => (
                <span key={column.key}>{cell(column, row, index)}</span>
              ))}
            </div>
            <dl className={styles.details}>
              {placed('detail').map((column) => (
                <div key={column.key}>
                  <dt>{column.title as ReactNode}</dt>
                  <dd>{cell(column, row, index)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {pagination && (
        <Pagination {...pagination} className={styles.pages} simple showSizeChanger={false} showTotal={undefined} />
      )}
    </>
  );
}
