import { createTestServices } from '@/services/testing/createTestServices';
import { NO_START_UP_DATA } from '@/services/testing/noStartUpData';
import { signIn } from '@/services/testing/signIn';
import { prefetchFirstPage } from './prefetchFirstPage';

const PROTOCOL = '/api/teapi/protocol/uiprotocol/getprotocolbypagecode';

const leaf = (pageCode: string, functionCode?: string) => ({
  id: pageCode,
  title: pageCode,
  pageCode,
  children: [],
  ...(functionCode && { functionCode }),
});

/** The page codes that are requested when the workspace of this menu is about to open at the address. */
async function requested(address: string, menu = [leaf('secret', 'nobody'), leaf('orders')]) {
  const services = createTestServices();
  signIn(services);
  services.startUp.set({ ...NO_START_UP_DATA, menu });
  await prefetchFirstPage(services, address);
  return services.server.received(PROTOCOL).map(({ body }) => (body as { pagecode: string }).pagecode);
}

describe('before the workspace is rendered', () => {
  it('the first page that the position may see is requested, or that of the address', async () => {
    expect(await requested('/')).toEqual(['orders']);
    expect(await requested('/page?pagecode=customers')).toEqual(['customers']);
  });

  it('nothing is requested for a screen of ours, an empty menu, or without a session', async () => {
    expect(await requested('/rolemgr')).toEqual([]);
    expect(await requested('/', [])).toEqual([]);
    const services = createTestServices();
    await prefetchFirstPage(services, '/');
    expect(services.server.paths()).toEqual([]);
  });
});
