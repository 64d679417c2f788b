import { Pagination } from '@/ui/list/Pagination';
import type { TableModel } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';

/** The pages of a table or list. */
export function RowsPagination({ table }: { table: TableModel }) {
  const { t } = usePage().host;
  const index = useWatched(SIGNALS, table.pageIndex);
  const size = useWatched(SIGNALS, table.pageSize);
  const { count } = useWatched(SIGNALS, table.state);
  return (
    <Pagination
      label={[table.title(), t('engine.pages.title')].filter(Boolean).join(' ')}
      page={{ index, size }}
      itemCount={count}
      texts={{
        previous: t('engine.pages.previous'),
        next: t('engine.pages.next'),
        size: t('engine.pages.size'),
        pageName: (page) => t('engine.pages.page', { page }),
        sizeName: (rows) => t('engine.pages.persize', { size: rows }),
      }}
      onPage={(page) => void table.goTo(page)}
      onSize={(rows) => void table.resize(rows)}
    />
  );
}
