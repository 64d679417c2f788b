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
  let settings: { mapKey: string } | undefined;
  const services = { i18n: {}, monitor: () => undefined, session: { get: () => undefined }, settings: { get: () => settings } };
  const host = createEngineHost({ services, navigation: {}, notices: {}, frame: {} } as unknown as EngineHostDeps);
  expect(host.mapKey?.()).toBe('');
  settings = { mapKey: 'key' };
  expect(host.mapKey?.()).toBe('key');
});

describe('the drafts of a page', () => {
  const LI_NA = { tenantCode: 'hd', accountCode: 'li.na', positionId: 'p1', fields: {} };

  function setUp() {
    let session: unknown = { user: LI_NA };
    let tellLoss: (viewIds: readonly string[]) => void = () => undefined;
    const open = jest.fn();
    const host = createEngineHost({
      services: { i18n: {}, monitor: () => undefined, session: { get: () => session }, drafts: () => Promise.resolve({ open }) },
      navigation: {},
      notices: {},
      leaving: { onLoss: (listener: typeof tellLoss) => { tellLoss = listener; return () => undefined; } },
      frame: { viewId: 'v1', close: () => undefined },
    } as unknown as EngineHostDeps);
    const givenUp = jest.fn();
    host.drafts?.onGivenUp(givenUp);
    return { host, open, givenUp, lose: (viewIds: readonly string[]) => tellLoss(viewIds), endSession: () => { session = undefined; } };
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

  it('are given up when the page closes itself', () => {
    const { host, givenUp } = setUp();
    host.pages.close();
    expect(givenUp).toHaveBeenCalledTimes(1);
  });
});

describe('a page that asks for a field of the user', () => {
  it('reads what the server sent', () => {
    expect(hostOf({ positionid: 'p1' }).user.field('positionid')).toBe('p1');
  });

  it.each(['constructor', 'toString', '__proto__'])('finds nothing under %s, which every object inherits', (name) => {
    expect(hostOf({ positionid: 'p1' }).user.field(name)).toBeUndefined();
  });
});
