import { createStore } from '@/common/store';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createTestServices } from '@/services/testing/createTestServices';
import { signIn } from '@/services/testing/signIn';
import type { Navigation } from '../navigation/createNavigation';
import { createBadges } from './badges';

const PENDING = '/api/teapi/workflow/flow/getmyprocesslist';
const UNREAD = '/api/teapi/message/message/unread';

function setUp({ isShown = true, paths = ['/undeal', '/messagemanager'] } = {}) {
  const services = createTestServices();
  signIn(services);
  services.server.on(PENDING, () => ({ resp_data: { af_itemcount: 5 } }));
  services.server.on(UNREAD, () => ({ resp_data: { todo: 1, notice: 0, system: 0, latest: [], cursor: '1' } }));
  const badges = createBadges({
    isShown,
    http: services.http,
    canUse: (path) => paths.includes(path),
    isOnline: createStore(true),
    page: Object.assign(new EventTarget(), { visibilityState: 'visible' as const }),
    notices: { offer: () => () => undefined, report: () => undefined },
    navigation: {} as Navigation,
    t: (key) => key,
    loadTexts: () => Promise.resolve(),
    records: createRecords(memoryStorage()),
    preferences: { get: () => undefined },
    log: () => undefined,
  });
  return { badges, server: services.server };
}
const changed = (badges: ReturnType<typeof createBadges>) =>
  new Promise<void>((resolve) => {
    badges.subscribe(() => badges.get().undeal !== undefined && badges.get().messages && resolve());
  });

it('the numbers are read when the browser is idle, and again after a refresh', async () => {
  const { badges, server } = setUp();
  expect(badges.get()).toEqual({ undeal: undefined, messages: undefined, hasMessages: true });
  await changed(badges);
  expect(badges.get()).toEqual({ undeal: 5, messages: { todo: 1, notice: 0, system: 0 }, hasMessages: true });
  server.on(PENDING, () => ({ resp_data: { af_itemcount: 4 } }));
  const read = changed(badges);
  badges.refresh();
  await read;
  expect(badges.get().undeal).toBe(4);
  badges.dispose();
});

it.each([
  ['a window without menu and header', { isShown: false }],
  ['a position that may visit neither screen', { paths: [] }],
])('%s reads nothing', async (_case, options) => {
  jest.useFakeTimers();
  const { badges, server } = setUp(options);
  await jest.runAllTimersAsync();
  expect(server.paths()).toEqual([]);
  badges.dispose();
  jest.useRealTimers();
});
