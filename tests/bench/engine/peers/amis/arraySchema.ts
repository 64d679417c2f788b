import type { ArraySpec, ColumnSpec } from '../../workloads/spec';
import { COMPONENTS } from './formSchema';

const PAGE_SIZE = 10;
const TOTALS = 'sum=${SUM(ARRAYMAP(rows, item => item.price * item.qty))} count=${COUNT(rows)}';

/** An editable array in amis's JSON, in pages: its way with many rows. */
export function arraySchema({ columns, rows, blank }: ArraySpec): object {
  const table = {
    type: 'input-table',
    name: 'rows',
    label: false,
    needConfirm: false,
    addable: true,
    removable: true,
    showTableAddBtn: false,
    showFooterAddBtn: true,
    footerAddBtn: { label: 'add', className: 'add-row' },
    deleteBtn: { label: 'delete', className: 'delete-row', level: 'link' },
    scaffold: blank,
    perPage: PAGE_SIZE,
    columns: columns.map(columnSchema),
  };
  const totals = { type: 'tpl', className: 'totals', tpl: TOTALS };
  const form = { type: 'form', wrapWithPanel: false, mode: 'normal', body: [table, totals] };
  return { type: 'page', data: { rows }, body: form };
}

function columnSchema({ name, label, type = 'text', edit, computed }: ColumnSpec): object {
  if (edit) return { name, label, type: COMPONENTS[type] };
  const shown = computed ? { type: 'tpl', tpl: '${price * qty}' } : { type: 'text' };
  return { name, label, quickEdit: false, ...shown };
}
