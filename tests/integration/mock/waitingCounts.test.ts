import { resetPlatform } from '../../../mock/domain/platform';
import type { Http } from '../../../src/services/http/http';
import { processCount } from '../../../src/services/api/processCounts';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

const FLOW = '/api/teapi/workflow/flow';

let server: PlatformServer;
let director: Client;
beforeAll(async () => {
  server = await startPlatform();
  resetPlatform();
  director = server.client();
  await director.signIn('zhang.wei');
});
afterAll(() => server.stop());

const post = async (path: string, body: object) => (await director.post(path, body)).data<unknown>();
const http = { post } as unknown as Http;
const list = async (type: string) => {
  const body = { af_pageindex: 1, af_pagesize: 100, af_querytype: type, af_querycondition: {} };
  return (await post(`${FLOW}/getmyprocesslist`, body)) as {
    af_items: Record<string, unknown>[];
    af_itemcount: number;
  };
};

it('the numbers of the menu are those of the lists: to decide, returned, and copies that were not read', async () => {
  const [undeal, mine, copied] = [await list('undeal'), await list('mine'), await list('copied')];
  await expect(processCount(http, 'undeal')).resolves.toBe(undeal.af_itemcount);
  const returned = mine.af_items.filter(({ state }) => state === 'returned').length;
  await expect(processCount(http, 'returned')).resolves.toBe(returned);
  const unread = copied.af_items.filter(({ isread }) => isread === 0);
  expect(unread.length).toBeGreaterThan(0);
  await expect(processCount(http, 'copied')).resolves.toBe(unread.length);
  await post(`${FLOW}/markread`, { processid: unread[0]?.processid });
  await expect(processCount(http, 'copied')).resolves.toBe(unread.length - 1);
});
