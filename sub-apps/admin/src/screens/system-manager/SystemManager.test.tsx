import { AppError } from '@atrium/common/errors/appError';
import { act, screen, waitFor, within } from '@testing-library/react';
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
const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}( \\*)?$`));
async function fill({ user }: Started, element: HTMLElement, text: string) {
  await user.clear(element);
  if (text !== '') await user.paste(text);
}
/** By its text, which is quicker than by role in so large a form. */
const press = ({ user }: Started, name: string) => user.click(screen.getByText(name, { selector: 'button, button *' }));
const savedItems = ({ fake }: Started) =>
  (fake.callsOf(SAVE).at(-1)?.input as { key: string; configjson: string }[]).map(({ key, configjson }) => [
    key,
    JSON.parse(configjson) as unknown,
  ]);
const kept = ({ fake }: Started) => JSON.stringify([...fake.drafts.kept.values()]);

describe('the basic information', () => {
  test('shows the stored settings, on the first of two tabs', async () => {
    const { fake } = start();
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
  });

  test('sends the items that were changed, and keeps what the product does not know in them', async () => {
    const register = { defpassword: '888888', devicebinding: { enable: '0', maximum: '3', brand: 'x' }, later: [1] };
    const started = start({ items: itemsOf({ register, theme: { color: 1 } }) });
    const { fake, user } = started;
    await fill(started, await field('默认密码'), '135790');
    await user.click(screen.getByLabelText('设备绑定'));
    await fill(started, await field('设备台数上限'), '2');
    await user.click(screen.getByLabelText('门店审批'));
    await press(started, '保存');
    await waitFor(() => expect(fake.shown).toEqual([{ tone: 'success', text: '保存成功' }]));
    expect(savedItems(started)).toEqual([
      ['register', { defpassword: '135790', devicebinding: { enable: '1', maximum: '2', brand: 'x' }, later: [1] }],
      ['storeapprove', { onoff: 0 }],
    ]);
    expect(fake.isDirty).toBe(false);
    await press(started, '保存');
    await waitFor(() => expect(fake.shown.at(-1)).toEqual({ tone: 'info', text: '没有需要保存的修改' }));
    expect(fake.callsOf(SAVE)).toHaveLength(1);
  });

  test('copies the days of customers asleep to the fields that follow them, which are disabled and say why', async () => {
    const started = start();
    const names = ['有成交，活跃：小于等于', '无成交，潜在：小于等于', '无成交，沉睡：大于'];
    const upperNames = ['有成交，流失：大于', '无成交，沉睡：小于等于', '无成交，流失：大于'];
    await fill(started, await field('有成交，沉睡：大于'), '15');
    await fill(started, await field('有成交，沉睡：小于等于'), '45');
    for (const [values, value] of [
      [names, '15'],
      [upperNames, '45'],
    ] as const)
      for (const name of values) {
        const copy = await field(name);
        expect(copy).toHaveValue(value);
        expect(copy).toBeDisabled();
        expect(copy).toHaveAccessibleDescription(/自动带出，不能单独修改/);
        expect(copy).toHaveAttribute('title', '由“沉睡”天数自动带出');
      }
    await press(started, '保存');
    await waitFor(() => expect(started.fake.callsOf(SAVE)).toHaveLength(1));
    const days = { asleep: { below: 15, upper: 45 }, lost: 45 };
    expect(savedItems(started)).toEqual([
      ['report', { source: 1, existdeal: { active: 15, ...days }, notexistdeal: { potential: 15, ...days } }],
    ]);
  });

  test.each([
    ['默认密码', '12345', '密码校验不通过！'],
    ['有成交，沉睡：大于', '91', '成交记录天数“大于”的天数不能大于“小于等于”的天数！'],
  ])('is not saved when %s is “%s”: %s', async (name, value, warning) => {
    const started = start();
    const input = await field(name);
    await fill(started, input, value);
    await press(started, '保存');
    await waitFor(() => expect(started.fake.shown).toEqual([{ tone: 'warning', text: warning }]));
    expect(started.fake.callsOf(SAVE)).toEqual([]);
    expect(input).toHaveFocus();
    expect(input).toHaveValue(value);
  });

  test('checks the number of devices only while devices are bound', async () => {
    const started = start({ items: itemsOf({ register: { defpassword: '888888', devicebinding: {} } }) });
    const devices = await field('设备台数上限');
    expect(devices).toBeDisabled();
    expect(devices).toHaveAccessibleDescription('开启设备绑定后才能设置');
    await started.user.click(screen.getByLabelText('设备绑定'));
    await fill(started, devices, '0');
    await press(started, '保存');
    expect(await screen.findByText('设备台数只能为正整数')).toBeVisible();
    expect(started.fake.shown).toEqual([{ tone: 'warning', text: '设备台数校验不通过！' }]);
    await fill(started, devices, '12345678901');
    expect(devices).toHaveValue('1234567890');
    await press(started, '保存');
    await waitFor(() => expect(started.fake.callsOf(SAVE)).toHaveLength(1));
  });

  test('keeps the input after a refusal, and shows the reason at its field', async () => {
    const started = start();
    const { fake } = started;
    fake.portal.i18n.addTexts({ 'zh-CN': { 'config.offline_invalid': '离线时长过长' } });
    fake.answer(SAVE, new AppError('service', '', { code: 'config.offline_invalid' }));
    await fill(started, await field('离线时长'), '99999');
    await press(started, '保存');
    expect(await screen.findByText(/您填写的内容已保留/)).toBeVisible();
    expect(await field('离线时长')).toHaveValue('99999');
    await waitFor(async () => expect(await field('离线时长')).toHaveAccessibleDescription('离线时长过长'));
    expect(fake.isDirty).toBe(true);
  });

  test.each([
    ['no list', { rows: [] }],
    ['a list of texts', ['x']],
  ])('that is answered as %s shows that it failed, and is read again on request', async (_case, items) => {
    const { fake, user } = start({ items });
    expect(await screen.findByText('数据加载失败')).toBeVisible();
    fake.answer(READ, itemsOf());
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await field('离线时长')).toHaveValue('30');
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
    await fill(started, await field('离线时长'), '5');
    await fill(started, await field('默认密码'), '123456');
    await press(started, '保存');
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
      await fill(started, await field('离线时长'), '45');
      started.fake.answer(READ, itemsOf(change, stamp));
      await press(started, '保存');
      return started;
    }

    test('is not overwritten: the form says which settings, and the person chooses', async () => {
      const started = await saveLate({ offlineset: { min: 60 }, contactlist: { contactset: 2 } });
      const title = await screen.findByText('您编辑期间，以下内容已被修改');
      const note = within(title.closest('[role=alert]') as HTMLElement);
      expect(note.getByText('离线时长').parentElement).toHaveTextContent('离线时长：30 → 60您填写的是：45');
      expect(note.getByText('可见范围').parentElement).toHaveTextContent('全公司 → 上一级营销组织及其全部下级');
      expect(started.fake.callsOf(SAVE)).toEqual([]);
      await started.user.click(note.getByRole('button', { name: '合并，冲突处保留我的输入' }));
      expect(screen.getByLabelText(/上一级营销组织/)).toBeChecked();
      await press(started, '保存');
      await waitFor(() => expect(savedItems(started)).toEqual([['offlineset', { min: 45 }]]));
      expect(started.fake.isDirty).toBe(false);
    });

    test('names the person if the platform does, and takes the other value on request', async () => {
      const started = await saveLate(
        { offlineset: { min: 60 } },
        { updateby: '王芳', updatetime: '2026-11-20 10:31:07' },
      );
      expect(await screen.findByText('王芳 已于 2026-11-20 10:31 修改此记录')).toBeVisible();
      await press(started, '合并，冲突处用对方的内容');
      expect(await field('离线时长')).toHaveValue('60');
      expect(started.fake.isDirty).toBe(false);
    });

    test('is saved when only another setting was changed, which is shown afterwards', async () => {
      const started = await saveLate({ contactlist: { contactset: 2 } });
      await waitFor(() => expect(savedItems(started)).toEqual([['offlineset', { min: 45 }]]));
      expect(screen.getByLabelText(/上一级营销组织/)).toBeChecked();
      expect(started.fake.isDirty).toBe(false);
    });

    test('does not show a password', async () => {
      await saveLate({ offlineset: { min: 60 }, register: { ...contents.register, defpassword: '24681357' } });
      const title = await screen.findByText('您编辑期间，以下内容已被修改');
      expect(title.closest('[role=alert]')).toHaveTextContent('默认密码：（不显示） → （不显示）');
      expect(document.body).not.toHaveTextContent('24681357');
    });
  });
});

describe('unsaved input', () => {
  test('is a draft without the password, and is offered when the screen opens again', async () => {
    const started = start();
    await fill(started, await field('离线时长'), '45');
    await fill(started, await field('默认密码'), '135790');
    expect(screen.getByRole('tab', { name: '基本信息 未保存' })).toBeVisible();
    await waitFor(() => expect(kept(started)).toContain('45'));
    started.unmount();
    await waitFor(() => expect(kept(started)).toContain('hadSecret'));
    expect(kept(started)).not.toContain('135790');
    expect(kept(started)).not.toContain('888888');
    renderScreen(SystemManager, started.fake, '/systemmgr');
    await started.user.click(await screen.findByRole('button', { name: '恢复' }));
    await waitFor(async () => expect(await field('离线时长')).toHaveValue('45'));
    expect(await field('默认密码')).toHaveValue('888888');
    expect(started.fake.shown).toEqual([{ tone: 'info', text: '为安全起见，草稿中不保存密码，请重新输入。' }]);
    expect(started.fake.isDirty).toBe(true);
  });

  test('that comes back after somebody else has changed the setting is compared with it', async () => {
    const started = start();
    await fill(started, await field('离线时长'), '45');
    await waitFor(() => expect(kept(started)).toContain('45'));
    started.unmount();
    started.fake.answer(READ, itemsOf({ offlineset: { min: 60 } }));
    renderScreen(SystemManager, started.fake, '/systemmgr');
    await started.user.click(await screen.findByRole('button', { name: '恢复' }));
    expect(await screen.findByText('您编辑期间，以下内容已被修改')).toBeVisible();
    expect(await field('离线时长')).toHaveValue('45');
  });

  test('of all forms is saved from the question, and the form that is not valid is shown', async () => {
    const started = start();
    const { fake, user } = started;
    await user.click(await screen.findByRole('tab', { name: '汇报配置' }));
    await fill(started, await field('日报模板'), '今日');
    await user.click(screen.getByRole('tab', { name: '基本信息' }));
    await fill(started, await field('离线时长'), 'x');
    await user.click(screen.getByRole('tab', { name: /汇报配置/ }));
    expect(await fake.editor?.findSave()?.()).toBe(false);
    await waitFor(() => expect(screen.getByRole('tab', { name: /基本信息/ })).toHaveAttribute('aria-selected', 'true'));
    expect(fake.callsOf(SAVE_TEMPLATE)).toEqual([]);
    await fill(started, await field('离线时长'), '45');
    await act(async () => expect(await fake.editor?.findSave()?.()).toBe(true));
    expect(fake.callsOf(SAVE)).toHaveLength(1);
    expect(fake.callsOf(SAVE_TEMPLATE)[0]?.input).toEqual({
      templettype: 1,
      templetid: 't1',
      templetcontent: '今日',
    });
    await waitFor(() => expect(fake.isDirty).toBe(false));
  });

  test('is reverted, which can be undone', async () => {
    const started = start();
    const { fake } = started;
    expect(await screen.findByRole('button', { name: '还原' })).toBeDisabled();
    await fill(started, await field('有成交，沉睡：大于'), '15');
    await press(started, '还原');
    expect(await field('无成交，潜在：小于等于')).toHaveValue('30');
    expect(fake.isDirty).toBe(false);
    act(() => fake.undoNotices[0]?.undo());
    expect(await field('无成交，潜在：小于等于')).toHaveValue('15');
    expect(fake.isDirty).toBe(true);
  });

  test('is none any more when the stored value is typed again', async () => {
    const started = start();
    await fill(started, await field('离线时长'), '3');
    expect(started.fake.isDirty).toBe(true);
    await started.user.type(await field('离线时长'), '0');
    expect(started.fake.isDirty).toBe(false);
  });
});

describe('the report configuration', () => {
  async function openTemplates(options?: Parameters<typeof start>[0]) {
    const started = start(options);
    await started.user.click(await screen.findByRole('tab', { name: '汇报配置' }));
    return started;
  }
  /** The button of the template in sight; those of other tabs stay in the document. */
  const saveTemplate = ({ user }: Started) =>
    user.click(screen.getAllByText('保存').find((text) => !text.closest('[aria-hidden=true]')) ?? document.body);
  const types = ({ fake }: Started) => fake.callsOf(READ_TEMPLATE).map(({ input }) => input);

  test('reads each template when its tab is opened first, and only then', async () => {
    const started = await openTemplates();
    expect(await field('日报模板')).toHaveValue('模板1');
    expect(await field('日报模板')).toHaveAttribute('rows', '10');
    expect(types(started)).toEqual([{ templettype: 1 }]);
    await started.user.click(screen.getByRole('tab', { name: '月报' }));
    expect(await field('月报模板')).toHaveValue('模板3');
    await started.user.click(screen.getByRole('tab', { name: '日报' }));
    await started.user.click(screen.getByRole('tab', { name: '月报' }));
    expect(types(started)).toEqual([{ templettype: 1 }, { templettype: 3 }]);
  });

  test('saves a template with its id', async () => {
    const started = await openTemplates();
    await started.user.click(screen.getByRole('tab', { name: '周报' }));
    await fill(started, await field('周报模板'), '本周小结');
    await started.user.click(
      within(screen.getByRole('tabpanel', { name: /周报/ })).getByRole('button', { name: '保存' }),
    );
    await waitFor(() => expect(started.fake.shown).toEqual([{ tone: 'success', text: '保存成功' }]));
    expect(started.fake.callsOf(SAVE_TEMPLATE)[0]?.input).toEqual({
      templettype: 2,
      templetid: 't2',
      templetcontent: '本周小结',
    });
  });

  test('does not overwrite a template that was changed meanwhile', async () => {
    const started = await openTemplates();
    await fill(started, await field('日报模板'), '我的');
    started.fake.answer(READ_TEMPLATE, { templetid: 't1', templetcontent: '别人的', updateby: '王芳' });
    await saveTemplate(started);
    expect(await screen.findByText('您填写的是：我的')).toBeVisible();
    expect(started.fake.callsOf(SAVE_TEMPLATE)).toEqual([]);
    await press(started, '合并，冲突处保留我的输入');
    await saveTemplate(started);
    await waitFor(() =>
      expect(started.fake.callsOf(SAVE_TEMPLATE)[0]?.input).toMatchObject({ templetcontent: '我的' }),
    );
  });

  test('shows that a template could not be read, and reads it again on request', async () => {
    const started = start();
    started.fake.answer(READ_TEMPLATE, new AppError('network', 'offline'));
    await started.user.click(await screen.findByRole('tab', { name: '汇报配置' }));
    expect(await screen.findByText('数据加载失败')).toBeVisible();
    started.fake.answer(READ_TEMPLATE, null);
    await press(started, '重试');
    expect(await field('日报模板')).toHaveValue('');
  });
});

test('a position that may only view the settings reads them, with the reason, and cannot save', async () => {
  const { fake, user } = start({
    canEdit: false,
    items: itemsOf({ register: { devicebinding: { enable: 1, maximum: 3 } } }),
  });
  expect(await screen.findByText('当前岗位没有维护系统参数的权限，只能查看。')).toBeVisible();
  expect(await field('离线时长')).toBeDisabled();
  expect(screen.getByLabelText('全公司')).toBeDisabled();
  expect(screen.queryByRole('button', { name: '显示密码' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: '汇报配置' }));
  expect(await field('日报模板')).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  expect(fake.drafts.kept.size).toBe(0);
});

test('the screen is in the language of the person', async () => {
  const { fake } = start();
  await field('离线时长');
  act(() => fake.language.set('en'));
  expect(screen.getByRole('tab', { name: 'Report configuration' })).toBeVisible();
  expect(await field('With a deal, Asleep: more than')).toHaveValue('30');
});
