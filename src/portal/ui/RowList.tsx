import { useT } from '../sdk/hooks';
import type { DataColumn } from './DataTable';
import styles from './RowList.module.css';

interface Props<T> {
  label: string;
  columns: readonly DataColumn<T>[];
  rowKey(row: T, index: number): string;
  rows: readonly T[] | undefined;
  isLoading: boolean;
}

const BONES = [0, 1, 2, 3, 4, 5];

/** A table's rows on a phone: the columns that matter, one above the other. */
export function RowList<T>({ label, columns, rowKey, rows, isLoading }: Props<T>) {
  const t = useT();
  const headlines = columns.filter(({ inList }) => inList === 'headline');
  const details = columns.filter(({ inList }) => inList === 'detail');
  const totalled = rows ? details.filter(({ total }) => total !== undefined) : [];
  return (
    <ul className={styles.list} aria-label={label} aria-busy={isLoading}>
      {!rows &&
        BONES.map((bone) => (
          <li key={bone} className={styles.row} aria-hidden={bone > 0 || undefined}>
            <span
              className={styles.bone}
              role={bone === 0 ? 'status' : undefined}
              aria-label={bone === 0 ? t('ui.loading') : undefined}
            />
          </li>
        ))}
      {rows?.map((row, index) => (
        <li key={rowKey(row, index)} className={styles.row}>
          <div className={styles.headline}>
            {headlines.map((column) => (
              <span key={column.key}>{column.render(row)}</span>
            ))}
          </div>
          <dl className={styles.details}>
            {details.map((column) => (
              <div key={column.key}>
                <dt>{column.title}</dt>
                <dd>{column.render(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
      {totalled.length > 0 && (
        <li className={`${styles.row} ${styles.totals}`}>
          <div className={styles.headline}>{headlines[0]?.total}</div>
          <dl className={styles.details}>
            {totalled.map((column) => (
              <div key={column.key}>
                <dt>{column.title}</dt>
                <dd>{column.total}</dd>
              </div>
            ))}
          </dl>
        </li>
      )}
    </ul>
  );
}
