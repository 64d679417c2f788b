import type { ArraySpec, ColumnSpec, Row } from './spec';

const COLUMNS: ColumnSpec[] = [
  { name: 'name', label: 'Name', type: 'text', edit: true },
  { name: 'code', label: 'Code', type: 'text', edit: true },
  { name: 'spec', label: 'Spec', type: 'text', edit: true },
  { name: 'price', label: 'Price', type: 'number', edit: true },
  { name: 'qty', label: 'Qty', type: 'number', edit: true },
  { name: 'amount', label: 'Amount', type: 'number', computed: 'price*qty' },
  { name: 'r0', label: 'R0', type: 'text' },
  { name: 'r1', label: 'R1', type: 'text' },
  { name: 'r2', label: 'R2', type: 'text' },
  { name: 'r3', label: 'R3', type: 'text' },
];

const BLANK: Row = { name: '', code: '', spec: '', price: 0, qty: 0, amount: 0, r0: '', r1: '', r2: '', r3: '' };

/** W4: rows that are edited in place, with a computed amount each and totals below. */
export function arraySpec(rowCount: number, variant: string): ArraySpec {
  const rows = Array.from({ length: rowCount }, (_, index) => row(index));
  const sum = rows.reduce((total, { amount }) => total + Number(amount), 0);
  return { kind: 'array', R: rowCount, variant, columns: COLUMNS, rows, sum, blank: BLANK };
}

function row(index: number): Row {
  const price = (index % 97) + 1;
  const qty = (index % 7) + 1;
  const texts = { name: `n${index}`, code: `c${index}`, spec: `s${index}` };
  const readOnly = { r0: `a${index}`, r1: `b${index}`, r2: `c${index}`, r3: `d${index}` };
  return { id: `k${index}`, ...texts, price, qty, amount: price * qty, ...readOnly };
}
