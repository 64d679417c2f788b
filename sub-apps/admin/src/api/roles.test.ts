import { createFakeHttp } from '@atrium/portal/contract/fakeHttp';
import { rolesApi } from './roles';

it('reads one role as it is stored now, not from the HTTP cache', async () => {
  const { http, answer, calls } = createFakeHttp();
  answer('/api/teapi/rolepermission/role/get', { roleid: '7', rolecode: 'sales', rolename: '销售', functioncodes: [] });
  await expect(rolesApi.get(http, '7')).resolves.toMatchObject({ roleId: '7', name: '销售' });
  expect(calls.map(({ isFresh }) => isFresh)).toEqual([true]);
});
