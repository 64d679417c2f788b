import { ORDER_IDS, POSITION_IDS } from '../../../mock/domain/fixtures';
import { resetPlatform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

interface Answer {
  resp_data: { done: number; refused: { orderid: string; orderno: string; reason: string }[] };
  resp_messages?: { type: string; message: string }[];
}

let server: PlatformServer;
let director: Client;
let representative: Client;
beforeAll(async () => {
  server = await startPlatform();
});
afterAll(() => server.stop());
beforeEach(async () => {
  resetPlatform();
  [director, representative] = [server.client(), server.client()];
  await director.signIn('zhang.wei');
  await representative.signIn('li.na', POSITION_IDS.liNaRepresentative);
});

const orderOf = async (orderid: string) =>
  (await director.business('orderget', { orderid })).data<{ orderno: string; status: string; ownername: string }>();
const run = async (client: Client, api: string, orderids: readonly string[]) =>
  (await client.business(api, { orderids })).body as unknown as Answer;
const ALL = [ORDER_IDS.draft, ORDER_IDS.pending, ORDER_IDS.approved];

describe('submitting several orders', () => {
  it('submits the drafts, starts their approval, and names the others with the reason', async () => {
    const numbers = await Promise.all(ALL.map(async (id) => (await orderOf(id)).orderno));
    const { resp_data: data, resp_messages: messages } = await run(director, 'orderssubmit', ALL);
    expect(data.done).toBe(1);
    expect(data.refused.map(({ orderno, reason }) => [orderno, reason])).toEqual(
      numbers.slice(1).map((no) => [no, 'order.only_drafts_submitted']),
    );
    expect(messages).toEqual([
      { type: 'warning', message: `2 张订单未处理，只有草稿可以提交：${numbers.slice(1).join(', ')}` },
    ]);
    expect((await orderOf(ORDER_IDS.draft)).status).toBe('pending');
  });

  it('says nothing more when all were drafts', async () => {
    expect(await run(director, 'orderssubmit', [ORDER_IDS.draft])).toEqual({ resp_data: { done: 1, refused: [] } });
  });
});

describe('deleting several orders', () => {
  it('deletes the drafts alone', async () => {
    const { resp_data: data } = await run(director, 'ordersdeletedrafts', ALL);
    expect([data.done, data.refused.map(({ orderid }) => orderid)]).toEqual([1, ALL.slice(1)]);
    expect((await director.business('orderget', { orderid: ORDER_IDS.draft })).status).toBe(404);
    expect((await orderOf(ORDER_IDS.pending)).status).toBe('pending');
  });

  it('names orders that are gone, and those of others without their number', async () => {
    const { items } = (await director.business('orderquery', { status: ['draft'], __pagesize: 500 })).data<{
      items: { orderid: string; ownername: string }[];
    }>();
    const other = items.find(({ ownername }) => ownername !== '李娜')?.orderid ?? '';
    const { resp_data: data } = await run(representative, 'ordersdeletedrafts', [other, 'gone']);
    expect(data).toEqual({
      done: 0,
      refused: [
        { orderid: other, orderno: other, reason: 'order.not_found' },
        { orderid: 'gone', orderno: 'gone', reason: 'order.not_found' },
      ],
    });
  });
});

it('needs the function to edit orders', async () => {
  const visitor = server.client();
  await visitor.signIn('sun.li');
  for (const api of ['orderssubmit', 'ordersdeletedrafts'])
    expect((await visitor.business(api, { orderids: [ORDER_IDS.draft] })).status).toBe(403);
});
