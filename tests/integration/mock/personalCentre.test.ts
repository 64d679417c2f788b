import { POSITION_IDS } from '../../../mock/domain/fixtures';
import { platform, resetPlatform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

interface SignIn {
  sessionid: string;
  devicename: string;
  tenantname: string;
  logintime: string;
  lasttime: string;
  iscurrent: number;
}

let server: PlatformServer;
beforeAll(async () => {
  server = await startPlatform();
  resetPlatform();
});
afterAll(() => server.stop());

async function signedIn(username: string, position?: string): Promise<Client> {
  const client = server.client();
  client.headers['user-agent'] = WINDOWS;
  await client.signIn(username, position);
  return client;
}
const call = (client: Client, path: string, body: object = {}) =>
  client.post(`/api/teapi/account/account/${path}`, body);
const devicesOf = async (client: Client) => (await call(client, 'sessions')).data<SignIn[]>();

it('the profile has the mobile number with its middle masked', async () => {
  expect((await call(await signedIn('zhang.wei'), 'profile')).data()).toEqual({
    username: 'zhang.wei',
    mobile: '138****0001',
  });
});

it('the signed-in devices are named by browser and system, with the time and the company', async () => {
  const [current, ...others] = await devicesOf(await signedIn('gao.fei'));
  expect(current).toEqual({
    sessionid: expect.any(String) as string,
    devicename: 'Chrome 142 · Windows',
    tenantname: expect.any(String) as string,
    logintime: expect.stringMatching(/^2026-11-20 \d\d:\d\d:\d\d$/) as string,
    lasttime: expect.stringMatching(/^2026-11-20 /) as string,
    iscurrent: 1,
  });
  expect(current?.tenantname).not.toBe('');
  expect(others.every(({ iscurrent }) => iscurrent === 0)).toBe(true);
});

it('a device that is signed out from another one gets 401 with its next call, and the log names it', async () => {
  const here = await signedIn('zhang.wei');
  const there = await signedIn('zhang.wei');
  expect((await call(there, 'profile')).status).toBe(200);
  const others = (await devicesOf(here)).filter(({ iscurrent }) => iscurrent === 0).map(({ sessionid }) => sessionid);
  expect((await call(here, 'endsession', { sessionids: others })).data()).toEqual({ ended: others.length });
  const refused = await call(there, 'profile');
  expect([refused.status, refused.body.error_code]).toEqual([401, 'auth.token_unknown']);
  expect(await devicesOf(here)).toHaveLength(1);
  expect(platform().administration('hd').log.all()).toContainEqual(
    expect.objectContaining({ object: 'session', action: 'delete', recordName: 'Chrome 142 · Windows' }),
  );
  expect((await call(here, 'endsession', { sessionids: others })).data()).toEqual({ ended: 0 });
});

it('a person neither sees nor ends the devices of others, and cannot end this one', async () => {
  const [mine, theirs] = [await signedIn('zhang.wei'), await signedIn('gao.fei')];
  const [own] = await devicesOf(mine);
  const foreign = await signedIn('li.na', POSITION_IDS.liNaManager);
  const ids = (await devicesOf(foreign)).map(({ sessionid }) => sessionid);
  expect((await devicesOf(mine)).some(({ sessionid }) => ids.includes(sessionid))).toBe(false);
  expect((await call(mine, 'endsession', { sessionids: ids })).data()).toEqual({ ended: 0 });
  expect((await call(foreign, 'profile')).status).toBe(200);
  expect((await call(mine, 'endsession', { sessionids: [own?.sessionid] })).body.error_code).toBe('session.current');
  expect((await call(theirs, 'endsession', { sessionids: [own?.sessionid] })).status).not.toBe(401);
  expect((await call(mine, 'profile')).status).toBe(200);
});

it.each(['profile', 'sessions', 'endsession'])('%s is refused without a sign-in', async (path) => {
  expect((await call(server.client(), path)).status).toBe(401);
});
