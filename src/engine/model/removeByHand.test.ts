import fc from 'fast-check';
import type { ArrayModel } from './arrayModel';
import { removeByHand } from './removeByHand';
import { createTestPage } from './testPage';

const lines = (more: Record<string, unknown> = {}) => ({
  type: 'array',
  name: 'lines',
  controls: [
    { type: 'number', name: 'price' },
    { type: 'number', name: 'qty' },
    { type: 'number', name: 'amount', value: '=mul(row.price, row.qty)' },
  ],
  ...more,
});
const total = { type: 'label', name: 'total', value: '=sum(lines.amount)' };

async function started(value: unknown, more?: Record<string, unknown>) {
  const test = createTestPage([lines(more), total]);
  await test.page.start();
  const array = test.array('lines');
  array.set(value);
  return { ...test, array, undos: test.host.log.undos };
}

const ROWS = [1, 2, 3, 4].map((price) => ({ price, qty: 10 }));
const prices = (array: ArrayModel) => array.list().map(({ values }) => values.price);

describe('lines that a person deletes', () => {
  it('come back where they were, with what was typed, and count again', async () => {
    const { array, value, undos } = await started(ROWS);
    const second = array.list()[1]!;
    array.setCell(second, 'qty', 7);
    removeByHand(array, [second]);
    expect([prices(array), value('total')]).toEqual([[1, 3, 4], 80]);
    expect(undos.map(({ text }) => text)).toEqual(['engine.array.deleted {"place":2}']);
    undos[0]?.undo();
    expect([prices(array), value('total')]).toEqual([[1, 2, 3, 4], 94]);
    expect([array.list()[1] === second, second.isGone, second.values]).toEqual([
      true,
      false,
      { price: 2, qty: 7, amount: 14 },
    ]);
  });

  it('come back in their order, whichever were deleted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(3), { minLength: 1 }), async (places) => {
        const { array, undos } = await started(ROWS);
        const rows = array.list();
        removeByHand(
          array,
          places.toSorted().map((place) => rows[place]!),
        );
        expect(array.list()).toHaveLength(4 - places.length);
        undos[0]?.undo();
        expect(prices(array)).toEqual([1, 2, 3, 4]);
      }),
      { numRuns: 20 },
    );
  });

  it('are named by their number when there are several', async () => {
    const { array, undos } = await started(ROWS);
    removeByHand(array, array.list().slice(1));
    expect(undos.map(({ text }) => text)).toEqual(['engine.array.deletedlines {"count":3}']);
  });

  it('of a section come back with it', async () => {
    const { array, undos } = await started(
      [
        { city: '上海', rows: ROWS.slice(0, 2) },
        { city: '杭州', rows: ROWS.slice(2) },
      ],
      { sections: { rowsfield: 'rows', controls: [{ type: 'text', name: 'city' }] } },
    );
    removeByHand(array, array.sections().slice(0, 1));
    expect(prices(array)).toEqual([3, 4]);
    undos[0]?.undo();
    expect([prices(array), array.sections().map(({ values }) => values.city)]).toEqual([
      [1, 2, 3, 4],
      ['上海', '杭州'],
    ]);
  });

  it('do not come back among other rows that were loaded meanwhile', async () => {
    const { array, undos } = await started(ROWS);
    removeByHand(array, array.list().slice(0, 1));
    array.set([{ price: 9, qty: 1 }]);
    undos[0]?.undo();
    expect(prices(array)).toEqual([9]);
  });

  it('come back together when several deletions are undone at once, as long as the page is open', async () => {
    const { page, array, undos } = await started(ROWS);
    removeByHand(array, array.list().slice(0, 1));
    removeByHand(array, array.list().slice(1, 2));
    expect(undos.map(({ text }) => text)).toEqual(['engine.array.deletedlines {"count":2}']);
    undos[0]?.undo();
    expect(prices(array)).toEqual([1, 2, 3, 4]);
    removeByHand(array, array.list().slice(0, 1));
    expect(undos.map(({ text }) => text)).toEqual(['engine.array.deleted {"place":1}']);
    page.dispose();
    expect(undos).toEqual([]);
  });
});
