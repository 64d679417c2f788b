import { RowActions } from '@/ui/list/RowActions';
import type { TableModel } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { useBulkActions } from './useRowActions';

/** The checked rows for the foot of a list, with the actions for them; undefined while none is. */
export function useSelection(table: TableModel) {
  const { t } = usePage().host;
  const { size } = useWatched(SIGNALS, table.checked);
  const actions = useBulkActions(table);
  if (size === 0) return undefined;
  const text = t('engine.table.checked', { count: size });
  return {
    text,
    clearText: t('engine.table.uncheck'),
    onClear: () => table.checked(new Map()),
    actions: actions.length > 0 && (
      <RowActions actions={actions} roomPx={Infinity} moreLabel={t('engine.table.more', { name: text })} />
    ),
  };
}
