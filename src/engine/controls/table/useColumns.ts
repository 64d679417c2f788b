import { useMemo, useState } from 'react';
import { array, object, safeParse, string } from 'valibot';
import type { TableOf } from '../../model/tableModel';
import { usePage } from '../../react/pageContext';
import { arrangeColumns } from './arrangeColumns';
import type { ArrangedColumn, ColumnSettings } from './arrangeColumns';

const Remembered = object({ order: array(string()), hidden: array(string()) });

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
  const [settings, setSettings] = useState(() => {
    const remembered = columnsettings === 1 ? safeParse(Remembered, host.preferences.get(key)) : undefined;
    return remembered?.success ? remembered.output : undefined;
  });
  const arranged = useMemo(() => arrangeColumns(columns, settings), [columns, settings]);
  return {
    arranged,
    change(next) {
      setSettings(next && { order: [...next.order], hidden: [...next.hidden] });
      host.preferences.set(key, next);
    },
  };
}
