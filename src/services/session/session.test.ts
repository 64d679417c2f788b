import 'fake-indexeddb/auto';
import { createTestServices } from '../testing/createTestServices';
import { NO_START_UP_DATA } from '../testing/noStartUpData';
import { signIn } from '../testing/signIn';

/** What the database holds beside localStorage. */
const renewedTokens = () =>
  new Promise<unknown[]>((resolve, reject) => {
    const opening = indexedDB.open('atrium-session');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const reading = opening.result.transaction('tokens').objectStore('tokens').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result as unknown[]);
      };
    };
  });

describe('a session', () => {
  it('is stored under the specification’s field names and survives a reload', () => {
    const first = createTestServices();
    signIn(first, {}, { token: 't', refreshToken: 'r', expiresAt: 1_800_000_000_000 });
    expect(first.records.read('atrium.tokens')).toEqual({
      token: 't',
      refreshtoken: 'r',
      tokenexpires: 1_800_000_000_000,
    });
    expect(first.records.read('atrium.login')).toEqual({
      accountcode: 'hd-li.na',
      tenantcode: 'hd',
      productcode: 'SFA',
      productversioncode: 'standard',
    });
    expect(first.records.read('atrium.user')).toMatchObject({
      tenantname: '华东销售公司',
      functioncodes: ['order.view'],
    });

    const reloaded = createTestServices({ storage: first.environment.storage });
    expect(reloaded.session.get()).toEqual(first.session.get());
    expect(reloaded.session.credentials()?.tokens.token).toBe('t');
  });

  it('does not exist before the sign-in is complete, and leaves no record when it is abandoned', () => {
    const { session, environment } = createTestServices();
    session.begin({ token: 'half', refreshToken: '' });
    expect(session.get()).toBeUndefined();
    expect(session.credentials()?.tokens.token).toBe('half');
    expect(environment.storage.getItem('atrium.tokens')).toBeNull();
    session.abandon();
    expect(session.credentials()).toBeUndefined();
  });

  it('is deleted on sign-out with all data loaded for it', () => {
    const services = createTestServices();
    signIn(services);
    services.startUp.set(NO_START_UP_DATA);
    const told = jest.fn();
    services.session.subscribe(told);
    services.session.signOut();
    expect(told).toHaveBeenCalled();
    expect(services.session.credentials()).toBeUndefined();
    expect(services.startUp.get()).toBeUndefined();
    expect(
      ['atrium.tokens', 'atrium.user', 'atrium.login'].map((key) => services.environment.storage.getItem(key)),
    ).toEqual([null, null, null]);
  });

  it.each([
    ['were removed', ['atrium.user', 'atrium.login', 'atrium.session']],
    ['were removed in part', ['atrium.user']],
  ])('leaves no token in a browser that was closed while its records %s', async (_what, removed) => {
    const before = createTestServices({ indexedDb: indexedDB });
    signIn(before, {}, { token: 'old', refreshToken: 'spent', expiresAt: Date.now() + 60_000 });
    const fresh = { token: 'fresh', refreshtoken: 'r', tokenexpires: Date.now() + 7_200_000 };
    before.server.on('/api/auth/refreshtoken', () => ({ resp_data: fresh }));
    before.server.on('/api/teapi/any', () => ({ resp_data: 1 }));
    await before.http.post('/api/teapi/any', {});
    expect(await renewedTokens()).toHaveLength(1);
    const { storage } = before.environment;
    removed.forEach((key) => storage.removeItem(key));

    const after = createTestServices({ storage, indexedDb: indexedDB });
    expect([after.session.get(), after.session.credentials()]).toEqual([undefined, undefined]);
    expect(storage.keys().filter((key) => JSON.stringify(storage.getItem(key)).includes('fresh'))).toEqual([]);
    for (let times = 0; times < 100 && (await renewedTokens()).length > 0; times += 1)
      await new Promise((resolve) => setTimeout(resolve));
    expect(await renewedTokens()).toEqual([]);
  });

  it('is not restored from damaged records', () => {
    const { environment } = createTestServices();
    environment.storage.setItem('atrium.tokens', '{"token": "t"');
    environment.storage.setItem('atrium.user', '[]');
    expect(createTestServices({ storage: environment.storage }).session.get()).toBeUndefined();
  });

  it('is not restored from a user record with a field of another type', () => {
    const services = createTestServices();
    signIn(services);
    const { storage } = services.environment;
    const user = JSON.parse(storage.getItem('atrium.user') ?? '') as object;
    storage.setItem('atrium.user', JSON.stringify({ ...user, positionname: { a: 1 } }));
    expect(createTestServices({ storage }).session.get()).toBeUndefined();
  });
});

describe('in a browser without storage', () => {
  const refusing = {
    getItem: () => {
      throw new Error('blocked');
    },
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {
      throw new Error('blocked');
    },
    keys: () => {
      throw new Error('blocked');
    },
  };

  it('a session lasts as long as the page', () => {
    const services = createTestServices({ storage: refusing, tabStorage: refusing });
    signIn(services);
    expect(services.session.get()?.user.accountCode).toBe('hd-li.na');
    expect(services.records.read('atrium.login')).toMatchObject({ tenantcode: 'hd' });
    services.session.signOut();
    expect(services.records.read('atrium.login')).toBeUndefined();
  });
});
