import { POSITION_IDS } from '../../../mock/domain/fixtures';
import { defaultPasswordOf, settingOf } from '../../../mock/domain/config/manageConfig';
import { platform, resetPlatform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

interface Item {
  key: string;
  configjson: string;
  updateby: string;
}

let server: PlatformServer;
let director: Client;
let representative: Client;
beforeAll(async () => {
  server = await startPlatform();
  resetPlatform();
  [director, representative] = [server.client(), server.client()];
  await director.signIn('zhang.wei');
  await representative.signIn('li.na', POSITION_IDS.liNaRepresentative);
});
afterAll(() => server.stop());

const CONFIG = '/api/teapi/rolepermission/globalconfig';
const TEMPLATE = '/api/teapi/ms-biz/workreport';
const change = (items: unknown, client = director) => client.post(`${CONFIG}/batchupdate`, items);
const getTemplate = (templettype: unknown, client = director) =>
  client.post(`${TEMPLATE}/gettempletset`, { templettype });

async function readSettings(client = director) {
  const items = (await client.post(`${CONFIG}/getglobalconfigbytype`, { configtype: 1 })).data<Item[]>();
  return Object.fromEntries(items.map((item) => [item.key, JSON.parse(item.configjson) as Record<string, unknown>]));
}
const report = (below: number, upper: number) => {
  const days = { asleep: { below, upper }, lost: upper };
  return { source: 3, existdeal: { active: below, ...days }, notexistdeal: { potential: below, ...days } };
};

describe('the settings of a company', () => {
  it('have the keys and shapes of the specification', async () => {
    expect(await readSettings()).toEqual({
      register: { defpassword: '888888', devicebinding: { enable: 0, maximum: 3 } },
      contactlist: { contactset: 1 },
      offlineset: { min: 30 },
      report: { ...report(30, 90), source: 1 },
      passivelocateset: { begintime: '08:00', endtime: '18:00', passivelocatemin: 15 },
      storeapprove: { onoff: 1 },
    });
    expect((await director.post(`${CONFIG}/getglobalconfigbytype`, { configtype: 2 })).status).toBe(400);
  });

  it('differ by tenant', async () => {
    const other = server.client();
    await other.signIn('gao.fei');
    expect(await readSettings(other)).toMatchObject({ storeapprove: { onoff: 0 }, report: { source: 2 } });
  });

  it('are changed together, as text or as objects, and the log names who changed them, without the password', async () => {
    const { data } = await change([
      { key: 'register', configjson: { defpassword: '13579024', devicebinding: { enable: '1', maximum: '2' } } },
      { key: 'offlineset', configjson: '{"min":45}' },
      { key: 'storeapprove', configjson: '{"onoff":1}' },
    ]);
    expect(data()).toBe(true);
    expect(await readSettings()).toMatchObject({
      register: { defpassword: '13579024', devicebinding: { enable: 1, maximum: 2 } },
      offlineset: { min: 45 },
    });
    const administration = platform().administration('hd');
    expect(defaultPasswordOf(administration)).toBe('13579024');
    expect(settingOf(administration, 'register').deviceBinding).toEqual({ isEnabled: true, maximum: 2 });
    const entries = administration.log.all().filter(({ object, time }) => object === 'config' && time >= '2026-11-20');
    expect(entries.map(({ recordId, actor }) => [recordId, actor.name])).toEqual([
      ['offlineset', '张伟'],
      ['register', '张伟'],
    ]);
    expect(entries[1]?.changes).toEqual([
      { field: 'passwordCount', before: 1, after: 2 },
      { field: 'deviceBinding', before: false, after: true },
      { field: 'maximumDevices', before: 3, after: 2 },
    ]);
    expect(JSON.stringify(administration.log.all())).not.toContain('13579024');
  });

  it.each([
    [
      'an empty password',
      'register',
      { defpassword: '', devicebinding: { enable: 0, maximum: 1 } },
      'password_required',
    ],
    [
      'a password of 5 digits',
      'register',
      { defpassword: '12345', devicebinding: { enable: 0, maximum: 1 } },
      'password_format',
    ],
    ['no device', 'register', { defpassword: '123456', devicebinding: { enable: 1, maximum: 0 } }, 'devices_invalid'],
    [
      'a negative number of devices, also without binding',
      'register',
      { defpassword: '123456', devicebinding: { enable: 0, maximum: -1e308 } },
      'devices_invalid',
    ],
    ['half a minute', 'offlineset', { min: 0.5 }, 'offline_invalid'],
    ['minutes of 6 digits', 'offlineset', { min: 100_000 }, 'offline_invalid'],
    ['no days', 'report', report(0, 90), 'days_invalid'],
    ['days in the wrong order', 'report', report(91, 90), 'days_order'],
    [
      'a time between the steps',
      'passivelocateset',
      { begintime: '08:10', endtime: '18:00', passivelocatemin: 15 },
      'window_invalid',
    ],
    [
      'a time that does not exist',
      'passivelocateset',
      { begintime: '08:00', endtime: '24:00', passivelocatemin: 15 },
      'window_invalid',
    ],
    [
      'an interval of 65 minutes',
      'passivelocateset',
      { begintime: '08:00', endtime: '18:00', passivelocatemin: 65 },
      'interval_invalid',
    ],
  ])('are refused with %s, and nothing is changed', async (_case, key, configjson, code) => {
    const before = await readSettings();
    const answer = await change([
      { key: 'contactlist', configjson: '{"contactset":2}' },
      { key, configjson },
    ]);
    expect(answer.body).toMatchObject({ error_code: `config.${code}`, error_type: 600 });
    expect(await readSettings()).toEqual(before);
  });

  it('may have a window of locations that crosses midnight', async () => {
    const configjson = { begintime: '22:00', endtime: '06:00', passivelocatemin: 15 };
    expect((await change([{ key: 'passivelocateset', configjson }])).status).toBe(200);
    expect((await readSettings()).passivelocateset).toEqual(configjson);
  });

  it.each([
    ['an unknown key', [{ key: 'colours', configjson: '{}' }]],
    ['a text that is not JSON', [{ key: 'offlineset', configjson: '{min' }]],
    ['a missing field', [{ key: 'offlineset', configjson: '{}' }]],
    ['a choice that does not exist', [{ key: 'contactlist', configjson: '{"contactset":3}' }]],
    ['no list', { key: 'offlineset' }],
    ['a blank number', [{ key: 'offlineset', configjson: '{"min":" "}' }]],
    ['a hexadecimal number', [{ key: 'offlineset', configjson: '{"min":"0x10"}' }]],
    ['a number with an exponent', [{ key: 'offlineset', configjson: '{"min":"1e1"}' }]],
  ])('are refused as malformed with %s', async (_case, items) => {
    expect((await change(items)).status).toBe(400);
  });

  it('can neither be read nor changed without the function codes', async () => {
    const read = await representative.post(`${CONFIG}/getglobalconfigbytype`, { configtype: 1 });
    expect(read.body).toMatchObject({ error_params: { code: 'CONFIG_VIEW' } });
    const saved = await change([{ key: 'offlineset', configjson: '{"min":45}' }], representative);
    expect(saved.body).toMatchObject({ error_params: { code: 'CONFIG_MANAGE' } });
  });
});

describe('the templates of work reports', () => {
  it('are read by those who read reports and changed by those who manage the settings', async () => {
    const template = (await getTemplate(2, representative)).data<{ templetid: string; templetcontent: string }>();
    expect(template).toMatchObject({ templettype: 2, templetcontent: expect.stringContaining('本周') as string });
    const saved = { templettype: 2, templetid: template.templetid, templetcontent: ' 本周小结\n' };
    expect((await representative.post(`${TEMPLATE}/settempletset`, saved)).status).toBe(403);
    expect((await director.post(`${TEMPLATE}/settempletset`, saved)).data()).toBe(true);
    expect((await getTemplate('2', representative)).data()).toMatchObject({
      templetcontent: ' 本周小结\n',
      updateby: '张伟',
    });
    expect((await getTemplate(1)).data()).toMatchObject({ templetcontent: expect.stringContaining('今日') as string });
  });

  it('are not saved under another id or type', async () => {
    const answer = await director.post(`${TEMPLATE}/settempletset`, {
      templettype: 1,
      templetid: 'other',
      templetcontent: '',
    });
    expect(answer.body.error_code).toBe('config.template_changed');
    expect((await getTemplate(4)).status).toBe(400);
  });
});
