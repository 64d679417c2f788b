import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import SystemManager, { texts } from './SystemManager';

const READ = '/api/teapi/rolepermission/globalconfig/getglobalconfigbytype';
const SAVE = '/api/teapi/rolepermission/globalconfig/batchupdate';
const READ_TEMPLATE = '/api/teapi/ms-biz/workreport/gettempletset';
const SAVE_TEMPLATE = '/api/teapi/ms-biz/workreport/settempletset';

const report = {
  source: 1,
  existdeal: { active: 30, asleep: { below: 30, upper: 90 }, lost: 90 },
  notexistdeal: { potential: 30, asleep: { below: 30, upper: 90 }, lost: 90 },
};
const contents = {
  register: { defpassword: '888888', devicebinding: { enable: 0, maximum: 3 } },
  contactlist: { contactset: 1 },
  offlineset: { min: 30 },
  report,
  passivelocateset: { begintime: '08:00', endtime: '18:00', passivelocatemin: 15 },
  storeapprove: { onoff: 1 },
};
const itemsOf = (more: object = {}, stamp: object = {}) =>
  Object.entries({ ...contents, ...more }).map(([key, content]) => ({
    key,
    configjson: typeof content === 'string' ? content : JSON.stringify(content),
    ...stamp,
  }));

function start({ items = itemsOf(), canEdit = true }: { items?: unknown; canEdit?: boolean } = {}) {
  const fake = portalWith(adminTexts, texts);
  fake.nativeFunctions = [
    { ref: 'systemmgr', code: '' },
    { ref: 'systemmgr/edit', code: canEdit ? '' : 'CONFIG_MANAGE' },
  ];
  fake.answer(READ, items);
  fake.answer(SAVE, {});
  fake.answer(READ_TEMPLATE, ({ templettype }: { templettype: number }) => ({
    templetid: `t${templettype}`,
    templetcontent: `模板${templettype}`,
  }));
  fake.answer(SAVE_TEMPLATE, {});
  return { fake, ...renderScreen(SystemManager, fake, '/systemmgr') };
}
type Started = ReturnType<typeof start>;

/** A field by its label, which may be followed by the mark of a required field. */
const labelled = (name: string) => new RegExp(`^${name}( \\*)?$`);
const field = (name: string) => screen.findByLabelText(labelled(name));
const fill = (element: HTMLElement, text: string) => fireEvent.change(element, { target: { value: text } });
const press = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button, button *' }));
const openTab = async (name: string) => fireEvent.click(await screen.findByRole('tab', { name }));
const savedItems = ({ fake }: Started) =>
  (fake.callsOf(SAVE).at(-1)?.input as { key: string; configjson: string }[]).map(({ key, configjson }) => [
    key,
    JSON.parse(configjson) as unknown,
  ]);
const kept = ({ fake }: Started) => JSON.stringify([...fake.drafts.kept.values()]);

describe('the basic information', () => {
  test('is read again after a failure and shows the stored settings, on the first of two tabs, in each language', async () => {
    const { fake } = start({ items: { rows: [] } });
    expect(await screen.findByText('数据加载失败')).toBeVisible();
    fake.answer(READ, itemsOf());
    press('重试');
    expect(await field('离线时长')).toHaveValue('30');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['基本信息', '汇报配置']);
    expect(fake.callsOf(READ)[0]?.input).toEqual({ configtype: 1 });
    expect(await field('默认密码')).toHaveValue('888888');
    expect(screen.getByLabelText('设备绑定')).not.toBeChecked();
    expect(screen.getByLabelText('全公司')).toBeChecked();
    expect(screen.getByLabelText('订单')).toBeChecked();
    expect(await field('有成交，流失：大于')).toHaveValue('90');
    expect(screen.getByTitle('08:00')).toBeVisible();
    expect(screen.getByTitle('15 分钟')).toBeVisible();
    expect(screen.getByLabelText('门店审批')).toBeChecked();
    act(() => fake.language.set('en'));
    expect(screen.getByRole('tab', { name: 'Report configuration' })).toBeVisible();
    expect(await field('With a deal, Asleep: more than')).toHaveValue('30');
  });

  test('sends the items that were changed, and keeps what the product does not know in them', async () => {
    const register = { defpassword: '888888', devicebinding: { enable: '0', maximum: '3', brand: 'x' }, later: [1] };
    const passivelocateset = { begintime: '22:00', endtime: '06:00', passivelocatemin: 15 };
    const started = start({ items: itemsOf({ register, passivelocateset, theme: { color: 1 } }) });
    const { fake } = started;
    fill(await field('默认密码'), '135790');
    // A window over midnight does not hinder the save of other settings.
    expect(screen.getByTitle('次日 06:00')).toBeVisible();
    fireEvent.click(screen.getByLabelText('设备绑定'));
    fill(await field('设备台数上限'), '2');
    fireEvent.click(screen.getByLabelText('门店审批'));
    press('保存');
    await waitFor(() => expect(fake.shown).toEqual([{ tone: 'success', text: '保存成功' }]));
    expect(savedItems(started)).toEqual([
      ['register', { defpassword: '135790', devicebinding: { enable: '1', maximum: '2', brand: 'x' }, later: [1] }],
      ['storeapprove', { onoff: 0 }],
    ]);
    expect(fake.isDirty).toBe(false);
    for (const name of ['保存', '撤销修改'])
      expect(screen.getByText(name).closest('button')).toHaveAccessibleDescription('没有需要保存的修改');
    press('保存');
    expect(fake.callsOf(SAVE)).toHaveLength(1);
  });

  test('copies the days of customers asleep to the fields that follow them, which are disabled and say why', async () => {
    const started = start();
    fill(await field('有成交，沉睡：大于'), '15');
    fill(await field('有成交，沉睡：小于等于'), '45');
    for (const [name, value] of [
      ['有成交，活跃：小于等于', '15'],
      ['无成交，潜在：小于等于', '15'],
      ['无成交，沉睡：大于', '15'],
      ['有成交，流失：大于', '45'],
      ['无成交，沉睡：小于等于', '45'],
      ['无成交，流失：大于', '45'],
    ] as const) {
      const copy = screen.getByLabelText(name);
      expect(copy).toHaveValue(value);
      expect(copy).toBeDisabled();
      expect(copy).toHaveAccessibleDescription(/自动带出，不能单独修改/);
      expect(copy).toHaveAttribute('title', '由“沉睡”天数自动带出');
    }
    press('保存');
    await waitFor(() => expect(started.fake.callsOf(SAVE)).toHaveLength(1));
    const days = { asleep: { below: 15, upper: 45 }, lost: 45 };
    expect(savedItems(started)).toEqual([
      ['report', { source: 1, existdeal: { active: 15, ...days }, notexistdeal: { potential: 15, ...days } }],
    ]);
  });

  test('is not saved while a field is not valid or refused: the reason is said, and the input stays', async () => {
    const { fake } = start();
    const offline = await field('离线时长');
    for (const [name, value, valid, warning] of [
      ['默认密码', '12345', '888888', '密码校验不通过！'],
      ['离线时长', 'x', '30', 'APP离线登录设置校验不通过！'],
      ['有成交，沉睡：大于', '0', '30', '成交记录天数校验不通过！'],
      ['有成交，沉睡：大于', '91', '30', '成交记录天数“大于”的天数不能大于“小于等于”的天数！'],
    ] as const) {
      const input = screen.getByLabelText(labelled(name));
      fill(input, value);
      press('保存');
      await waitFor(() => expect(fake.shown.splice(0)).toEqual([{ tone: 'warning', text: warning }]));
      expect(input).toHaveFocus();
      expect(input).toHaveValue(value);
      fill(input, valid);
    }
    expect(fake.callsOf(SAVE)).toEqual([]);
    act(() => fake.portal.i18n.addTexts({ 'zh-CN': { 'config.offline_invalid': '离线时长过长' } }));
    fake.answer(SAVE, new AppError('service', '', { code: 'config.offline_invalid' }));
    fill(offline, '99999');
    press('保存');
    expect(await screen.findByText(/您填写的内容已保留/)).toBeVisible();
    expect(offline).toHaveValue('99999');
    await waitFor(() => expect(offline).toHaveAccessibleDescription('离线时长过长'));
    expect(fake.isDirty).toBe(true);
  });

  test('says all that is not valid in one notice, a line for each, and at the fields', async () => {
    const { fake } = start();
    fill(await field('默认密码'), '1');
    fill(await field('离线时长'), 'x');
    fill(await field('有成交，沉睡：大于'), '0');
    press('保存');
    expect(await screen.findByText('密码格式错误')).toBeVisible();
    expect(await screen.findByText('请输入不小于 0 的整数，最多 5 位')).toBeVisible();
    expect(fake.shown).toEqual([
      { tone: 'warning', text: '密码校验不通过！\nAPP离线登录设置校验不通过！\n成交记录天数校验不通过！' },
    ]);
  });

  test('checks the number of devices only while devices are bound', async () => {
    const started = start({ items: itemsOf({ register: { defpassword: '888888', devicebinding: {} } }) });
    const devices = await field('设备台数上限');
    expect(devices).toBeDisabled();
    expect(devices).toHaveAccessibleDescription('开启设备绑定后才能设置');
    fireEvent.click(screen.getByLabelText('设备绑定'));
    fill(devices, '0');
    press('保存');
    expect(await screen.findByText('设备台数只能为正整数')).toBeVisible();
    expect(started.fake.shown).toEqual([{ tone: 'warning', text: '设备台数校验不通过！' }]);
    fill(devices, '');
    await started.user.click(devices);
    await started.user.paste('12345678901');
    expect(devices).toHaveValue('1234567890');
    press('保存');
    await waitFor(() => expect(started.fake.callsOf(SAVE)).toHaveLength(1));
  });

  test('of hostile shapes is shown as far as it is readable, and says what is not', async () => {
    const started = start({
      items: [
        { key: 'register', configjson: { defpassword: 135790, devicebinding: [] }, id: 5 },
        { key: 'offlineset', configjson: '{"min":' },
        { key: 'report', configjson: { source: {}, existdeal: { asleep: { below: '7', upper: 9 } } } },
        { key: 'passivelocateset', configjson: { begintime: '8:00:00', endtime: 'noon' } },
        { key: 'register', configjson: {} },
        { configjson: null },
      ],
    });
    expect(await screen.findByText(/以下设置无法识别.*离线时长/)).toBeVisible();
    expect(await field('默认密码')).toHaveValue('135790');
    expect(screen.getByTitle('08:00')).toBeVisible();
    expect(screen.getByTitle('23:45')).toBeVisible();
    expect(screen.getByTitle('15 分钟')).toBeVisible();
    fill(await field('离线时长'), '5');
    fill(await field('默认密码'), '123456');
    press('保存');
    await waitFor(() => expect(started.fake.callsOf(SAVE)).toHaveLength(1));
    expect(started.fake.callsOf(SAVE)[0]?.input).toEqual([
      {
        key: 'register',
        configjson: { defpassword: '123456', devicebinding: [] },
        id: 5,
        updateby: '',
        updatetime: '',
      },
      { key: 'offlineset', configjson: '{"min":5}', updateby: '', updatetime: '' },
    ]);
  });

  describe('that somebody else has changed meanwhile', () => {
    async function saveLate(change: object, stamp: object = {}) {
      const started = start();
      fill(await field('离线时长'), '45');
      started.fake.answer(READ, itemsOf(change, stamp));
      press('保存');
      return started;
    }

    test('is not overwritten: the form says which settings but no password, and the person chooses', async () => {
      const started = await saveLate({
        offlineset: { min: 60 },
        contactlist: { contactset: 2 },
        register: { ...contents.register, defpassword: '24681357' },
      });
      const title = await screen.findByText('您编辑期间，以下内容已被修改');
      const note = within(title.closest('[role=alert]') as HTMLElement);
      const line = (name: string) => note.getByText(name, { selector: 'strong' }).parentElement;
      expect(line('离线时长')).toHaveTextContent('离线时长：30 → 60您填写的是：45');
      expect(line('可见范围')).toHaveTextContent('全公司 → 上一级营销组织及其全部下级');
      expect(line('默认密码')).toHaveTextContent('默认密码：（不显示） → （不显示）');
      expect(document.body).not.toHaveTextContent('24681357');
      expect(started.fake.callsOf(SAVE)).toEqual([]);
      press('合并，冲突处保留我的输入');
      expect(screen.getByLabelText(/上一级营销组织/)).toBeChecked();
      press('保存');
      await waitFor(() => expect(savedItems(started)).toEqual([['offlineset', { min: 45 }]]));
      expect(started.fake.isDirty).toBe(false);
    });

    test('is saved when it is another setting; the form names who has changed the same one, and takes that value', async () => {
      const started = await saveLate({ contactlist: { contactset: 2 } });
      await waitFor(() => expect(savedItems(started)).toEqual([['offlineset', { min: 45 }]]));
      expect(screen.getByLabelText(/上一级营销组织/)).toBeChecked();
      expect(started.fake.isDirty).toBe(false);
      const offline = await field('离线时长');
      fill(offline, '50');
      const stamp = { updateby: '王芳', updatetime: '2026-11-20 10:31:07' };
      started.fake.answer(READ, itemsOf({ offlineset: { min: 60 }, contactlist: { contactset: 2 } }, stamp));
      press('保存');
      expect(await screen.findByText('王芳 已于 2026-11-20 10:31 修改此记录')).toBeVisible();
      press('合并，冲突处用对方的内容');
      expect(offline).toHaveValue('60');
      expect(started.fake.isDirty).toBe(false);
    });
  });
});

describe('unsaved input', () => {
  test('is a draft without the password, and is compared with what somebody else has changed before it comes back', async () => {
    const started = start();
    const { fake } = started;
    const reopen = async () => {
      const { unmount } = renderScreen(SystemManager, fake, '/systemmgr');
      fireEvent.click(await screen.findByText('恢复'));
      await waitFor(async () => expect(await field('离线时长')).toHaveValue('45'));
      return unmount;
    };
    fill(await field('离线时长'), '45');
    fill(await field('默认密码'), '135790');
    expect(screen.getByRole('tab', { name: '基本信息 未保存' })).toBeVisible();
    started.unmount();
    await waitFor(() => expect(kept(started)).toContain('hadSecret'));
    expect(kept(started)).toContain('45');
    expect(kept(started)).not.toContain('135790');
    expect(kept(started)).not.toContain('888888');
    const close = await reopen();
    expect(await field('默认密码')).toHaveValue('888888');
    expect(fake.shown).toEqual([{ tone: 'info', text: '为安全起见，草稿中不保存密码，请重新输入。' }]);
    expect(fake.isDirty).toBe(true);
    expect(screen.queryByText('您编辑期间，以下内容已被修改')).toBeNull();
    close();
    fake.answer(READ, itemsOf({ offlineset: { min: 60 } }));
    await reopen();
    expect(await screen.findByText('您编辑期间，以下内容已被修改')).toBeVisible();
  });

  test('of all forms is saved from the question, and the form that is not valid is shown', async () => {
    const { fake } = start();
    await openTab('汇报配置');
    fill(await field('日报模板'), '今日');
    await openTab('基本信息');
    fill(await field('离线时长'), 'x');
    fireEvent.click(screen.getByRole('tab', { name: /汇报配置/ }));
    expect(await fake.editor?.findSave()?.()).toBe(false);
    await waitFor(() => expect(screen.getByRole('tab', { name: /基本信息/ })).toHaveAttribute('aria-selected', 'true'));
    expect(fake.callsOf(SAVE_TEMPLATE)).toEqual([]);
    fill(await field('离线时长'), '45');
    await act(async () => expect(await fake.editor?.findSave()?.()).toBe(true));
    expect(fake.callsOf(SAVE)).toHaveLength(1);
    expect(fake.callsOf(SAVE_TEMPLATE)[0]?.input).toEqual({
      templettype: 1,
      templetid: 't1',
      templetcontent: '今日',
    });
    await waitFor(() => expect(fake.isDirty).toBe(false));
  });

  test('of the tab in front only is saved by Ctrl-S; that of the others stays unsaved', async () => {
    const { fake } = start();
    await openTab('汇报配置');
    fill(await field('日报模板'), '未写完');
    await openTab('周报');
    fill(await field('周报模板'), '本周');
    await openTab('基本信息');
    fill(await field('离线时长'), '45');
    const saveByKey = () => act(async () => expect(await fake.editor?.findSave()?.('front')).toBe(true));
    await saveByKey();
    expect(fake.callsOf(SAVE)).toHaveLength(1);
    expect(fake.callsOf(SAVE_TEMPLATE)).toEqual([]);
    expect(fake.isDirty).toBe(true);
    fireEvent.click(screen.getByRole('tab', { name: /汇报配置/ }));
    await saveByKey();
    expect(fake.callsOf(SAVE_TEMPLATE).map(({ input }) => input)).toMatchObject([{ templettype: 2 }]);
    expect(fake.isDirty).toBe(true);
    await act(async () => expect(await fake.editor?.findSave()?.()).toBe(true));
    expect(fake.callsOf(SAVE_TEMPLATE)).toHaveLength(2);
    expect(fake.isDirty).toBe(false);
  });

  test('is reverted, which can be undone; it is none any more when the stored value is typed again', async () => {
    const { fake } = start();
    const [asleep, potential] = [await field('有成交，沉睡：大于'), await field('无成交，潜在：小于等于')];
    expect(screen.getByText('撤销修改').closest('button')).toHaveAttribute('aria-disabled', 'true');
    fill(asleep, '15');
    press('撤销修改');
    expect(potential).toHaveValue('30');
    expect(fake.isDirty).toBe(false);
    act(() => fake.undoNotices[0]?.undo());
    expect(potential).toHaveValue('15');
    expect(fake.isDirty).toBe(true);
    fill(asleep, '30');
    expect(fake.isDirty).toBe(false);
  });
});

test('a password has its tick while it is entered, and none when the changes are undone', async () => {
  const { user } = start();
  const password = await field('默认密码');
  await user.clear(password);
  await user.type(password, '135790');
  await user.tab();
  expect(await screen.findByRole('img', { name: '格式正确' })).toBeVisible();
  press('撤销修改');
  expect(password).toHaveValue('888888');
  await waitFor(() => expect(screen.queryByRole('img', { name: '格式正确' })).toBeNull());
});

test('the mark of unsaved input takes no room from the next tab', async () => {
  start();
  const tab = await screen.findByRole('tab', { name: '基本信息' });
  const marks = () => tab.querySelectorAll('.mark').length;
  expect(marks()).toBe(1);
  fill(await field('离线时长'), '45');
  expect(screen.getByRole('tab', { name: '基本信息 未保存' })).toBe(tab);
  expect(marks()).toBe(1);
});

describe('the report configuration', () => {
  /** Opens it while the basic information is still being read, so that its large form is not drawn. */
  async function openTemplates(options?: Parameters<typeof start>[0]) {
    const started = start({ items: () => new Promise(() => undefined), ...options });
    await openTab('汇报配置');
    return started;
  }
  /** The button of the template in sight; those of other tabs stay in the document. */
  const saveTemplate = () =>
    fireEvent.click(screen.getAllByText('保存').find((text) => !text.closest('[aria-hidden=true]')) ?? document.body);
  const types = ({ fake }: Started) => fake.callsOf(READ_TEMPLATE).map(({ input }) => input);

  test('reads each template when its tab is opened first, and only then, and saves one with its id', async () => {
    const started = await openTemplates();
    expect(await field('日报模板')).toHaveValue('模板1');
    expect(types(started)).toEqual([{ templettype: 1 }]);
    await openTab('月报');
    expect(await field('月报模板')).toHaveValue('模板3');
    await openTab('日报');
    await openTab('月报');
    expect(types(started)).toEqual([{ templettype: 1 }, { templettype: 3 }]);
    fill(await field('月报模板'), '本月小结');
    saveTemplate();
    await waitFor(() => expect(started.fake.shown).toEqual([{ tone: 'success', text: '保存成功' }]));
    expect(started.fake.callsOf(SAVE_TEMPLATE)[0]?.input).toEqual({
      templettype: 3,
      templetid: 't3',
      templetcontent: '本月小结',
    });
  });

  test('shows ten rows and counts the characters; a template that is too long already is not cut', async () => {
    const { fake } = await openTemplates();
    const daily = await field('日报模板');
    expect(daily).toHaveAttribute('rows', '10');
    expect(daily).toHaveAttribute('maxlength', '20000');
    expect(screen.getByText('3 / 20000')).toBeVisible();
    const long = 'x'.repeat(20_050);
    fake.answer(READ_TEMPLATE, { templetid: 't2', templetcontent: long });
    await openTab('周报');
    const weekly = await field('周报模板');
    expect(weekly).toHaveValue(long);
    expect(weekly).toHaveAttribute('maxlength', '20050');
  });

  test('does not overwrite a template that was changed meanwhile', async () => {
    const { fake } = await openTemplates();
    fill(await field('日报模板'), '我的');
    fake.answer(READ_TEMPLATE, { templetid: 't1', templetcontent: '别人的', updateby: '王芳' });
    saveTemplate();
    expect(await screen.findByText('您填写的是：我的')).toBeVisible();
    expect(fake.callsOf(SAVE_TEMPLATE)).toEqual([]);
    press('合并，冲突处保留我的输入');
    saveTemplate();
    await waitFor(() => expect(fake.callsOf(SAVE_TEMPLATE)[0]?.input).toMatchObject({ templetcontent: '我的' }));
  });

  test('shows that a template could not be read, and reads it again on request', async () => {
    const { fake } = start({ items: () => new Promise(() => undefined) });
    fake.answer(READ_TEMPLATE, new AppError('network', 'offline'));
    await openTab('汇报配置');
    expect(await screen.findByText('数据加载失败')).toBeVisible();
    fake.answer(READ_TEMPLATE, null);
    press('重试');
    expect(await field('日报模板')).toHaveValue('');
  });
});

test('a position that may only view the settings reads them, with the reason, and cannot save', async () => {
  const { fake } = start({
    canEdit: false,
    items: itemsOf({ register: { devicebinding: { enable: 1, maximum: 3 } } }),
  });
  expect(await screen.findByText('当前岗位没有维护系统参数的权限，只能查看。')).toBeVisible();
  expect(await field('离线时长')).toBeDisabled();
  expect(screen.getByLabelText('全公司')).toBeDisabled();
  expect(screen.queryByLabelText('显示密码')).toBeNull();
  await openTab('汇报配置');
  expect(await field('日报模板')).toHaveAttribute('readonly');
  expect(screen.queryByText('保存')).toBeNull();
  expect(fake.drafts.kept.size).toBe(0);
});
