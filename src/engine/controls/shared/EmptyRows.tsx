import { Button } from '@/ui/Button';
import { StateNote } from '@/ui/StateNote';
import type { TableModel } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { clearFilters, filtersOf, isSet } from './filters';

/** A query without rows. Where filters are set it says what to do, with a button that clears them. */
export function EmptyRows({ table }: { table: TableModel }) {
  const page = usePage();
  const { t, report } = page.host;
  const filters = filtersOf(page, table.name);
  const isFiltered = useWatched(SIGNALS, () => filters.some((filter) => isSet(page, filter)));
  const title = page.text(table.props.emptytext) || t('engine.table.empty');
  const handleClear = () => {
    clearFilters(page, filters);
    table.search().catch(report);
  };
  if (!isFiltered) return <StateNote title={title} />;
  return (
    <StateNote
      title={title}
      hint={t('engine.table.nomatch')}
      action={
        <Button size="middle" onClick={handleClear}>
          {t('engine.search.clear')}
        </Button>
      }
    />
  );
}
