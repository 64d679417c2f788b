import { useMemo, useState } from 'react';
import { readSettings } from '@/ui/columns/arrangeColumns';
import type { ColumnSettings } from '@/ui/columns/arrangeColumns';
import type { TableOf } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { arrangeColumns } from './arrangeColumns';
import type { ArrangedColumn } from './arrangeColumns';

export interface Columns {
  readonly arranged: readonly ArrangedColumn[];
  /** Undefined: as the protocol says. */
  change(settings: ColumnSettings | undefined): void;
}

/** The columns of a table as this person wants them on this page. */
export function useColumns(table: TableOf<'table'>): Columns {
  const { host, pageCode } = usePage();
  const key = `columns.${pageCode}.${table.name}`;
  const { columns, columnsettings } = table.props;
  const [settings, setSettings] = useState(() =>
    columnsettings === 1 ? readSettings(host.preferences.get(key)) : undefined,
  );
  const arranged = useMemo(() => arrangeColumns(columns, settings), [columns, settings]);
  return {
    arranged,
    change(next) {
      setSettings(next);
      host.preferences.set(key, next);
    },
  };
}
