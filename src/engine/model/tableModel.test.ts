import { AppError } from '@/common/errors/appError';
import { createFakeHost } from '../fakeHost';
import type { BusinessCall } from '../host';
import type { TableModel } from './tableModel';
import { createTestPage } from './testPage';

const table = (more: Record<string, unknown> = {}) => ({
  type: 'table',
  name: 'orders',
  source: { api: 'query', input: { word: '=keyword' } },
  rowkey: 'no',
  columns: [{ name: 'no', title: 'No', sortable: 1 }],
  ...more,
});
const keyword = { type: 'text', name: 'keyword', value: 'a' };

interface Pending {
  readonly request: BusinessCall;
  answer(value: unknown): Promise<void>;
  fail(error: unknown): Promise<void>;
}

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

/** A page with one table whose requests the test answers itself, in any order. */
function open(more: Record<string, unknown> = {}): {
  table: TableModel;
  asked: Pending[];
  page: ReturnType<typeof createTestPage>['page'];
} {
  const asked: Pending[] = [];
  const host = createFakeHost({
    call: (request) =>
      new Promise((resolve, reject) =>
        asked.push({
          request,
          answer: (value) => {
            resolve(value);
            return settled();
          },
          fail: (error) => {
            reject(error as Error);
            return settled();
          },
        }),
      ),
  });
  const test = createTestPage([keyword, table(more)], { host });
  return { table: test.table('orders'), asked, page: test.page };
}

const rows = (count: number, ...items: Record<string, unknown>[]) => ({ items, __itemcount: count });
const pagingOf = ({ request: { input } }: Pending) => ({
  index: input.__pageindex,
  size: input.__pagesize,
  sorting: input.__sorting,
});

describe('a table asks the server', () => {
  it('for its first page, unsorted, with its own input, as data that may be cached', async () => {
    const { table: orders, asked } = open();
    void orders.load();
    expect(asked[0]?.request).toMatchObject({
      api: 'query',
      pageCode: 'test-page',
      cache: 'table',
      input: { word: 'a', __pageindex: 1, __pagesize: 20, __sorting: [] },
    });
    await asked[0]?.answer({ ...rows(45, { no: 1 }), __summary: { no: 9 } });
    expect(orders.state()).toMatchObject({ status: 'ready', count: 45, rows: [{ no: 1 }], summary: { no: 9 } });
    expect(orders.pages).toBe(3);
  });

  it('anew when somebody searches, even with the same conditions', async () => {
    const { table: orders, asked } = open();
    void orders.search();
    await settled();
    expect(asked.at(-1)?.request).toMatchObject({ isFresh: true, input: { word: 'a' } });
  });

  it('for further pages with the input of the query, whatever was typed since', async () => {
    const { table: orders, asked, page } = open();
    void orders.load();
    await asked[0]?.answer(rows(60));
    page.controls.get('keyword')?.set('typed since');
    void orders.goTo(2);
    void orders.sortBy('no');
    void orders.search();
    expect(asked.map(({ request }) => request.input.word)).toEqual(['a', 'a', 'a', 'typed since']);
  });

  it('only for pages that exist', async () => {
    const { table: orders, asked } = open();
    void orders.load();
    await asked[0]?.answer(rows(45));
    void orders.goTo(99);
    void orders.goTo(0);
    void orders.goTo(2.7);
    expect(asked.slice(1).map((entry) => pagingOf(entry).index)).toEqual([3, 1, 2]);
  });

  it('for the last page when the one it wanted is gone', async () => {
    const { table: orders, asked } = open();
    void orders.load();
    await asked[0]?.answer(rows(60));
    void orders.goTo(3);
    await asked[1]?.answer(rows(25));
    await asked[2]?.answer(rows(25, { no: 21 }));
    expect(asked.map((entry) => pagingOf(entry).index)).toEqual([1, 3, 2]);
    expect(orders.state()).toMatchObject({ status: 'ready', rows: [{ no: 21 }] });
  });

  it('for the first page when pages go away faster than they are asked for', async () => {
    const { table: orders, asked } = open();
    void orders.load();
    await asked[0]?.answer(rows(200));
    void orders.goTo(10);
    await asked[1]?.answer(rows(150));
    await asked[2]?.answer(rows(110));
    await asked[3]?.answer(rows(90));
    expect(asked.map((entry) => pagingOf(entry).index)).toEqual([1, 10, 8, 1]);
    expect(orders.state()).toMatchObject({ status: 'ready', count: 90 });
  });

  it('from the first page again when the page size changes', async () => {
    const { table: orders, asked } = open({ pagesize: 10 });
    void orders.load();
    await asked[0]?.answer(rows(60));
    void orders.goTo(3);
    void orders.resize(50);
    expect(asked.map(pagingOf).map(({ index, size }) => [index, size])).toEqual([
      [1, 10],
      [3, 10],
      [1, 50],
    ]);
  });

  it('for ascending, descending and the server’s own order in turn; another column begins anew', () => {
    const { table: orders, asked } = open();
    ['no', 'no', 'no', 'no', 'date'].forEach((field) => void orders.sortBy(field));
    expect(asked.map((entry) => pagingOf(entry).sorting)).toEqual([
      [{ field: 'no', order: 'asc' }],
      [{ field: 'no', order: 'desc' }],
      [],
      [{ field: 'no', order: 'asc' }],
      [{ field: 'date', order: 'asc' }],
    ]);
  });
});

it('a table that is sorted shows its first page', async () => {
  const { table: orders, asked } = open();
  void orders.load();
  await asked[0]?.answer(rows(60));
  void orders.goTo(3);
  await asked[1]?.answer(rows(60));
  void orders.sortBy('no');
  await asked[2]?.answer(rows(60));
  expect([asked.map((entry) => pagingOf(entry).index), orders.pageIndex()]).toEqual([[1, 3, 1], 1]);
});

describe('the newest request', () => {
  it('wins, whichever answer comes last, and aborts the older', async () => {
    const { table: orders, asked } = open();
    void orders.load();
    void orders.sortBy('no');
    expect(asked.map(({ request }) => request.signal?.aborted)).toEqual([true, false]);
    await asked[1]?.answer(rows(1, { no: 'new' }));
    await asked[0]?.answer(rows(1, { no: 'old' }));
    expect(orders.state().rows).toEqual([{ no: 'new' }]);
  });

  it('is not disturbed by the failure of an older one', async () => {
    const { table: orders, asked } = open();
    void orders.load();
    void orders.load();
    await asked[0]?.fail(new AppError('network', 'gone'));
    expect(orders.state().status).toBe('loading');
    await asked[1]?.answer(rows(0));
    expect(orders.state().status).toBe('ready');
  });

  it('is given up when the page closes', async () => {
    const { table: orders, asked, page } = open();
    void orders.load();
    page.dispose();
    expect(asked[0]?.request.signal?.aborted).toBe(true);
    await asked[0]?.fail(new AppError('cancelled', 'aborted'));
    expect(orders.state().status).toBe('loading');
  });
});

describe('an answer that is none', () => {
  it('is not one whose count is written as text', async () => {
    const { table: orders, asked } = open();
    void orders.load();
    await asked[0]?.answer({ items: [{ no: 1 }], __itemcount: '41' });
    expect(orders.state()).toMatchObject({ status: 'ready', count: 41 });
  });

  it('reads null as no rows, as other lists do', async () => {
    const { table: orders, asked } = open();
    void orders.load();
    await asked[0]?.answer({ items: null, __itemcount: 0 });
    expect(orders.state()).toMatchObject({ status: 'ready', count: 0 });
  });

  it.each([
    null,
    [],
    'text',
    {},
    { items: {}, __itemcount: 1 },
    { items: [null], __itemcount: 1 },
    { items: [], __itemcount: 'many' },
  ])('%j puts the table into its failed state, and a retry mends it', async (answer) => {
    const { table: orders, asked } = open();
    void orders.load();
    await asked[0]?.answer(answer);
    expect(orders.state()).toMatchObject({ status: 'failed', error: { kind: 'service', message: 'engine.badanswer' } });
    void orders.load();
    expect(orders.state()).toMatchObject({ status: 'loading', error: undefined });
    await asked[1]?.answer(rows(1, { no: 1 }));
    expect(orders.state()).toMatchObject({ status: 'ready', rows: [{ no: 1 }] });
  });

  it('drops the rows and the count of the query before, and keeps what was asked for a retry', async () => {
    const { table: orders, asked } = open();
    void orders.load();
    await asked[0]?.answer(rows(60, { no: 1 }));
    void orders.sortBy('no');
    void orders.goTo(3);
    await asked[2]?.fail(new AppError('network', 'offline'));
    expect(orders.state()).toMatchObject({ status: 'failed', rows: [], error: { message: 'offline' } });
    expect(orders.state().count).toBeUndefined();
    void orders.retry();
    expect(pagingOf(asked[3] as Pending)).toEqual({ index: 3, size: 20, sorting: [{ field: 'no', order: 'asc' }] });
  });

  it.each([-1, 40.5])('an impossible number of rows (%s) is replaced by the rows that came', async (count) => {
    const { table: orders, asked } = open();
    void orders.load();
    await asked[0]?.answer(rows(count, { no: 1 }, { no: 2 }));
    expect(orders.state().count).toBe(2);
  });
});

describe('checked rows', () => {
  it('stay checked while one pages, and are the table’s value', async () => {
    const { table: orders, asked } = open();
    void orders.load();
    await asked[0]?.answer(rows(40, { no: 1 }, { no: 2 }));
    orders.check(orders.state().rows, true);
    orders.check([{ no: 2 }], false);
    void orders.goTo(2);
    await asked[1]?.answer(rows(40, { no: 21 }));
    expect(orders.value()).toEqual([{ no: 1 }]);
    expect([orders.byScope('checked'), orders.byScope('all'), orders.byScope('modified')]).toEqual([
      [{ no: 1 }],
      [{ no: 21 }],
      [],
    ]);
  });

  it('are forgotten by a new query, which begins at the first page', async () => {
    const { table: orders, asked } = open();
    void orders.load();
    await asked[0]?.answer(rows(60, { no: 1 }));
    void orders.goTo(2);
    orders.check([{ no: 1 }], true);
    void orders.search();
    expect(orders.value()).toEqual([]);
    expect(pagingOf(asked[2] as Pending).index).toBe(1);
  });

  it('are forgotten when the rows are read again because they changed', async () => {
    const { table: orders, asked } = open();
    void orders.load();
    await asked[0]?.answer(rows(60, { no: 1 }));
    orders.check([{ no: 1 }], true);
    void orders.goTo(3);
    void orders.reload(false);
    void orders.reload(true);
    expect(orders.value()).toEqual([]);
    expect(asked.slice(2).map((entry) => pagingOf(entry).index)).toEqual([3, 1]);
  });
});
