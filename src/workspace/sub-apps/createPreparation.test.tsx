import type { MenuItem } from '@/services';
import { createTestServices } from '@/services/testing/createTestServices';
import type { Portals } from '../portal/createPortals';
import { createPreparation } from './createPreparation';
import { subAppHost } from './subAppHost';

const missingParts = jest.fn();
jest.mock('@/engine', () => ({ missingParts: (...given: unknown[]) => missingParts(...given) }));

const item = (id: string, pageCode: string): MenuItem => ({ id, title: id, pageCode, children: [] });
const MENU = [item('orders', 'order-list'), item('roles', 'native:rolemgr'), item('folder', 'folder:order')];

function setUp(loadAhead = () => Promise.resolve({ protocol: { controls: [] }, fragments: {} })) {
  const screen = jest.spyOn(subAppHost, 'prefetch').mockResolvedValue();
  const source = { loadAhead: jest.fn(loadAhead) };
  const portals = { forView: () => ({}) } as unknown as Portals;
  const { menuItem } = createPreparation({
    menu: MENU,
    portals: () => portals,
    services: createTestServices(),
    source,
  });
  return { menuItem, source, screen };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => jest.restoreAllMocks());

describe('before a menu item is pressed', () => {
  test('its page is fetched, and what the page needs of the engine', async () => {
    const { menuItem, source, screen } = setUp();
    menuItem('orders');
    await settled();
    expect(source.loadAhead.mock.calls).toEqual([['order-list']]);
    expect(missingParts.mock.calls.map(([, ...page]) => page)).toEqual([[{ controls: [] }, {}]]);
    expect(screen).not.toHaveBeenCalled();
  });

  test('its screen is prepared by its sub-app', async () => {
    const { menuItem, source, screen } = setUp();
    menuItem('roles');
    await settled();
    expect(screen.mock.calls.map(([{ app, route }]) => [app, route])).toEqual([['admin', '/rolemgr']]);
    expect(source.loadAhead).not.toHaveBeenCalled();
  });

  test('a page that cannot be fetched is left to its opening', async () => {
    const { menuItem } = setUp(() => Promise.reject(new Error('offline')));
    menuItem('orders');
    menuItem('unknown');
    await settled();
  });
});
