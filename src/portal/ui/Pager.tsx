import { Pagination } from 'antd';
import { useNarrow } from '../../ui/useMediaQuery';
import { useT } from '../sdk/hooks';

/** Rows of a page unless the person chose otherwise (business spec §9). */
export const DEFAULT_PAGE_SIZE = 20;

export interface PageOf {
  /** From 1. */
  index: number;
  size: number;
}

interface Props {
  page: PageOf;
  /** Undefined until the first answer. */
  itemCount: number | undefined;
  onChange(page: PageOf): void;
}

/** Paging done by the server. A new size starts over at the first page. */
export function Pager({ page, itemCount, onChange }: Props) {
  const t = useT();
  const isNarrow = useNarrow();
  return (
    <nav aria-label={t('ui.pages')}>
      <Pagination
        current={page.index}
        pageSize={page.size}
        disabled={itemCount === undefined}
        total={itemCount ?? page.size}
        simple={isNarrow}
        showSizeChanger={!isNarrow}
        onChange={(index, size) => onChange({ index: size === page.size ? index : 1, size })}
      />
    </nav>
  );
}
