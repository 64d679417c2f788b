import type { ArraySpec, ColumnSpec, TableSpec } from '../../workloads/spec';
import { COMPONENTS } from './formSchema';

const PAGE_SIZE = 10;
const TOTALS =
  "{{ 'sum=' + ($deps[0]||[]).reduce((sum,row)=>sum+(row.price||0)*(row.qty||0),0) + ' count=' + ($deps[0]||[]).length }}";

/** An editable array, or a table to read, in Formily's JSON Schema: in pages, its way with many rows. */
export function arraySchema(spec: ArraySpec | TableSpec): object {
  const columns = Object.fromEntries(spec.columns.map((column) => [`column_${column.name}`, columnSchema(column)]));
  const isEditable = spec.kind === 'array';
  const rows = {
    type: 'array',
    'x-component': 'ArrayTable',
    'x-component-props': { pagination: { pageSize: PAGE_SIZE } },
    items: { type: 'object', properties: isEditable ? { ...columns, remove: removeColumn() } : columns },
    ...(isEditable ? { properties: { add: addition(spec) } } : {}),
  };
  return { type: 'object', properties: isEditable ? { rows, totals: totals() } : { rows } };
}

function columnSchema(column: ColumnSpec): object {
  const cell = {
    type: column.type === 'number' ? 'number' : 'string',
    'x-component': column.edit ? COMPONENTS[column.type ?? 'text'] : 'Text',
    ...(column.computed ? { 'x-reactions': amountReaction() } : {}),
  };
  return tableColumn(column.label, { [column.name]: cell });
}

function amountReaction(): object {
  const value = '{{ ($deps[0]||0) * ($deps[1]||0) }}';
  return { dependencies: ['.price', '.qty'], fulfill: { state: { value } } };
}

function removeColumn(): object {
  const remove = { type: 'void', 'x-component': 'ArrayTable.Remove', 'x-component-props': { className: 'delete-row' } };
  return tableColumn('', { remove });
}

function addition({ blank }: ArraySpec): object {
  const props = { className: 'add-row', defaultValue: blank };
  return { type: 'void', title: 'add', 'x-component': 'ArrayTable.Addition', 'x-component-props': props };
}

function totals(): object {
  const reaction = { dependencies: ['rows'], fulfill: { state: { value: TOTALS } } };
  return { type: 'string', 'x-component': 'Totals', 'x-reactions': reaction };
}

function tableColumn(title: string, properties: object): object {
  return { type: 'void', 'x-component': 'ArrayTable.Column', 'x-component-props': { title }, properties };
}
