import { browserEnvironment } from './browserEnvironment';
import { createServices } from './createServices';

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const STORES = ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'] as const;

let restore: (() => void)[] = [];
function define(owner: object, name: string, property: PropertyDescriptor): void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { ...property, configurable: true });
  restore.push(() => (before ? Object.defineProperty(owner, name, before) : Reflect.deleteProperty(owner, name)));
}
const deny = (owner: object, name: string) => define(owner, name, { get: denied });
/** A real channel would keep the test process alive. */
class SilentChannel extends EventTarget {
  postMessage(): void {}
}
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  define(window, 'BroadcastChannel', { value: SilentChannel });
});
afterEach(() => {
  restore.reverse().forEach((undo) => undo());
  restore = [];
  jest.restoreAllMocks();
});

it.each([...STORES.map((name) => [name, window] as const), ['locks', navigator] as const])(
  'a browser that denies %s by throwing on access has services that keep everything in memory',
  async (name, owner) => {
    deny(owner, name);
    const services = createServices(browserEnvironment());
    services.records.write('a', 1);
    services.tabStorage.setItem('b', '2');
    await services.localDb.i18n.set('en', { key: 'text' });
    expect(services.records.read('a')).toBe(1);
    expect(services.tabStorage.getItem('b')).toBe('2');
    expect(await services.localDb.i18n.get('en')).toEqual({ key: 'text' });
    expect(() => services.session.signOut()).not.toThrow();
  },
);

it('lists settings and drafts once each as unpersisted in a browser that denies all storage', async () => {
  STORES.forEach((name) => deny(window, name));
  deny(navigator, 'locks');
  const services = createServices(browserEnvironment());
  const told = jest.fn();
  services.unpersisted.subscribe(told);
  services.records.write('a', 1);
  services.records.write('b', 1);
  const drafts = await services.drafts();
  const draftStore = await drafts.open({ tenantCode: 't', accountCode: 'a', positionId: 'p' }, 'r');
  await draftStore.keep({ typed: 'text' });
  await services.localDb.i18n.set('en', {});
  expect(services.unpersisted.get()).toEqual(['settings', 'drafts']);
});

describe('a lock that the browser denies', () => {
  const withLocks = (request: () => Promise<unknown>) => {
    define(navigator, 'locks', { value: { request } });
    return browserEnvironment().lock;
  };

  it('runs the work once without a lock', async () => {
    const work = jest.fn(() => Promise.resolve('done'));
    const lock = withLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')));
    await expect(lock('name', work)).resolves.toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is distinguished from an error of the work itself', async () => {
    const work = jest.fn(() => Promise.reject(new Error('broken')));
    const lock = withLocks(((_name: string, run: () => Promise<unknown>) => run()) as () => Promise<unknown>);
    await expect(lock('name', work)).rejects.toThrow('broken');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
