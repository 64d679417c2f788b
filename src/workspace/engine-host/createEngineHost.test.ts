import { createEngineHost } from './createEngineHost';
import type { EngineHostDeps } from './createEngineHost';

const hostOf = (fields: Record<string, unknown>) =>
  createEngineHost({
    services: { i18n: {}, session: { get: () => ({ user: { fields } }) } },
    navigation: {},
    notices: {},
    frame: {},
  } as unknown as EngineHostDeps);

describe('a page that asks for a field of the user', () => {
  it('reads what the server sent', () => {
    expect(hostOf({ positionid: 'p1' }).user.field('positionid')).toBe('p1');
  });

  it.each(['constructor', 'toString', '__proto__'])('finds nothing under %s, which every object inherits', (name) => {
    expect(hostOf({ positionid: 'p1' }).user.field(name)).toBeUndefined();
  });
});
