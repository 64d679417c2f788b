import { Button, Table, type TableColumnsType } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import type { ArraySpec, ColumnSpec, Row } from '../../workloads/spec';
import { CellInput, type RowId } from './CellInput';

const amountOf = (row: Row) => Number(row.price || 0) * Number(row.qty || 0);

/** antd's virtual table over rows in state; a cell renders again only when its row has changed. */
export function VirtualArray({ spec }: { spec: ArraySpec }) {
  const [rows, setRows] = useState(spec.rows);
  const handleChange = useCallback((id: RowId, column: string, value: string | number | null) => {
    setRows((current) => current.map((row) => (row.id === id ? { ...row, [column]: value ?? 0 } : row)));
  }, []);
  const columns = useMemo(() => {
    const handleDelete = (id: RowId) => setRows((current) => current.filter((row) => row.id !== id));
    const deleteColumn = {
      key: 'delete',
      width: 60,
      render: (_: unknown, row: Row) => (
        <a className="delete-row" onClick={() => handleDelete(row.id)}>
          delete
        </a>
      ),
    };
    return [...spec.columns.map((column) => tableColumn(column, handleChange)), deleteColumn];
  }, [spec, handleChange]);
  const sum = useMemo(() => rows.reduce((total, row) => total + amountOf(row), 0), [rows]);
  const handleAdd = () => setRows((current) => [...current, { ...spec.blank, id: `new${current.length}` }]);
  return (
    <>
      <Table
        size="small"
        virtual
        scroll={{ y: 600, x: 1260 }}
        rowKey="id"
        pagination={false}
        dataSource={rows}
        columns={columns}
      />
      <Button className="add-row" onClick={handleAdd}>
        add
      </Button>
      <div className="totals">
        sum={sum} count={rows.length}
      </div>
    </>
  );
}

type HandleChange = (id: RowId, column: string, value: string | number | null) => void;

function tableColumn(column: ColumnSpec, onChange: HandleChange): TableColumnsType<Row>[number] {
  return {
    title: column.label,
    dataIndex: column.name,
    width: 120,
    shouldCellUpdate: (row, previous) => row !== previous,
    render: (value: string | number, row) => {
      if (column.computed) return amountOf(row);
      return column.edit ? <CellInput column={column} rowId={row.id} value={value} onChange={onChange} /> : value;
    },
  };
}
