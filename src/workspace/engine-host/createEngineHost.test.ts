import { createStore } from '@/common/store';
import { createEngineHost } from './createEngineHost';
import type { EngineHostDeps } from './createEngineHost';

const hostOf = (fields: Record<string, unknown>) =>
  createEngineHost({
    services: { i18n: {}, monitor: () => undefined, session: { get: () => ({ user: { fields } }) } },
    navigation: {},
    notices: {},
    frame: {},
  } as unknown as EngineHostDeps);

it('has the map key of the deployment once that is known', () => {
  const settings = createStore<{ mapKey: string } | undefined>(undefined);
  const services = { i18n: {}, monitor: () => undefined, session: { get: () => undefined }, settings };
  const host = createEngineHost({ services, navigation: {}, notices: {}, frame: {} } as unknown as EngineHostDeps);
  expect(host.mapKey?.()).toBe('');
  settings.set({ mapKey: 'key' });
  expect(host.mapKey?.()).toBe('key');
});

describe('the drafts of a page', () => {
  const LI_NA = { tenantCode: 'hd', accountCode: 'li.na', positionId: 'p1', fields: {} };

  function setUp() {
    let session: unknown = { user: LI_NA };
    let tellLoss: (viewIds: readonly string[]) => void = () => undefined;
    const open = jest.fn();
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
        onDiscard: (listener: typeof tellLoss) => {
          tellLoss = listener;
          return () => undefined;
        },
      },
      frame: { pageId: 'v1' },
    } as unknown as EngineHostDeps);
    const givenUp = jest.fn();
    host.drafts?.onGivenUp(givenUp);
    return {
      host,
      open,
      givenUp,
      lose: (viewIds: readonly string[]) => tellLoss(viewIds),
      endSession: () => {
        session = undefined;
      },
    };
  }

  it('are those of whoever opened it, also when the session has ended meanwhile', async () => {
    const { host, open, endSession } = setUp();
    endSession();
    await host.drafts?.open('record');
    expect(open).toHaveBeenCalledWith({ tenantCode: 'hd', accountCode: 'li.na', positionId: 'p1' }, 'record');
  });

  it('are given up when the person agrees to lose what this page holds, not that of another', () => {
    const { lose, givenUp } = setUp();
    lose(['v2']);
    expect(givenUp).not.toHaveBeenCalled();
    lose(['v2', 'v1']);
    expect(givenUp).toHaveBeenCalledTimes(1);
  });
});

it('a page closes under its own name, and marks its own unsaved input', async () => {
  const close = jest.fn(() => Promise.resolve(true));
  const mark = jest.fn();
  const host = createEngineHost({
    services: { i18n: {}, monitor: () => undefined, session: { get: () => undefined } },
    navigation: {},
    notices: {},
    unsaved: { mark },
    frame: { pageId: 'v1/0', viewId: 'v1', close },
  } as unknown as EngineHostDeps);
  host.setDirty(true);
  expect(mark).toHaveBeenCalledWith('v1/0', true);
  await expect(host.pages.close('saved')).resolves.toBe(true);
  expect(close).toHaveBeenCalledWith('v1/0', 'saved');
});

describe('a page that asks for a field of the user', () => {
  it('reads what the server sent', () => {
    expect(hostOf({ positionid: 'p1' }).user.field('positionid')).toBe('p1');
  });

  it.each(['constructor', 'toString', '__proto__'])('finds nothing under %s, which every object inherits', (name) => {
    expect(hostOf({ positionid: 'p1' }).user.field(name)).toBeUndefined();
  });
});
