import { AppError } from '@atrium/common/errors/appError';
import { act, screen, waitFor, within } from '@testing-library/react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import DataDictionary, { texts } from './DataDictionary';

const CATEGORY = '/api/teapi/dictionary/category';
const ITEM = '/api/teapi/dictionary/item';

const stamp = { version: 1, updatetime: '2026-01-05 09:00:00', updateby: '系统' };
const names = (chinese: string) => ({ text: chinese, chinese, english: '', tradchinese: '' });
const category = (code: string, name: string, more: object = {}) => ({
  dictcategoryid: `c-${code}`,
  categorycode: code,
  ...names(name),
  remark: '',
  isbuiltin: 0,
  itemcount: 3,
  enabledcount: 2,
  ...stamp,
  ...more,
});
const item = (code: string, name: string, more: object = {}) => ({
  dictitemid: code,
  dictcategoryid: 'c-payment',
  itemcode: code,
  ...names(name),
  status: 1,
  isdefault: 0,
  remark: '',
  usecount: 0,
  ...stamp,
  ...more,
});

const categories = [category('payment', '付款方式', { isbuiltin: 1 }), category('reason', '退货原因')];
const payments = [
  item('cash', '现结', { usecount: 4120 }),
  item('month30', '月结 30 天', { isdefault: 1 }),
  item('month60', '月结 60 天', { status: 0 }),
];

interface Options {
  isReadOnly?: boolean;
  last?: string;
}

function start({ isReadOnly = false, last }: Options = {}) {
  const fake = portalWith(adminTexts, texts);
  fake.nativeFunctions = [{ ref: 'datadictmgr/edit', code: isReadOnly ? 'DICTIONARY_MANAGE' : '' }];
  if (last !== undefined) fake.preferences.set('datadictmgr.category', last);
  let stored = payments;
  fake.answer(`${CATEGORY}/list`, { items: categories, itemcount: categories.length });
  fake.answer(`${CATEGORY}/get`, ({ dictcategoryid }: { dictcategoryid: string }) =>
    categories.find((one) => one.dictcategoryid === dictcategoryid),
  );
  fake.answer(`${ITEM}/list`, ({ dictcategoryid, keyword }: { dictcategoryid: string; keyword: string }) => {
    const found = dictcategoryid === 'c-payment' ? stored.filter(({ text }) => text.includes(keyword)) : [];
    return { items: found, itemcount: found.length };
  });
  fake.answer(`${ITEM}/get`, ({ dictitemid }: { dictitemid: string }) =>
    stored.find((one) => one.dictitemid === dictitemid),
  );
  fake.answer(`${ITEM}/move`, ({ dictitemid, place }: { dictitemid: string; place: number }) => {
    const others = stored.filter((one) => one.dictitemid !== dictitemid);
    stored = others.toSpliced(place, 0, ...stored.filter((one) => one.dictitemid === dictitemid));
    return { version: 2 };
  });
  for (const verb of ['save', 'delete', 'setstatus']) fake.answer(`${ITEM}/${verb}`, {});
  fake.answer(`${ITEM}/setdefault`, { formerid: 'month30' });
  for (const verb of ['save', 'delete']) fake.answer(`${CATEGORY}/${verb}`, {});
  return { fake, ...renderScreen(DataDictionary, fake, '/datadictmgr') };
}
/** The first render of antd's table takes long on a busy machine. */
const LOADED_WITHIN_MS = 10_000;

/** Starts with the items shown: a text is found faster than a role. */
async function startListed(options: Options = {}) {
  const started = start(options);
  await screen.findByText('月结 60 天', undefined, { timeout: LOADED_WITHIN_MS });
  return started;
}
type Fake = ReturnType<typeof start>['fake'];
const inputs = (fake: Fake, path: string) => fake.callsOf(path).map(({ input }) => input);
const lastInput = (fake: Fake, path: string) => inputs(fake, path).at(-1);
const rowNames = () =>
  [...document.querySelectorAll('[data-row-key]')].map(
    (row) => within(row as HTMLElement).getAllByRole('button')[1]?.textContent,
  );

test('the first category is shown with its items in order, and each category says how many items it has', async () => {
  const { fake } = await startListed();
  expect(screen.getByRole('table', { name: '付款方式：字典项列表' })).toBeVisible();
  expect(rowNames()).toEqual(['现结', '月结 30 天', '月结 60 天']);
  const nav = within(screen.getByRole('navigation', { name: '字典分类' }));
  expect(nav.getByRole('button', { name: '付款方式，3 项，2 项启用' })).toHaveAttribute('aria-current', 'true');
  expect(lastInput(fake, `${ITEM}/list`)).toMatchObject({ dictcategoryid: 'c-payment', keyword: '', status: '' });
});

test('the category that was shown last is shown again, and one that is gone is replaced by the first', async () => {
  const { unmount } = start({ last: 'reason' });
  expect(await screen.findByRole('table', { name: '退货原因：字典项列表' })).toBeVisible();
  expect(await screen.findByText('这个分类还没有字典项')).toBeVisible();
  unmount();
  start({ last: 'gone' });
  expect(await screen.findByRole('table', { name: '付款方式：字典项列表' })).toBeVisible();
});

test('categories are found by name or code, and chosen with the arrow keys and Enter', async () => {
  const { fake, user } = await startListed();
  const search = screen.getByRole('textbox', { name: '查找分类' });
  await user.type(search, 'REASON');
  expect(screen.queryByRole('button', { name: /^付款方式，/ })).toBeNull();
  await user.clear(search);
  await user.type(search, '没有');
  expect(screen.getByText('没有符合条件的分类')).toBeVisible();
  await user.clear(search);
  act(() => screen.getByRole('button', { name: /^付款方式，/ }).focus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('table', { name: '退货原因：字典项列表' })).toBeVisible();
  expect(fake.preferences.get('datadictmgr.category')).toBe('reason');
});

test('a new item belongs to the category that is shown and needs a name and a code', async () => {
  const { fake, user } = await startListed();
  await user.click(screen.getByRole('button', { name: '新建字典项' }));
  const panel = within(await screen.findByRole('dialog'));
  await user.click(await panel.findByRole('button', { name: '保存' }));
  expect(await panel.findByText('请输入中文名称')).toBeVisible();
  expect(panel.getByText('请输入编码')).toBeVisible();
  await user.type(panel.getByRole('textbox', { name: '中文' }), '货到付款');
  const code = panel.getByRole('textbox', { name: '编码' });
  await user.type(code, 'c o d');
  expect(await panel.findByText(/只能包含文字、数字/)).toBeVisible();
  await user.clear(code);
  await user.type(code, 'cod');
  await user.click(panel.getByRole('switch', { name: '默认' }));
  await user.click(panel.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(inputs(fake, `${ITEM}/save`)).toEqual([
      {
        dictcategoryid: 'c-payment',
        itemcode: 'cod',
        chinese: '货到付款',
        english: '',
        tradchinese: '',
        status: 1,
        isdefault: 1,
        remark: '',
      },
    ]),
  );
  await waitFor(() => expect(fake.callsOf(`${CATEGORY}/list`)).toHaveLength(2));
});

test('the code of a stored item is fixed, and a disabled item cannot be the default', async () => {
  const { fake, user } = await startListed();
  const [edit] = screen.getAllByRole('button', { name: '编辑字典项 月结 30 天' });
  await user.click(edit as HTMLElement);
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByRole('textbox', { name: '编码' })).toBeDisabled();
  expect(panel.getByRole('switch', { name: '默认' })).toBeChecked();
  await user.click(panel.getByRole('switch', { name: '启用' }));
  expect(panel.getByRole('switch', { name: '默认' })).toBeDisabled();
  expect(panel.getByRole('switch', { name: '默认' })).not.toBeChecked();
  await user.click(panel.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(lastInput(fake, `${ITEM}/save`)).toMatchObject({
      dictitemid: 'month30',
      version: 1,
      status: 0,
      isdefault: 0,
    }),
  );
});

test('typed input asks before it is lost, and a new item that is brought back stays in its category', async () => {
  const { fake, user } = await startListed();
  await user.click(screen.getByRole('button', { name: '新建字典项' }));
  const panel = within(await screen.findByRole('dialog'));
  await user.type(await panel.findByRole('textbox', { name: '中文' }), '货到付款');
  expect(fake.isDirty).toBe(true);
  expect(screen.getByRole('navigation', { hidden: true }).closest('[inert]')).not.toBeNull();
  await user.click(panel.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.losses).toEqual([{ title: '新建字典项', canSave: true }]);
  await user.click(screen.getByRole('button', { name: /^退货原因，/ }));
  await screen.findByRole('table', { name: '退货原因：字典项列表' });
  act(() => fake.undos[0]?.undo());
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByRole('textbox', { name: '中文' })).toHaveValue('货到付款');
  expect(again.getByText('付款方式')).toBeVisible();
});

test('who has changed an item meanwhile, and what, is said, and nothing is overwritten', async () => {
  const { fake, user } = await startListed();
  const [edit] = screen.getAllByRole('button', { name: '编辑字典项 现结' });
  await user.click(edit as HTMLElement);
  const panel = within(await screen.findByRole('dialog'));
  await user.type(await panel.findByRole('textbox', { name: '备注' }), '当面收款');
  fake.answer(`${ITEM}/save`, new AppError('service', 'changed', { code: 'record.changed' }));
  fake.answer(`${ITEM}/get`, item('cash', '现款', { version: 2, updateby: '李娜' }));
  await user.click(panel.getByRole('button', { name: '保存' }));
  expect(await panel.findByText(/李娜 已于 .* 修改此记录/)).toBeVisible();
  expect(panel.getByText(/现结 → 现款/)).toBeVisible();
  fake.answer(`${ITEM}/save`, {});
  await user.click(panel.getByRole('button', { name: '合并对方的修改，继续编辑' }));
  await user.click(panel.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(lastInput(fake, `${ITEM}/save`)).toMatchObject({ version: 2, chinese: '现款', remark: '当面收款' }),
  );
});

test('a taken code is reported at its field', async () => {
  const { fake, user } = await startListed();
  act(() => fake.portal.i18n.addTexts({ 'zh-CN': { 'dictionary.code_taken': '编码已存在' } }));
  fake.answer(`${ITEM}/save`, new AppError('service', 'x', { code: 'dictionary.code_taken' }));
  await user.click(screen.getByRole('button', { name: '新建字典项' }));
  const panel = within(await screen.findByRole('dialog'));
  await user.type(await panel.findByRole('textbox', { name: '中文' }), '现金');
  await user.type(panel.getByRole('textbox', { name: '编码' }), 'cash');
  await user.click(panel.getByRole('button', { name: '保存' }));
  expect(await panel.findByText('编码已存在')).toBeVisible();
  expect(panel.getByRole('textbox', { name: '编码' })).toHaveValue('cash');
});

test('disabling the default item can be undone, which makes it the default again', async () => {
  const { fake, user } = await startListed();
  await user.click(screen.getByRole('button', { name: '停用 月结 30 天' }));
  await waitFor(() => expect(fake.undoNotices.map(({ text }) => text)).toEqual(['已停用“月结 30 天”']));
  expect(inputs(fake, `${ITEM}/setstatus`)).toEqual([{ dictitemids: ['month30'], status: 0 }]);
  act(() => fake.undoNotices[0]?.undo());
  await waitFor(() => expect(lastInput(fake, `${ITEM}/setdefault`)).toEqual({ dictitemid: 'month30', isdefault: 1 }));
  expect(lastInput(fake, `${ITEM}/setstatus`)).toEqual({ dictitemids: ['month30'], status: 1 });
});

test('selected items are enabled together: only those that are not', async () => {
  const { fake, user } = await startListed();
  for (const name of ['月结 30 天', '月结 60 天'])
    await user.click(screen.getByRole('checkbox', { name: `选择 ${name}` }));
  const foot = within(screen.getByText('已选 2 条').closest('div') as HTMLElement);
  await user.click(foot.getByRole('button', { name: '启用' }));
  await waitFor(() => expect(lastInput(fake, `${ITEM}/setstatus`)).toEqual({ dictitemids: ['month60'], status: 1 }));
  expect(screen.queryByText('已选 2 条')).toBeNull();
});

test('another default takes the place of the one before, and the undo gives it back', async () => {
  const { fake, user } = await startListed();
  await user.click(screen.getByRole('button', { name: '更多操作 现结' }));
  await user.click(await screen.findByRole('menuitem', { name: '把 现结 设为默认' }));
  await waitFor(() => expect(fake.undoNotices).toHaveLength(1));
  expect(lastInput(fake, `${ITEM}/setdefault`)).toEqual({ dictitemid: 'cash', isdefault: 1 });
  act(() => fake.undoNotices[0]?.undo());
  await waitFor(() => expect(lastInput(fake, `${ITEM}/setdefault`)).toEqual({ dictitemid: 'month30', isdefault: 1 }));
});

test('the arrow keys move an item, which keeps the focus, and the undo moves it back', async () => {
  const { fake, user } = await startListed();
  const handle = screen.getByRole('button', { name: /^调整 现结 的顺序，第 1 位，共 3 位/ });
  act(() => handle.focus());
  await user.keyboard('{ArrowUp}');
  expect(fake.callsOf(`${ITEM}/move`)).toEqual([]);
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(rowNames()).toEqual(['月结 30 天', '现结', '月结 60 天']));
  expect(lastInput(fake, `${ITEM}/move`)).toEqual({ dictitemid: 'cash', place: 1, version: 1 });
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^调整 现结 的顺序，第 2 位/));
  expect(fake.undoNotices.map(({ text }) => text)).toEqual(['“现结”已移到第 2 位']);
  act(() => fake.undoNotices[0]?.undo());
  await waitFor(() => expect(rowNames()).toEqual(['现结', '月结 30 天', '月结 60 天']));
});

test('an order that somebody else has changed meanwhile is kept and said, and the list is read again', async () => {
  const { fake, user } = await startListed();
  const handle = screen.getByRole('button', { name: /^调整 现结/ });
  fake.answer(`${ITEM}/move`, new AppError('service', 'changed', { code: 'record.changed' }));
  fake.answer(`${CATEGORY}/get`, category('payment', '付款方式', { version: 2, updateby: '李娜' }));
  act(() => handle.focus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(fake.shown).toEqual([
      { tone: 'warning', text: '李娜 刚刚修改了这个分类，现在显示的是最新顺序，请重新移动' },
    ]),
  );
  await waitFor(() => expect(fake.callsOf(`${ITEM}/list`)).toHaveLength(2));
});

test('a filtered list says why its order cannot be changed', async () => {
  const { fake, user } = await startListed();
  await user.type(screen.getByLabelText('关键字'), '月结{Enter}');
  await waitFor(() => expect(rowNames()).toEqual(['月结 30 天', '月结 60 天']));
  const handle = screen.getByRole('button', { name: /^调整 月结 60 天/ });
  expect(handle).toHaveAttribute('title', '清除筛选条件后才能调整顺序');
  act(() => handle.focus());
  await user.keyboard('{ArrowUp}');
  expect(fake.callsOf(`${ITEM}/move`)).toEqual([]);
});

test('an item that records use cannot be deleted, and the reason says how many', async () => {
  const { fake, user } = await startListed();
  await user.click(screen.getByRole('button', { name: '更多操作 现结' }));
  await user.click(await screen.findByRole('menuitem', { name: '删除字典项 现结' }));
  expect(fake.asked).toEqual([]);
  expect(fake.shown).toEqual([{ tone: 'info', text: '还有 4,120 条记录在使用，不能删除，可以停用' }]);
});

test('a built-in category cannot be deleted; another one is, after a question that names its items', async () => {
  const { fake, user } = await startListed();
  expect(screen.getByRole('button', { name: /^删除分类/ })).toHaveAccessibleDescription(
    '内置分类由业务数据使用，不能删除',
  );
  await user.click(screen.getByRole('button', { name: /^退货原因，/ }));
  await screen.findByRole('table', { name: '退货原因：字典项列表' });
  await user.click(screen.getByRole('button', { name: '删除分类' }));
  await waitFor(() => expect(lastInput(fake, `${CATEGORY}/delete`)).toEqual({ dictcategoryids: ['c-reason'] }));
  expect(fake.asked[0]?.title).toBe('删除字典分类“退货原因（含 3 个字典项）”？');
});

test('a category is created and renamed; its code is fixed', async () => {
  const { fake, user } = await startListed();
  await user.click(screen.getByRole('button', { name: '编辑分类' }));
  const panel = within(await screen.findByRole('dialog'));
  const name = await panel.findByRole('textbox', { name: '英文' });
  expect(panel.getByRole('textbox', { name: '分类编码' })).toBeDisabled();
  await user.type(name, 'Payment');
  await user.click(panel.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(lastInput(fake, `${CATEGORY}/save`)).toEqual({
      dictcategoryid: 'c-payment',
      version: 1,
      categorycode: 'payment',
      chinese: '付款方式',
      english: 'Payment',
      tradchinese: '',
      remark: '',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: '新建分类' }));
  expect(await within(await screen.findByRole('dialog')).findByRole('textbox', { name: '分类编码' })).toBeEnabled();
});

test('without the right nothing can be changed, and an item opens for reading', async () => {
  const { user } = await startListed({ isReadOnly: true });
  const open = screen.getAllByRole('button', { name: '查看字典项 现结' });
  for (const name of ['新建字典项', '编辑分类', '新建分类', '停用 现结'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: '选择 现结' })).toBeNull();
  await user.click(open[0] as HTMLElement);
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText('4,120')).toBeVisible();
  expect(panel.queryByRole('textbox')).toBeNull();
});

test('on a phone the category is a select', async () => {
  const restore = narrowWindow();
  const { fake, user } = start();
  await user.click(await screen.findByRole('combobox', { name: '分类' }));
  await user.click(await screen.findByText('退货原因（3）'));
  await waitFor(() => expect(lastInput(fake, `${ITEM}/list`)).toMatchObject({ dictcategoryid: 'c-reason' }));
  restore();
});

test('categories that fail to load show the reason and can be retried; without any the first can be created', async () => {
  const fake = portalWith(adminTexts, texts);
  fake.nativeFunctions = [{ ref: 'datadictmgr/edit', code: '' }];
  fake.answer(`${CATEGORY}/list`, new AppError('network', 'offline'));
  const { user } = renderScreen(DataDictionary, fake, '/datadictmgr');
  expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误');
  fake.answer(`${CATEGORY}/list`, { items: [], itemcount: 0 });
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('还没有字典分类')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '新建分类' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});
