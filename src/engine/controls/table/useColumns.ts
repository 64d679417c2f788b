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

const keyOf = ({ page, name }: TableOf<'table'>) => `columns.${page.pageCode}.${name}`;

/** What this person has chosen for the columns of a table; undefined: as the protocol says. */
export function columnSettingsOf(table: TableOf<'table'>): ColumnSettings | undefined {
  return table.props.columnsettings === 1 ? readSettings(table.page.host.preferences.get(keyOf(table))) : undefined;
}

/** The columns of a table as this person wants them on this page. */
export function useColumns(table: TableOf<'table'>): Columns {
  const { host } = usePage();
  const { columns } = table.props;
  const [settings, setSettings] = useState(() => columnSettingsOf(table));
  const arranged = useMemo(() => arrangeColumns(columns, settings), [columns, settings]);
  return {
    arranged,
    change(next) {
      setSettings(next);
      host.preferences.set(keyOf(table), next);
    },
  };
}
