import { Table } from 'antd';
import { useMemo } from 'react';
import type { TableSpec } from '../../workloads/spec';

/** antd's virtual table, to read. */
export function VirtualTable({ spec }: { spec: TableSpec }) {
  const columns = useMemo(
    () => spec.columns.map(({ name, label }) => ({ title: label, dataIndex: name, width: 100 })),
    [spec],
  );
  return (
    <Table
      size="small"
      virtual
      scroll={{ y: 700, x: 2000 }}
      rowKey="id"
      pagination={false}
      dataSource={spec.rows}
      columns={columns}
    />
  );
}
