import { POSITION_IDS } from '../../../mock/domain/fixtures';
import { resetPlatform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

let server: PlatformServer;
let auditor: Client;
/** The director gives the vacant position to a person without one. */
beforeAll(async () => {
  server = await startPlatform();
  resetPlatform();
  const director = server.client();
  await director.signIn('zhang.wei');
  const given = { positionname: '审计专员', orgcode: 'hd-office', roleids: ['role-auditor'], holderid: 'hd-zhou.jie' };
  await director.post('/api/teapi/rolepermission/position/save', {
    ...given,
    positionid: POSITION_IDS.auditor,
    version: 1,
  });
  auditor = server.client();
  await auditor.signIn('zhou.jie');
});
afterAll(() => server.stop());

const statusOf = async (path: string) => (await auditor.post(`/api/teapi/${path}`, { configtype: 1 })).status;

it.each([
  'rolepermission/role/list',
  'rolepermission/function/tree',
  'rolepermission/position/list',
  'rolepermission/account/list',
  'rolepermission/orgInst/list',
  'rolepermission/datarule/list',
  'rolepermission/datarule/fields',
  'rolepermission/operationlog/list',
  'rolepermission/globalconfig/getglobalconfigbytype',
  'dictionary/category/list',
  'protocol/pagenavigation/getmenu',
])('an auditor reads %s', async (path) => {
  expect(await statusOf(path)).toBe(200);
});

it.each([
  'rolepermission/role/save',
  'rolepermission/position/save',
  'rolepermission/account/save',
  'rolepermission/account/resetpwd',
  'rolepermission/orgInst/save',
  'rolepermission/orgInst/move',
  'rolepermission/datarule/save',
  'rolepermission/globalconfig/batchupdate',
  'dictionary/category/save',
  'dictionary/item/setstatus',
  'protocol/pagenavigation/savemenu',
])('an auditor may not call %s', async (path) => {
  expect(await statusOf(path)).toBe(403);
});
