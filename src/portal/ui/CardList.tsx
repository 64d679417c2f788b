import { Skeleton } from '../../ui/Skeleton';
import { useT } from '../sdk/hooks';
import styles from './CardList.module.css';
import { RowCheckbox } from './dataTableProps';
import type { TableContent } from './dataTableProps';

/** A table's rows on a phone: one card each, with the columns that have a role in cards. */
export function CardList<T>({ label, columns, rowKey, rows, currentKey, selection }: TableContent<T>) {
  const t = useT();
  if (!rows) return <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />;
  const headlines = columns.filter(({ inList }) => inList === 'headline');
  const details = columns.filter(({ inList }) => inList === 'detail');
  const totalled = details.filter(({ total }) => total !== undefined);
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map((row, index) => {
        const key = rowKey(row, index);
        return (
          <li
            key={key}
            className={styles.card}
            data-row-key={key}
            tabIndex={-1}
            aria-current={key === currentKey || undefined}
          >
            <div className={styles.headline}>
              {selection && <RowCheckbox row={row} isSelected={selection.rows.has(key)} selection={selection} />}
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
        );
      })}
      {totalled.length > 0 && (
        <li className={`${styles.card} ${styles.totals}`}>
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
