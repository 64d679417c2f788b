import { createEmitter } from '@/common/emitter';
import { MAX_OPERATIONS, Measures } from './Measures';
import type { PageRecord } from './pageRecord';

const REMARK = { name: 'remark', type: 'text' };

/** The measures of one page, opened at 1,000,000. */
function setUp() {
  const clock = { now: 1_000_000 };
  const records: PageRecord[] = [];
  const hidden = createEmitter();
  const measures = new Measures({
    pageCode: 'order-form',
    itemId: 'opening-1',
    clock: () => clock.now,
    onHide: hidden.subscribe,
    send: (record) => void records.push(record),
  });
  const operations = (record: number, code: string) =>
    records[record]?.controls.get(code)?.operations.map(({ type, costMs, detail }) => [type, costMs, detail]);
  return { clock, records, measures, operations, hide: hidden.emit };
}

it('a loaded page reports its stages in order with the time since opening, and its controls’ operations', async () => {
  const { clock, records, measures, operations } = setUp();
  clock.now += 3;
  measures.reach('read');
  clock.now += 5;
  measures.reach('firstscreen');
  await measures.timed(REMARK, 'onload', 'call', async () => {
    clock.now += 40;
  });
  expect(records).toEqual([]);
  measures.reach('loaded');
  expect(records).toMatchObject([
    { pageCode: 'order-form', itemId: 'opening-1', loadedAt: 1_000_048, stage: 'loaded' },
  ]);
  expect(operations(0, '__page')).toEqual([
    ['read', 3, ''],
    ['firstscreen', 8, ''],
    ['loaded', 48, ''],
  ]);
  expect(operations(0, 'remark')).toEqual([['onload', 40, 'call']]);
  expect([...(records[0]?.controls ?? [])].map(([code, { type }]) => [code, type])).toEqual([
    ['__page', 'page'],
    ['remark', 'text'],
  ]);
});

it('records the duration of a failed operation too', async () => {
  const { clock, measures, operations } = setUp();
  await expect(
    measures.timed(undefined, 'call', 'ordersave', () => {
      clock.now += 9;
      return Promise.reject(new Error('refused'));
    }),
  ).rejects.toThrow('refused');
  measures.end();
  expect(operations(0, '__page')).toEqual([['call', 9, 'ordersave']]);
});

it('sends only new operations when the page is hidden and when it closes, and nothing without any', () => {
  const { records, measures, operations, hide } = setUp();
  measures.reach('loaded');
  hide();
  measures.note(REMARK, 'edit', 1_000_000);
  hide();
  hide();
  measures.note(REMARK, 'edit', 1_000_000);
  measures.note(REMARK, 'edit', 1_000_000);
  measures.end();
  expect(records.map(({ stage }) => stage)).toEqual(['loaded', 'hidden', 'closed']);
  expect([operations(1, 'remark')?.length, operations(2, 'remark')?.length]).toEqual([1, 2]);
  measures.note(REMARK, 'edit', 1_000_000);
  hide();
  expect(records).toHaveLength(3);
});

it('sends the stage closed for a page that closes before it is loaded', () => {
  const { records, measures } = setUp();
  measures.reach('read');
  measures.end();
  expect(records).toMatchObject([{ stage: 'closed', loadedAt: 0 }]);
});

it('the measures of a page that stays open are limited', () => {
  const { measures, operations } = setUp();
  for (let edit = 0; edit < MAX_OPERATIONS + 100; edit += 1) measures.note(REMARK, 'edit', 1_000_000);
  measures.end();
  expect(operations(0, 'remark')).toHaveLength(MAX_OPERATIONS);
});
