import { PAGE_SIZES, pageCountOf } from '../../common/paging/paging';
import type { PageOf } from '../../common/paging/paging';
import { Icon } from '../Icon';
import { useNarrow } from '../useMediaQuery';
import { pageNumbers } from './pageNumbers';
import styles from './Pagination.module.css';

export interface PaginationTexts {
  previous: string;
  next: string;
  /** Accessible name of the choice of sizes. */
  size: string;
  pageName(page: number): string;
  sizeName(size: number): string;
}

interface Props {
  /** Accessible name. */
  label: string;
  page: PageOf;
  /** Undefined while it is unknown. */
  itemCount: number | undefined;
  texts: PaginationTexts;
  onPage(index: number): void;
  onSize(size: number): void;
}

/**
 * Page numbers and the choice of a page size. The numbers are shown for two pages and more, the sizes when there are
 * more rows than the smallest page holds. Nothing is shown while the number of rows is unknown.
 */
export function Pagination({ label, page, itemCount = 0, texts, onPage, onSize }: Props) {
  const sizes = PAGE_SIZES.includes(page.size) ? PAGE_SIZES : [...PAGE_SIZES, page.size].sort((a, b) => a - b);
  const last = pageCountOf(itemCount, page.size);
  const hasSizes = itemCount > Math.min(...sizes);
  if (last === 1 && !hasSizes) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      {last > 1 && <PageButtons current={page.index} last={last} texts={texts} onPage={onPage} />}
      {hasSizes && (
        <select
          className={styles.size}
          aria-label={texts.size}
          value={page.size}
          onChange={({ currentTarget }) => onSize(Number(currentTarget.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {texts.sizeName(size)}
            </option>
          ))}
        </select>
      )}
    </nav>
  );
}

/** Pages beside the current one; none on a phone, where all buttons stand in one line. */
const NEIGHBOURS = 2;

interface PageButtonsProps extends Pick<Props, 'texts' | 'onPage'> {
  current: number;
  last: number;
}

function PageButtons({ current, last, texts, onPage }: PageButtonsProps) {
  const isNarrow = useNarrow();
  const step = (name: 'previous' | 'next', index: number) => (
    <button
      type="button"
      className={styles.step}
      aria-label={texts[name]}
      // Not disabled, which would take the focus from a button that has led to the last page.
      aria-disabled={index < 1 || index > last || undefined}
      onClick={() => index >= 1 && index <= last && onPage(index)}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <>
      {step('previous', current - 1)}
      {pageNumbers(current, last, isNarrow ? 0 : NEIGHBOURS).map((number, index) =>
        number === 0 ? (
          <span key={`gap${index}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={styles.number}
            aria-label={texts.pageName(number)}
            aria-current={number === current ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ),
      )}
      {step('next', current + 1)}
    </>
  );
}
