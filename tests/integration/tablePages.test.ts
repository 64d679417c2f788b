import { createFakeHost } from '../../src/engine/fakeHost';
import { TableModel } from '../../src/engine/model/tableModel';
import { createTestPage } from '../../src/engine/model/testPage';
import { createTestServices } from '../../src/services/testing/createTestServices';

const QUERY = '/api/teapi/dy-biz/query';
const SAVE = '/api/teapi/dy-biz/save';

async function openTable() {
  const { server, api } = createTestServices();
  let state = 'first';
  server.on(QUERY, ({ body }) => ({
    resp_data: { items: [{ id: `${state}-${(body as { __pageindex: number }).__pageindex}` }], __itemcount: 60 },
  }));
  server.on(SAVE, () => {
    state = 'saved';
    return { resp_data: true };
  });
  const host = createFakeHost({ call: (request) => api.business.call(request) });
  const { page } = createTestPage(
    [{ type: 'table', name: 'orders', source: { api: 'query' }, columns: [{ name: 'id', title: 'No' }] }],
    { host },
  );
  await page.start();
  const table = page.control('orders');
  if (!(table instanceof TableModel)) throw new Error('No table');
  await table.load();
  return { server, host, table, rows: () => table.state().rows.map(({ id }) => id) };
}

it('paging back shows cached rows without a call', async () => {
  const { server, table, rows } = await openTable();
  await table.goTo(2);
  const asked = server.received(QUERY).length;
  await table.goTo(1);
  expect(rows()).toEqual(['first-1']);
  expect(server.received(QUERY)).toHaveLength(asked);
});

it('paging back after a save calls the server again', async () => {
  const { host, table, rows } = await openTable();
  await table.goTo(2);
  await host.call({ api: 'save', input: {}, pageCode: 'p' });
  await table.goTo(1);
  expect(rows()).toEqual(['saved-1']);
});
