import { createFakeHttp } from '@atrium/portal/contract/fakeHttp';
import { getGlobalConfig, saveGlobalConfig } from './globalConfig';
import { changedItems, readSettingsDraft, settingsOf } from './settings';
import type { SettingField } from './settings';

const PATH = '/api/teapi/rolepermission/globalconfig';

/** Reads items, changes these fields and returns what is sent. */
async function sent(items: unknown, change: Record<string, unknown>) {
  const { http, answer, callsOf } = createFakeHttp();
  answer(`${PATH}/getglobalconfigbytype`, items);
  answer(`${PATH}/batchupdate`, null);
  const read = await getGlobalConfig(http);
  const changed = changedItems(read, Object.keys(change) as SettingField[], { ...settingsOf(read), ...change });
  await saveGlobalConfig(http, changed);
  return callsOf(`${PATH}/batchupdate`)[0]?.input;
}

test('an item goes back as it came: as text or as object, with its other fields, keys and types', async () => {
  const items = [
    { key: 'storeapprove', id: 9, configjson: '{"onoff":"1","x":null}', updateby: '', updatetime: '' },
    { key: 'offlineset', configjson: { min: '5', unit: { a: [1] } }, updateby: '', updatetime: '' },
    { key: 'contactlist', configjson: '{"contactset":1}' },
  ];
  expect(await sent(items, { isStoreApproved: false, offlineMinutes: '7' })).toEqual([
    { key: 'storeapprove', id: 9, configjson: '{"onoff":"0","x":null}', updateby: '', updatetime: '' },
    { key: 'offlineset', configjson: { min: '7', unit: { a: [1] } }, updateby: '', updatetime: '' },
  ]);
});

test.each([
  [true, false],
  ['true', 'false'],
  [1, 0],
  ['1', '0'],
  [undefined, 0],
])('a switch that was %j is turned off as %j', async (on, off) => {
  const items = [{ key: 'storeapprove', configjson: { onoff: on, other: 1 } }];
  expect(await sent(items, { isStoreApproved: false })).toMatchObject([{ configjson: { onoff: off, other: 1 } }]);
});

test('an item that the platform does not have is sent with all the fields that the form shows', async () => {
  expect(await sent([], { locateMinutes: '20' })).toEqual([
    {
      key: 'passivelocateset',
      configjson: JSON.stringify({ begintime: '00:00', endtime: '23:45', passivelocatemin: 20 }),
    },
  ]);
  expect(await sent(null, { maxDevices: '2' })).toEqual([
    { key: 'register', configjson: JSON.stringify({ devicebinding: { enable: 0, maximum: 2 } }) },
  ]);
});

test.each([null, 42, 'text', [], '[]', '{', { min: {} }, { min: true }, { min: null }])(
  'a configjson of %j contains no minutes',
  async (configjson) => {
    const { http, answer } = createFakeHttp();
    answer(`${PATH}/getglobalconfigbytype`, [{ key: 'offlineset', configjson }]);
    expect(settingsOf(await getGlobalConfig(http)).offlineMinutes).toBe('');
  },
);

test.each([{ rows: [] }, ['x'], 'text'])('settings that are answered as %j cannot be read', async (items) => {
  const { http, answer } = createFakeHttp();
  answer(`${PATH}/getglobalconfigbytype`, items);
  await expect(getGlobalConfig(http)).rejects.toMatchObject({ kind: 'service' });
});

test('of a kept draft only fields of the right type are read', () => {
  expect(readSettingsDraft({ offlineMinutes: '5', isDeviceBound: 'yes', maxDevices: 2, other: 'x' })).toEqual({
    offlineMinutes: '5',
  });
  expect([null, 'x', [1]].map(readSettingsDraft)).toEqual([{}, {}, {}]);
});
