import type { PageOf } from '../../common/paging/paging';
import { Pagination } from '../../ui/list/Pagination';
import { useT } from '../sdk/hooks';

interface Props {
  page: PageOf;
  /** Undefined while it is unknown. */
  itemCount: number | undefined;
  onChange(page: PageOf): void;
}

/** Paging done by the server. A new size starts over at the first page. */
export function Pager({ page, itemCount, onChange }: Props) {
  const t = useT();
  return (
    <Pagination
      label={t('ui.pages')}
      page={page}
      itemCount={itemCount}
      texts={{
        previous: t('ui.pages.previous'),
        next: t('ui.pages.next'),
        size: t('ui.pages.size'),
        pageName: (index) => t('ui.pages.page', { page: index }),
        sizeName: (size) => t('ui.pages.perSize', { size }),
      }}
      onPage={(index) => onChange({ ...page, index })}
      onSize={(size) => onChange({ index: 1, size })}
    />
  );
}
