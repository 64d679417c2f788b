import { createFakeHost } from '../fakeHost';
import { createTestPage } from './testPage';

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)));
afterEach(() => warn.mockRestore());

it('a table shows the good rows of an answer and tells the number of the others once', async () => {
  const answer = { items: [{ id: 1 }, null, 7, 'x', [1], { id: 2 }], __itemcount: 6 };
  const host = createFakeHost({ call: () => Promise.resolve(answer) });
  const table = { type: 'table', name: 'orders', source: { api: 'query' }, columns: [{ name: 'id', title: 'No' }] };
  const orders = createTestPage([table], { host }).table('orders');
  await orders.load();
  await orders.load(true);
  await settled();
  expect(orders.state()).toMatchObject({ status: 'ready', rows: [{ id: 1 }, { id: 2 }], count: 6 });
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('engine.issue.faulty-rows {"count":"4"}')]);
});

it('an array leaves out what is no row and tells it', () => {
  const { page } = createTestPage([
    { type: 'array', name: 'lines', controls: [{ type: 'text', name: 'a', title: 'A' }] },
  ]);
  page.control('lines').set([{ a: 1 }, null, 'x']);
  expect(page.control('lines').value()).toEqual([{ a: 1 }]);
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('engine.issue.faulty-rows {"count":"2"}')]);
});
