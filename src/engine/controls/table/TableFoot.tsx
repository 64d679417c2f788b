import { add } from '@/common/money/decimal';
import { ColumnSettingsButton } from '@/ui/columns/ColumnSettingsButton';
import { ListFoot } from '@/ui/list/ListFoot';
import type { Selecting } from '@/ui/list/ListFoot';
import { toNumber } from '../../expressions/functions/toNumber';
import type { TableOf } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { formatCell } from '../shared/formatCell';
import { RowsPagination } from './RowsPagination';
import type { Columns } from './useColumns';
import { useSelection } from './useSelection';

interface TableFootProps {
  table: TableOf<'table'>;
  columns: Columns;
  /** The switch between opening and selecting cards. */
  selecting: Selecting | undefined;
}

/** What is checked and what it sums to, or the totals of all found rows, if there are any; and the pages. */
export function TableFoot({ table, columns, selecting }: TableFootProps) {
  const page = usePage();
  const checked = useWatched(SIGNALS, table.checked);
  const { summary, count, status } = useWatched(SIGNALS, table.state);
  const selection = useSelection(table);
  const { t } = page.host;
  const sums = (table.props.summary ?? []).flatMap((name) => {
    const column = table.props.columns.find((entry) => entry.name === name);
    const value =
      checked.size > 0 ? [...checked.values()].map((row) => toNumber(row[name])).reduce(add, 0) : summary[name];
    if (value === undefined || (checked.size === 0 && count === 0)) return [];
    const title = t('engine.table.total', { title: page.text(column?.title ?? name) });
    return [{ name, title, value: formatCell(value, column?.format) }];
  });
  const columnsTitle = t('engine.columns.title');
  return (
    <ListFoot
      selection={selection}
      sums={sums}
      selecting={selecting}
      slowText={status === 'loading' ? t('engine.list.slow') : undefined}
    >
      {table.props.columnsettings === 1 && (
        <ColumnSettingsButton
          label={[table.title(), columnsTitle].filter(Boolean).join(' ')}
          arranged={columns.arranged.map((column) => ({ ...column, title: page.text(column.title) }))}
          change={columns.change}
          texts={{
            title: columnsTitle,
            reset: t('engine.columns.reset'),
            close: t('engine.columns.close'),
            up: (title) => t('engine.columns.up', { title }),
            down: (title) => t('engine.columns.down', { title }),
            moved: (title, place) => t('engine.columns.moved', { title, place }),
          }}
        />
      )}
      {table.props.source && <RowsPagination table={table} />}
    </ListFoot>
  );
}
