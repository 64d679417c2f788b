import { readdirSync } from 'node:fs';
import { inRoot } from '../../../scripts/lib/project.mjs';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

const ADMINISTRATION = [
  'accounts',
  'config',
  'dataRules',
  'dictionaries',
  'flowDefinitions',
  'flowInstances',
  'navigation',
  'operationLog',
  'organisations',
  'personalCentre',
  'positions',
  'roles',
];
/** The calls that every position needs: its menu and pages, the settings that the client obeys. */
const FOR_EVERYONE = [
  '/api/teapi/protocol/pagenavigation/getwebmenudata',
  '/api/teapi/protocol/pagenavigation/getpagebykey',
  '/api/teapi/rolepermission/globalconfig/getglobalconfigbytype',
  '/api/teapi/rolepermission/orgInst/list',
];

const calls = readdirSync(inRoot('mock/api'))
  .filter((file) => ADMINISTRATION.includes(file.replace('.ts', '')))
  .flatMap((file) => Object.keys((jest.requireActual(inRoot('mock/api', file)) as { default: object }).default))
  .map((key) => key.split(' ')[1] ?? '');
const guarded = calls.filter((path) => !FOR_EVERYONE.includes(path));

let server: PlatformServer;
let stranger: Client;
let trainee: Client;
beforeAll(async () => {
  server = await startPlatform();
  [stranger, trainee] = [server.client(), server.client()];
  await trainee.signIn('sun.li');
});
afterAll(() => server.stop());

test('the administration has its calls, and those for everyone are among them', () => {
  expect(guarded.length).toBeGreaterThan(50);
  expect(calls).toEqual(expect.arrayContaining(FOR_EVERYONE));
});

test.each(calls)('%s needs a sign-in', async (path) => {
  expect((await stranger.post(path)).status).toBe(401);
});

test.each(guarded)('%s is refused to a position without its function', async (path) => {
  expect((await trainee.post(path)).status).toBe(403);
});
