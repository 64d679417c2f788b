import { createConnection } from '../connection/connection';
import { createFakeLocks } from '../testing/fakeLocks';
import { lazyDrafts } from './lazyDrafts';

/** A browser that is online or not, and fetches the code of the drafts only while it is. */
function setUp({ isOnline }: { isOnline: boolean }) {
  const page = new EventTarget() as unknown as Window;
  const tabs = { post: () => undefined, listen: () => () => undefined, onWake: () => () => undefined };
  const environment = { page, indexedDb: undefined, locks: createFakeLocks(), now: () => 0, tabs };
  const connection = createConnection({ page, isOnline: () => isOnline });
  const load = jest.fn(() => import('./createDrafts'));
  load.mockRejectedValueOnce(new Error('Loading chunk 1252 failed'));
  const drafts = lazyDrafts({ environment, connection, onFailure: () => undefined, load });
  return { page, load, drafts };
}

test('offline the drafts wait for the connection, and then begin', async () => {
  const { page, load, drafts } = setUp({ isOnline: false });
  const opening = drafts();
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('online'));
  expect((await opening).open).toBeInstanceOf(Function);
});

test('online a failure is told, and the next page loads them again', async () => {
  const { drafts } = setUp({ isOnline: true });
  await expect(drafts()).rejects.toThrow('Loading chunk 1252 failed');
  expect((await drafts()).open).toBeInstanceOf(Function);
});
