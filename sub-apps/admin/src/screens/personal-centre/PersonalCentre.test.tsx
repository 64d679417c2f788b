import { AppError } from '@atrium/common/errors/appError';
import { act, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import PersonalCentre, { texts } from './PersonalCentre';

const PATH = '/api/teapi/account/account';
const END = `${PATH}/endsession`;

const signIn = (sessionid: string, devicename: string, more: object = {}) => ({
  sessionid,
  devicename,
  tenantname: '华东销售公司',
  logintime: '2026-11-20 08:00:00',
  lasttime: '2026-11-20 09:30:00',
  iscurrent: 0,
  ...more,
});
const THIS = signIn('s1', 'Chrome 142 · Windows', { iscurrent: 1 });
const PHONE = signIn('s2', 'iPhone 16 · iOS 19');
const TABLET = signIn('s3', '');

const POSITIONS = [
  { positionId: 'p1', positionName: '区域经理', orgName: '上海分部' },
  { positionId: 'p2', positionName: '销售代表', orgName: '杭州分部' },
];
const ALL = ['mycentermgr', 'passwordmgr', 'tabmodelsetting', 'devmodelsetting'];

function start(refs: readonly string[] = ALL) {
  const fake = portalWith(adminTexts, texts);
  fake.nativeFunctions = refs.map((ref) => ({ ref, code: '' }));
  fake.session.set({ ...fake.session.get(), userName: '李娜', positionId: 'p1', positions: POSITIONS });
  fake.answer(`${PATH}/profile`, { username: 'li.na', mobile: '138****0002' });
  fake.answer(`${PATH}/sessions`, [THIS, PHONE, TABLET]);
  fake.answer(END, { ended: 1 });
  const show = () => ({ fake, ...renderScreen(PersonalCentre, fake, '/mycentermgr') });
  return { fake, show };
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const notProvided = () => new AppError('service', 'Not Found', { code: 'errors.notProvided', status: 404 });

test('the profile names the person, the company and the masked mobile number', async () => {
  start().show();
  expect(await screen.findByText('138****0002')).toBeVisible();
  expect(region('个人信息').getByText('李娜')).toBeVisible();
  expect(region('个人信息').getByText('用户名')).toBeVisible();
});

test('the current position is marked, and another one is switched to by the host', async () => {
  const { fake, show } = start();
  const { user } = show();
  const list = screen.getByRole('list', { name: '我的岗位' });
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('区域经理当前');
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  await user.click(within(list).getByRole('button', { name: '切换到岗位 销售代表（杭州分部）' }));
  expect(fake.switches).toEqual(['p2']);
});

test('a person with one position sees it without a way to switch', () => {
  const { fake, show } = start();
  fake.session.set({ ...fake.session.get(), positions: POSITIONS.slice(0, 1) });
  show();
  expect(region('我的岗位').getByText('区域经理')).toBeVisible();
  expect(region('我的岗位').queryByRole('button')).toBeNull();
});

test('a chosen language, theme and density take effect at once, and the choice in force is marked', async () => {
  const { fake, show } = start();
  const { user } = show();
  const chosen = () =>
    screen.getAllByRole('radio', { checked: true }).map((radio) => radio.closest('label')?.textContent);
  expect(screen.getByRole('radiogroup', { name: '主题' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '深色' }));
  await user.click(screen.getByRole('radio', { name: '紧凑显示' }));
  expect(fake.preference.get()).toEqual({ mode: 'dark', density: 'compact' });
  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(fake.language.get()).toBe('en');
  expect(await screen.findByRole('heading', { name: 'Personal centre' })).toBeVisible();
  expect(chosen()).toEqual(['English', 'Dark', 'Compact density']);
});

test('a theme that is chosen elsewhere is marked here', () => {
  const { fake, show } = start();
  show();
  act(() => fake.preference.set({ mode: 'system', density: 'default' }));
  expect(screen.getByRole('radio', { name: '跟随系统' })).toBeChecked();
});

test('a language whose texts cannot be loaded is reported, and the language stays', async () => {
  const { fake, show } = start();
  jest.spyOn(fake.language, 'set').mockImplementation(() => {
    throw new AppError('network', 'lost', { code: 'errors.language' });
  });
  const { user } = show();
  await user.click(screen.getByRole('radio', { name: 'English' }));
  await waitFor(() => expect(fake.shown).toEqual([{ tone: 'error', text: 'errors.language' }]));
  expect(screen.getByRole('radio', { name: '简体中文' })).toBeChecked();
});

test('the devices name this one, which cannot be signed out here', async () => {
  start().show();
  const list = await screen.findByRole('list', { name: '登录设备' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('Chrome 142 · Windows本设备'),
    expect.stringContaining('iPhone 16 · iOS 19'),
    expect.stringContaining('未知设备'),
  ]);
  expect(items[0]).toHaveTextContent('2026-11-20 08:00 登录，最近使用 2026-11-20 09:30，华东销售公司');
  expect(within(items[0] as HTMLElement).queryByRole('button')).toBeNull();
});

test('a device is signed out after a question that names it, and the list is read again', async () => {
  const { fake, show } = start();
  const { user } = show();
  const button = await screen.findByRole('button', { name: /^退出登录 iPhone 16/ });
  fake.answer(`${PATH}/sessions`, [THIS, TABLET]);
  await user.click(button);
  await waitFor(() => expect(screen.queryByText('iPhone 16 · iOS 19')).toBeNull());
  expect(fake.asked).toEqual([
    expect.objectContaining({ text: expect.stringContaining('iPhone 16') as string, isDanger: true }),
  ]);
  expect(fake.callsOf(END).map(({ input }) => input)).toEqual([{ sessionids: ['s2'] }]);
  expect(fake.shown).toEqual([{ tone: 'success', text: '已退出' }]);
});

test('after a device is signed out the focus is on the next one', async () => {
  const { fake, show } = start();
  const { user } = show();
  const button = await screen.findByRole('button', { name: /^退出登录 iPhone 16/ });
  fake.answer(`${PATH}/sessions`, [THIS, TABLET]);
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^退出登录 未知设备/ })).toHaveFocus());
});

test('all other devices are signed out at once', async () => {
  const { fake, show } = start();
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '退出其他所有设备' }));
  await waitFor(() => expect(fake.callsOf(END).map(({ input }) => input)).toEqual([{ sessionids: ['s2', 's3'] }]));
});

test('the question about many devices names the first five', async () => {
  const { fake, show } = start();
  fake.confirmAnswer = false;
  fake.answer(`${PATH}/sessions`, [THIS, ...['一', '二', '三', '四', '五', '六'].map((name) => signIn(name, name))]);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '退出其他所有设备' }));
  expect(fake.asked[0]).toMatchObject({
    title: '退出 6 台设备的登录？',
    text: expect.stringMatching(/^一、二、三、四、五、…。/) as string,
  });
});

test('nothing is signed out when the question is declined', async () => {
  const { fake, show } = start();
  fake.confirmAnswer = false;
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '退出其他所有设备' }));
  expect(fake.asked).toHaveLength(1);
  expect(fake.callsOf(END)).toEqual([]);
});

test('a refused sign-out is reported, and the device stays in the list', async () => {
  const { fake, show } = start();
  fake.answer(END, new AppError('service', 'x', { code: 'session.current', status: 500 }));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^退出登录 iPhone 16/ }));
  await waitFor(() => expect(fake.shown).toEqual([{ tone: 'error', text: 'session.current' }]));
  expect(screen.getByText('iPhone 16 · iOS 19')).toBeVisible();
});

test('devices that could not be read are read again on demand, and the rest of the screen works', async () => {
  const { fake, show } = start();
  fake.answer(`${PATH}/sessions`, new AppError('network', 'lost'));
  const { user } = show();
  expect(await region('登录设备').findByRole('alert')).toBeVisible();
  expect(await screen.findByText('138****0002')).toBeVisible();
  fake.answer(`${PATH}/sessions`, [THIS]);
  await user.click(region('登录设备').getByRole('button', { name: '重试' }));
  expect(await screen.findByText('Chrome 142 · Windows')).toBeVisible();
});

test('a platform without these calls leaves the person’s name, positions and appearance', async () => {
  const { fake, show } = start();
  fake.answer(`${PATH}/profile`, notProvided());
  fake.answer(`${PATH}/sessions`, notProvided());
  show();
  expect(await region('登录设备').findByRole('alert')).toBeVisible();
  expect(await region('个人信息').findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expect(screen.getByRole('radio', { name: '深色' })).toBeVisible();
  expect(region('个人信息').getByText('李娜')).toBeVisible();
});

test('the password and the modes are opened on their own screens', async () => {
  const { fake, show } = start();
  const { user } = show();
  await user.click(screen.getByRole('button', { name: '修改密码' }));
  await user.click(screen.getByRole('button', { name: '设置标签页模式' }));
  await user.click(screen.getByRole('button', { name: '设置开发者模式' }));
  expect(fake.opened).toEqual(['/passwordmgr', '/tabmodelsetting', '/devmodelsetting'].map((route) => ({ route })));
});

test('a position without these screens does not see their buttons', async () => {
  start(['mycentermgr']).show();
  expect(await screen.findByText('138****0002')).toBeVisible();
  expect(screen.queryByRole('button', { name: '修改密码' })).toBeNull();
  expect(screen.queryByRole('region', { name: '工作方式' })).toBeNull();
});
