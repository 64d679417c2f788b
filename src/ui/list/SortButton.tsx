import type { SortOrder } from '../../common/nextOrder';
import styles from './SortButton.module.css';

const ARROWS = { asc: '↑', desc: '↓', none: '↕' } as const;
const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

/** The `aria-sort` of the header of a column that can be sorted. */
export const ariaSort = (order: SortOrder | undefined) => ARIA_SORT[order ?? 'none'];

/** The title of a column that sorts its rows. */
export function SortButton({ title, order, onSort }: { title: string; order: SortOrder | undefined; onSort(): void }) {
  return (
    <button type="button" className={styles.sort} data-order={order} onClick={onSort}>
      {title}
      <span aria-hidden="true">{ARROWS[order ?? 'none']}</span>
    </button>
  );
}
