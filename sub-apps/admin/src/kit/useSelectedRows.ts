import { useSession } from '@atrium/portal/sdk';
import type { TableProps } from 'antd';
import { useState } from 'react';

export interface SelectedRows<Row> {
  /** In the order in which they were chosen; rows of other pages included. */
  rows: readonly Row[];
  clear(): void;
  rowSelection: Pick<
    NonNullable<TableProps<Row>['rowSelection']>,
    'selectedRowKeys' | 'onChange' | 'preserveSelectedRowKeys'
  >;
}

/** Keeps the chosen rows themselves, so that they outlive the page they stand on. Another position starts with none. */
export function useSelectedRows<Row>(keyOf: (row: Row) => string): SelectedRows<Row> {
  const { positionId } = useSession();
  const [chosen, setChosen] = useState<{ positionId: string; rows: readonly Row[] }>({ positionId, rows: [] });
  const rows = chosen.positionId === positionId ? chosen.rows : [];
  const select = (next: readonly Row[]) => setChosen({ positionId, rows: next });
  return {
    rows,
    clear: () => select([]),
    rowSelection: {
      preserveSelectedRowKeys: true,
      selectedRowKeys: rows.map(keyOf),
      onChange(keys, shown) {
        const known = new Map([...rows, ...shown.filter(Boolean)].map((row) => [keyOf(row), row]));
        select(keys.flatMap((key) => known.get(String(key)) ?? []));
      },
    },
  };
}
