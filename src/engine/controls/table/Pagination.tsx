import type { TableModel } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { Icon } from '../shared/Icon';
import { pageNumbers } from './pageNumbers';
import styles from './pagination.module.css';

const PAGE_SIZES = [10, 20, 50, 100];

export function Pagination({ table }: { table: TableModel }) {
  const page = usePage();
  const current = useWatched(SIGNALS, table.pageIndex);
  const size = useWatched(SIGNALS, table.pageSize);
  const last = useWatched(SIGNALS, () => table.pages);
  const { t } = page.host;
  const goTo = (index: number) => void table.goTo(index);
  const sizes = PAGE_SIZES.includes(size) ? PAGE_SIZES : [...PAGE_SIZES, size].sort((a, b) => a - b);
  return (
    <nav className={styles.pages} aria-label={[table.title(), t('engine.pages.title')].filter(Boolean).join(' ')}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('engine.pages.previous')}
        disabled={current <= 1}
        onClick={() => goTo(current - 1)}
      >
        <Icon name="previous" />
      </button>
      {pageNumbers(current, last).map((number, index) =>
        number === 0 ? (
          <span key={`gap${index}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={styles.number}
            aria-label={t('engine.pages.page', { page: number })}
            aria-current={number === current ? 'page' : undefined}
            onClick={() => goTo(number)}
          >
            {number}
          </button>
        ),
      )}
      <button
        type="button"
        className={styles.step}
        aria-label={t('engine.pages.next')}
        disabled={current >= last}
        onClick={() => goTo(current + 1)}
      >
        <Icon name="next" />
      </button>
      <select
        className={styles.size}
        aria-label={t('engine.pages.size')}
        value={size}
        onChange={(event) => void table.resize(Number(event.currentTarget.value))}
      >
        {sizes.map((entry) => (
          <option key={entry} value={entry}>
            {t('engine.pages.persize', { size: entry })}
          </option>
        ))}
      </select>
    </nav>
  );
}
