import { Input, InputNumber } from 'antd';
import { memo } from 'react';
import type { ColumnSpec, Row } from '../../workloads/spec';

/** A row that is added has an id; the type of a row's cells cannot say so. */
export type RowId = Row[string] | undefined;

interface CellInputProps {
  column: ColumnSpec;
  rowId: RowId;
  value: string | number;
  onChange(rowId: RowId, column: string, value: string | number | null): void;
}

/** The widget of an editable cell. */
export const CellInput = memo(function CellInput({ column, rowId, value, onChange }: CellInputProps) {
  return column.type === 'number' ? (
    <InputNumber value={value} onChange={(next) => onChange(rowId, column.name, next)} />
  ) : (
    <Input value={value} onChange={(event) => onChange(rowId, column.name, event.target.value)} />
  );
});
