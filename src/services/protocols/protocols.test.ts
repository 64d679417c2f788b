import { createTestServices } from '../testing/createTestServices';
import { refuse } from '../testing/fakeServer';

const PAGE = '/api/teapi/protocol/uiprotocol/getprotocolbypagecode';
const FRAGMENTS = '/api/teapi/protocol/uiprotocol/getprotocolfragments';

it('fetches a page once, until the cache is cleared', async () => {
  const { protocols, server } = createTestServices();
  server.on(PAGE, ({ body }) => ({
    resp_data: { pagecode: (body as { pagecode: string }).pagecode, pagetype: 300, protocol: { a: 1 } },
  }));
  const [first, second] = await Promise.all([protocols.page('orders'), protocols.page('orders')]);
  expect(first).toEqual({ pageCode: 'orders', pageType: '300', protocol: { a: 1 } });
  expect(second).toBe(first);
  expect(server.received(PAGE)).toHaveLength(1);
  protocols.clear();
  await protocols.page('orders');
  expect(server.received(PAGE)).toHaveLength(2);
});

it('fetches again after a failure', async () => {
  const { protocols, server } = createTestServices();
  server.on(PAGE, () => refuse(503));
  await expect(protocols.page('orders')).rejects.toMatchObject({ status: 503 });
  server.on(PAGE, () => ({ resp_data: {} }));
  await expect(protocols.page('orders')).resolves.toMatchObject({ pageCode: 'orders' });
});

it('fetches only missing fragments and omits those unknown to the server', async () => {
  const { protocols, server } = createTestServices();
  server.on(FRAGMENTS, ({ body }) => ({
    resp_data: (body as { codes: string[] }).codes
      .filter((code) => code !== 'unknown')
      .map((code) => ({ code, protocol: { of: code } })),
  }));
  expect(await protocols.fragments(['a', 'unknown'])).toEqual({ a: { of: 'a' } });
  expect(await protocols.fragments(['a', 'b'])).toEqual({ a: { of: 'a' }, b: { of: 'b' } });
  expect(server.received(FRAGMENTS).map(({ body }) => body)).toEqual([{ codes: ['a', 'unknown'] }, { codes: ['b'] }]);
});
