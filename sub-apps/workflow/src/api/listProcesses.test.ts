import { createFakeHttp } from '@atrium/portal/contract/fakeHttp';
import { listProcesses, NO_PROCESS_FILTERS } from './listProcesses';

const PATH = '/api/teapi/workflow/flow/getmyprocesslist';
const PAGE = { index: 2, size: 20 };

async function list(answer: unknown, filters: Partial<typeof NO_PROCESS_FILTERS> = {}) {
  const fake = createFakeHttp();
  fake.answer(PATH, answer);
  const query = { filters: { ...NO_PROCESS_FILTERS, ...filters }, page: PAGE };
  return { page: await listProcesses(fake.http, 'mine', query), input: fake.callsOf(PATH)[0]?.input };
}

test('every filter that is used has its own name in the condition', async () => {
  const dates = ['2026-11-01', '2026-11-20'];
  const { input } = await list(
    { af_items: [], af_itemcount: 0 },
    { keyword: 'x', flowCode: 'leave', state: 'running', dates, overdue: '1' },
  );
  expect(input).toEqual({
    af_pageindex: 2,
    af_pagesize: 20,
    af_querytype: 'mine',
    af_querycondition: {
      keyword: 'x',
      flowcode: 'leave',
      state: 'running',
      datefrom: '2026-11-01',
      dateto: '2026-11-20',
      overdue: 1,
    },
  });
});

test('a wrong item costs that item, and a wrong field that field', async () => {
  const hostile = [null, 'x', { processid: '' }, { processid: {} }, [], { title: 'no id' }];
  const odd = { processid: 7, amount: 'viel', state: 'constructor', handlers: {}, isoverdue: 'x', version: 'x' };
  const { page } = await list({ af_items: [...hostile, odd], af_itemcount: '7' });
  expect(page.itemCount).toBe(7);
  expect(page.rows).toEqual([
    expect.objectContaining({ processId: '7', amount: undefined, state: undefined, handlers: [], isOverdue: false }),
  ]);
});

test('null in place of the list is a page without rows, a missing list a failure', async () => {
  expect((await list({ af_items: null, af_itemcount: 0 })).page).toEqual({ rows: [], itemCount: 0 });
  await expect(list({ af_itemcount: 0 })).rejects.toMatchObject({ code: 'errors.badAnswer' });
});
