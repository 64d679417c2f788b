import type { TableModel } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';

/** The checked rows for the foot of a list; undefined while none is. */
export function useSelection(table: TableModel) {
  const { t } = usePage().host;
  const { size } = useWatched(SIGNALS, table.checked);
  return size === 0
    ? undefined
    : {
        text: t('engine.table.checked', { count: size }),
        clearText: t('engine.table.uncheck'),
        onClear: () => table.checked(new Map()),
      };
}
