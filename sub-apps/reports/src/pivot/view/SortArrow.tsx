import type { PivotSorting } from '../model/orderMembers';
import styles from '../pivot.module.css';

type Order = PivotSorting['order'] | undefined | null;

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** The `aria-sort` of a header; null: it cannot sort. */
export const ariaSortOf = (order: Order) => (order === null ? undefined : order ? ARIA_SORT[order] : 'none');

/** Shows that the table is sorted by a header. */
export const SortArrow = ({ order }: { order: Order }) =>
  order && (
    <span className={styles.arrow} aria-hidden>
      {order === 'asc' ? '↑' : '↓'}
    </span>
  );
