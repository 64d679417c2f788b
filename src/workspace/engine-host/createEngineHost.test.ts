import { createStore } from '@/common/store';
import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { createEngineHost, tenantComponents } from './createEngineHost';
import type { EngineHostDeps } from './createEngineHost';

const hostOf = (fields: Record<string, unknown>) =>
  createEngineHost({
    services: { i18n: {}, monitor: () => undefined, session: { get: () => ({ user: { fields } }) } },
    navigation: {},
    notices: {},
    frame: {},
  } as unknown as EngineHostDeps);

it('has the map key of the deployment when it is loaded', () => {
  const settings = createStore<{ mapKey: string } | undefined>(undefined);
  const services = { i18n: {}, monitor: () => undefined, session: { get: () => undefined }, settings };
  const host = createEngineHost({ services, navigation: {}, notices: {}, frame: {} } as unknown as EngineHostDeps);
  expect(host.mapKey?.()).toBe('');
  settings.set({ mapKey: 'key' });
  expect(host.mapKey?.()).toBe('key');
});

describe('the drafts of a page', () => {
  const LI_NA = { tenantCode: 'hd', accountCode: 'li.na', positionId: 'p1', fields: {} };

  function setUp(draftOf?: string | null) {
    let session: unknown = { user: LI_NA };
    let finish: (pageId: string) => void = () => undefined;
    const open = jest.fn<Promise<object>, [owner: object, record: unknown, id: string]>(() => Promise.resolve({}));
    const trackDraft = jest.fn();
    const host = createEngineHost({
      services: {
        i18n: {},
        monitor: () => undefined,
        session: { get: () => session },
        drafts: () => Promise.resolve({ open }),
      },
      navigation: {},
      notices: {},
      closeGuard: {
        onFinish: (listener: typeof finish) => {
          finish = listener;
          return () => undefined;
        },
      },
      discardUndo: { trackDraft },
      frame: { pageId: 'v1', ...(draftOf !== undefined && { draftOf }) },
    } as unknown as EngineHostDeps);
    const finished = jest.fn();
    host.drafts?.onFinished(finished);
    return {
      host,
      open,
      finished,
      trackDraft,
      finish: (pageId: string) => finish(pageId),
      endSession: () => {
        session = undefined;
      },
    };
  }

  it('are those of the person who opened the page, even after the session has ended', async () => {
    const { host, open, endSession } = setUp();
    endSession();
    await host.drafts?.open('record');
    const owner = { tenantCode: 'hd', accountCode: 'li.na', positionId: 'p1' };
    expect(open).toHaveBeenCalledWith(owner, 'record', expect.any(String));
  });

  it('are found by what a screen edits with the page, and there are none without that', async () => {
    const { host, open } = setUp('["leave","task-1"]');
    await host.drafts?.open('record');
    const [, name] = open.mock.calls[0] as [object, () => string, string];
    expect(name()).toBe('["leave","task-1"]');
    expect(setUp(null).host.drafts).toBeUndefined();
  });

  it('are deleted when this page closes with a result, not when another does', () => {
    const { finish, finished } = setUp();
    finish('v2');
    expect(finished).not.toHaveBeenCalled();
    finish('v1');
    expect(finished).toHaveBeenCalledTimes(1);
  });

  it('are known by their id before their store is open, so that the loss of hasty input can be undone', async () => {
    const { host, open, trackDraft } = setUp();
    const opening = host.drafts?.open('record');
    const [, id] = trackDraft.mock.calls[0] as [string, string];
    expect(trackDraft).toHaveBeenCalledWith('v1', id);
    await opening;
    expect(open.mock.calls[0]?.[2]).toBe(id);
  });
});

it('a page closes itself by name and marks its own unsaved input', async () => {
  const close = jest.fn(() => Promise.resolve(true));
  const mark = jest.fn();
  const onDirty = jest.fn();
  const host = createEngineHost({
    services: { i18n: {}, monitor: () => undefined, session: { get: () => undefined } },
    navigation: {},
    notices: {},
    markUnsaved: mark,
    frame: { pageId: 'v1/0', viewId: 'v1', close, onDirty },
  } as unknown as EngineHostDeps);
  host.setDirty(true);
  expect(mark).toHaveBeenCalledWith('v1/0', true);
  expect(onDirty).toHaveBeenCalledWith(true);
  await expect(host.pages.close('saved')).resolves.toBe(true);
  expect(close).toHaveBeenCalledWith('v1/0', 'saved');
});

it('a screen that a page shows belongs to this page', () => {
  const mountView = jest.fn();
  const host = createEngineHost({
    services: { i18n: {}, monitor: () => undefined, session: { get: () => undefined } },
    navigation: {},
    notices: {},
    mountedPages: { mountView },
    frame: { pageId: 'v1/0', viewId: 'v1' },
  } as unknown as EngineHostDeps);
  const element = {} as HTMLElement;
  host.mountView?.(element, { route: '/report-detail?reportcode=x' });
  expect(mountView).toHaveBeenCalledWith(element, '/report-detail?reportcode=x', 'v1/0');
});

describe('a page that reads a field of the user', () => {
  it('reads what the server sent', () => {
    expect(hostOf({ positionid: 'p1' }).user.field('positionid')).toBe('p1');
  });

  it.each(['constructor', 'toString', '__proto__'])('gets nothing for the inherited name %s', (name) => {
    expect(hostOf({ positionid: 'p1' }).user.field(name)).toBeUndefined();
  });
});

describe('a page preference', () => {
  const records = createRecords(memoryStorage());
  const preferencesOf = (accountCode: string) =>
    createEngineHost({
      services: { i18n: {}, monitor: () => undefined, session: { get: () => ({ user: { accountCode } }) } },
      navigation: {},
      notices: {},
      records,
      frame: {},
    } as unknown as EngineHostDeps).preferences;

  it('is stored for the account until it is removed', () => {
    preferencesOf('zhang.wei').set('columns.orders', { hidden: ['no'] });
    expect(preferencesOf('zhang.wei').get('columns.orders')).toEqual({ hidden: ['no'] });
    expect(preferencesOf('li.na').get('columns.orders')).toBeUndefined();
    expect(preferencesOf('zhang.wei').get('columns.visits')).toBeUndefined();
    preferencesOf('zhang.wei').set('columns.orders', undefined);
    expect(preferencesOf('zhang.wei').get('columns.orders')).toBeUndefined();
  });
});

it.each([
  [
    'the addresses of its storages',
    {
      storage: { storageurl: 'https://files.example.com/bucket' },
      'storage-1d': { storageurl: 'http://localhost:4568/day' },
    },
    ['https://files.example.com', 'http://localhost:4568'],
  ],
  ['nowhere without settings', undefined, []],
  ['no address that is invalid', { storage: { storageurl: 'files' }, b: 7, c: { storageurl: { a: 1 } }, d: null }, []],
])('a tenant’s images may come from %s', (_what, settings, origins) => {
  const records = createRecords(memoryStorage());
  if (settings !== undefined) records.write(STORAGE_KEYS.cloudStorage, settings);
  const host = createEngineHost({
    services: { i18n: {}, monitor: () => undefined, session: { get: () => undefined } },
    navigation: {},
    notices: {},
    records,
    frame: {},
  } as unknown as EngineHostDeps);
  expect(host.imageOrigins?.()).toEqual(origins);
});

describe('the components of the tenant', () => {
  it('distinguish a component with a missing file from one that the tenant does not have', () => {
    const card = { type: 'note-card', code: '', isTrusted: true };
    const components = tenantComponents({ components: [card], missingComponents: ['gauge'], skipped: [] });
    expect(components.find('note-card')).toBe(card);
    expect(components.find('gauge')).toBe('missing');
    expect(components.find('constructor')).toBe('unknown');
  });

  it('are all missing when start-up went on without their list', () => {
    const components = tenantComponents({ components: [], missingComponents: [], skipped: ['components'] });
    expect(components.find('note-card')).toBe('missing');
  });
});
