import { AppError } from '@/common/errors/appError';
import { moreControls } from '@/engine/controls/moreControls';
import { createFakeHost } from '@/engine/fakeHost';
import { PAGE_STATUS } from '@/engine/host';
import type { PageStatus } from '@/engine/host';
import { addControls, addPatterns } from '@/engine/loadParts';
import { compilePattern } from '@/engine/patterns/compilePattern';
import { PageModel } from '@/engine/model/pageModel';
import { readProtocol } from '@/engine/protocol/readProtocol';
import { CUSTOMER_IDS, POSITION_IDS, WATER_PRODUCT_ID } from '../../../mock/domain/fixtures';
import { platform, resetPlatform } from '../../../mock/domain/platform';
import { findPage } from '../../../mock/domain/protocols';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

addControls(moreControls);
addPatterns(compilePattern);

let server: PlatformServer;
let client: Client;
beforeAll(async () => {
  server = await startPlatform();
  resetPlatform();
  client = server.client();
  await client.signIn('li.na', POSITION_IDS.liNaRepresentative);
});
afterAll(() => server.stop());

/** Opens the order form without views. Its calls and ids come from the mock platform. */
async function openOrderForm(status: PageStatus) {
  const ids = (await client.get('/api/teapi/offline/generateid?num=10')).data<string[]>();
  const host = createFakeHost({
    async call({ api, input }) {
      const answer = await client.business(api, input).catch((cause: unknown) => {
        throw new AppError('network', 'The answer was lost', { cause });
      });
      if (answer.status !== 200) throw new AppError('service', JSON.stringify(answer.body));
      return answer.data<unknown>();
    },
    nextId: () => Promise.resolve(ids.shift() ?? ''),
  });
  const result = readProtocol(findPage('order-form')?.protocol);
  if ('refused' in result) throw new Error('refused');
  const page = new PageModel({ protocol: result.protocol, host, pageCode: 'order-form', status, linkParam: {} });
  await page.start();
  return { host, page };
}

const countOrders = async () => (await client.business('orderquery', {})).data<{ __itemcount: number }>().__itemcount;

it.each([
  ['opened as a new record', PAGE_STATUS.new],
  ['opened by its address, without a status', PAGE_STATUS.edit],
])('an order whose save response was lost is saved again as the same order: %s', async (_how, status) => {
  const { host, page } = await openOrderForm(status);
  const before = await countOrders();
  const [owner] = (await client.business('owneroptions', {})).data<{ key: string }[]>();
  const entered = {
    ownerid: owner?.key,
    customerid: CUSTOMER_IDS.ordinary,
    orderdate: '2026-11-20',
    address: '杭州市西湖区文化路1号',
    phone: '13812345678',
    payment: 'cash',
    lines: [{ productid: WATER_PRODUCT_ID, qty: 3, price: 36 }],
  };
  Object.entries(entered).forEach(([name, value]) =>
    page.edited(() => page.control(name).set(value), page.control(name)),
  );
  const save = page.control('save').node.events.onclicked;
  const press = async () => save && page.events.click('save', save, { control: page.control('save') });

  platform().faults.order({
    path: '/api/teapi/dy-biz/ordersave',
    times: 1,
    kind: 'drop',
    isAfterCommit: true,
    delayMs: 0,
  });
  await press();
  expect(page.problem()).toBe('The answer was lost');
  expect(await countOrders()).toBe(before + 1);

  await press();
  expect(page.problem()).toBeUndefined();
  expect(await countOrders()).toBe(before + 1);
  const sent = host.log.calls.filter(({ api }) => api === 'ordersave').map(({ input }) => input.orderid);
  expect(sent).toEqual([expect.stringMatching(/^\d{19}$/), sent[0]]);
});
