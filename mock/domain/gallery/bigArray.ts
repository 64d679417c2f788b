import type { PageRecord } from '../protocols';
import { bigPage } from './bigPage';

export const BIG_ARRAY_CODE = 'big-array';

const ROWS = 5000;

const lines = {
  type: 'array',
  name: 'lines',
  title: '@gallery.big.lines',
  insertable: 1,
  span: 3,
  newrow: { qty: 1, price: 1 },
  controls: [
    { type: 'text', name: 'item', title: '@gallery.big.item', required: 1 },
    { type: 'number', name: 'qty', title: '@gallery.big.qty', required: 1, min: 1, decimals: 0, width: 130 },
    { type: 'number', name: 'price', title: '@gallery.big.price', decimals: 2, width: 130 },
    {
      type: 'number',
      name: 'amount',
      title: '@gallery.big.amount',
      readonly: 1,
      decimals: 2,
      width: 130,
      value: '=mul(row.qty, row.price)',
    },
    { type: 'date', name: 'due', title: '@gallery.big.due', width: 170 },
  ],
};

const figure = (name: string, format: string, value: string) => ({
  type: 'label',
  name,
  title: `@gallery.big.${name}`,
  look: 'figure',
  format,
  value,
});

/** Initial rows of the array. */
export const bigRows = () =>
  Array.from({ length: ROWS }, (_, index) => ({
    item: `SKU-${String(index + 1).padStart(4, '0')}`,
    qty: 1 + (index % 5),
    price: 2,
  }));

/** An array of five thousand rows with totals over all of them. */
export const bigArray = (): PageRecord =>
  bigPage(BIG_ARRAY_CODE, {
    title: '@gallery.big.array',
    columns: 3,
    onload: {
      steps: [
        { id: 'read', do: 'call', api: 'bigrows' },
        { do: 'fill', values: '=read' },
      ],
    },
    controls: [
      figure('count', 'number', '=count(lines)'),
      figure('pieces', 'number', '=sum(lines.qty)'),
      figure('total', 'money', '=sum(lines.amount)'),
      lines,
    ],
  });
