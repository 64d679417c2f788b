import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createPageShapes, heightOf, roughHeight, shapeOf } from './pageShapes';

const list = {
  controls: [
    { type: 'search', name: 's', controls: [{ type: 'text' }, { type: 'row', controls: [{ type: 'date' }] }] },
    { type: 'table', name: 't' },
  ],
};
const form = {
  controls: [{ type: 'text' }, { type: 'select' }, { type: 'array', controls: [{ type: 'text' }] }, { type: 'button' }],
};

test.each([
  ['a list', list, { filters: 2, fields: 0, tables: 1, columns: 1 }],
  ['a form with lines', form, { filters: 0, fields: 2, tables: 1, columns: 1 }],
  ['a list as text', JSON.stringify(list), { filters: 2, fields: 0, tables: 1, columns: 1 }],
  ['a form with columns', { ...form, pageinfo: { columns: 3 } }, { filters: 0, fields: 2, tables: 1, columns: 3 }],
  ['nothing that can be read', 'x', { filters: 0, fields: 0, tables: 0, columns: 1 }],
  ['controls that are no list', { controls: { length: 9 } }, { filters: 0, fields: 0, tables: 0, columns: 1 }],
  [
    'more than a screen holds',
    { controls: Array(500).fill({ type: 'text' }) },
    { filters: 0, fields: 30, tables: 0, columns: 1 },
  ],
])('the placeholder of a page has the parts of its protocol: %s', (_title, protocol, expected) => {
  expect(shapeOf(protocol)).toEqual(expected);
});

test('shapes are kept from one visit to the next, at most 100', () => {
  const records = createRecords(memoryStorage());
  const shapes = createPageShapes(records);
  expect(shapes.get('orders')).toBeUndefined();
  shapes.note('orders', shapeOf(list));
  for (let index = 0; index < 100; index += 1) shapes.note(`page${index}`, shapeOf(form));
  const next = createPageShapes(records);
  expect(next.get('page99')).toEqual(shapeOf(form));
  expect(next.get('orders')).toBeUndefined();
});

test('the height of a dialog is kept for each status of its page, until the page has other parts', () => {
  const records = createRecords(memoryStorage());
  const shapes = createPageShapes(records);
  shapes.noteHeight('order', 2, 400);
  shapes.note('order', shapeOf(form));
  shapes.noteHeight('order', 2, 640);
  shapes.noteHeight('order', 3, 560);
  shapes.note('order', shapeOf(form));
  const next = createPageShapes(records);
  expect([1, 2, 3].map((status) => heightOf(next.get('order'), status as 1 | 2 | 3))).toEqual([undefined, 640, 560]);
  next.note('order', shapeOf(list));
  expect(heightOf(next.get('order'), 2)).toBeUndefined();
});

test('a dialog that was never open is about as high as the rows of its fields and its tables', () => {
  const shape = { filters: 0, fields: 7, tables: 0, columns: 3 };
  expect(roughHeight(shape) - roughHeight({ ...shape, fields: 6 })).toBe(76);
  expect(roughHeight({ ...shape, tables: 1 })).toBeGreaterThan(roughHeight(shape));
});

test('shapes that somebody else has written are ignored', () => {
  const records = createRecords(memoryStorage());
  records.write('page-shapes', { orders: { filters: 'many' } });
  expect(createPageShapes(records).get('orders')).toBeUndefined();
});

test('stored shapes that no page can have are forgotten', () => {
  const records = createRecords(memoryStorage());
  const shape = { filters: 0, fields: 3, tables: 1, columns: 2 };
  for (const wrong of [{ fields: 1e6 }, { tables: -1 }, { columns: 0 }, { filters: 1.5 }, { fields: null }]) {
    records.write('page-shapes', { orders: { ...shape, ...wrong } });
    expect(createPageShapes(records).get('orders')).toBeUndefined();
  }
  records.write('page-shapes', { orders: shape });
  expect(createPageShapes(records).get('orders')).toEqual(shape);
});
