import { memoryStorage } from '@/services/storage/memoryStorage';
import { createTestServices } from '@/services/testing/createTestServices';
import { startsOwnWindow } from './startsOwnWindow';

const PROCESS = '/process?processid=1';

/** Loads the page in a window with this storage, and says whether it shows one page alone. */
function load(
  tabStorage: ReturnType<typeof memoryStorage>,
  address: string,
  { openedAt = address as string | null } = {},
) {
  const services = createTestServices({ tabStorage, openedAt: () => openedAt ?? undefined });
  return startsOwnWindow(services.tabStorage, address);
}
const RELOAD = { openedAt: null };

it('a window that begins with a process has no frame, also after a reload', () => {
  const tabStorage = memoryStorage();
  const addresses = [PROCESS, '/process', '/flow?flowcode=leave', '/flow?processid=1'];
  expect(addresses.map((address) => load(memoryStorage(), address))).toEqual([true, true, true, true]);
  expect([load(memoryStorage(), '/flow'), load(tabStorage, PROCESS)]).toEqual([false, true]);
  expect(load(tabStorage, PROCESS, RELOAD)).toBe(true);
});

it('the workspace keeps its frame when it is reloaded while a process is in front', () => {
  const tabStorage = memoryStorage();
  load(tabStorage, '/undeal');
  expect(load(tabStorage, PROCESS, RELOAD)).toBe(false);
});

it('the workspace keeps its frame when somebody signs in again while a process is in front', () => {
  const tabStorage = memoryStorage();
  load(tabStorage, '/undeal');
  expect(startsOwnWindow(tabStorage, PROCESS)).toBe(false);
  // A third party leads back to a screen of the sign-in.
  expect(load(tabStorage, PROCESS, { openedAt: '/authlogin?code=x' })).toBe(false);
});

it('a process that the workspace opens in a new window has no frame, although the window copies its storage', () => {
  const tabStorage = memoryStorage();
  load(tabStorage, '/undeal');
  expect(load(tabStorage, PROCESS)).toBe(true);
});
