import { AppError } from '@atrium/common/errors/appError';
import { Page } from '@atrium/portal/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import type { Category } from '../../api/dictionaries';
import type { OpenRecord } from '../../kit/RecordPanel';
import { adminTexts } from '../../locales/admin';
import DataDictionary, { texts } from './DataDictionary';
import { ItemPanel } from './ItemPanel';

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

/** A platform with two categories, of which the first has three items. */
function platform({ isReadOnly = false, last }: Options = {}) {
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
  const setStatus = (ids: readonly string[], status: number) => {
    stored = stored.map((one) =>
      ids.includes(one.dictitemid) ? { ...one, status, isdefault: Math.min(one.isdefault, status) } : one,
    );
  };
  const setDefault = (id: string, isdefault: number) => {
    stored = stored.map((one) => ({ ...one, isdefault: one.dictitemid === id ? isdefault : 0 }));
  };
  fake.answer(`${ITEM}/setstatus`, ({ dictitemids, status }: { dictitemids: string[]; status: number }) => {
    setStatus(dictitemids, status);
    return { changed: dictitemids.length };
  });
  fake.answer(`${ITEM}/setdefault`, ({ dictitemid, isdefault }: { dictitemid: string; isdefault: number }) => {
    const formerid = stored.find((one) => one.isdefault === 1)?.dictitemid;
    setDefault(dictitemid, isdefault);
    return { formerid };
  });
  fake.answer(`${ITEM}/save`, { dictitemid: 'i1', version: 2 });
  fake.answer(`${CATEGORY}/save`, { dictcategoryid: 'c1', version: 2 });
  for (const path of [ITEM, CATEGORY]) fake.answer(`${path}/delete`, { deleted: 1 });
  /** What another person does meanwhile. */
  const meanwhile = { setStatus, setDefault };
  return { fake, meanwhile };
}

function start(options: Options = {}) {
  const { fake, meanwhile } = platform(options);
  return { fake, meanwhile, ...renderScreen(DataDictionary, fake, '/datadictmgr') };
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
const press = (element: HTMLElement | undefined) => fireEvent.click(element as HTMLElement);
const pressText = (text: string) => press(screen.getByText(text, { selector: 'button, button *' }));
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** A field by its label, which may be followed by the mark of a required field. */
const labelled = (name: string) => new RegExp(`^${name}( \\*)?$`);
const openedPanel = async () => within(await screen.findByRole('dialog'));
async function pressMenuItem(row: string, item: string) {
  press(screen.getByLabelText(`更多操作 ${row}`));
  press(await screen.findByLabelText(item));
}

/** Opens the panel of an item alone, which is quicker than with the list behind it. */
async function openItem(record: OpenRecord) {
  const { fake } = platform();
  const shown = { categoryId: 'c-payment', text: '付款方式' } as Category;
  function Panel() {
    const [isOpen, setIsOpen] = useState(true);
    const handlers = { onClose: () => setIsOpen(false), onReopen: () => undefined };
    const panel = <ItemPanel categories={[shown]} categoryId="c-payment" open={record} isOpen={isOpen} {...handlers} />;
    return (
      <Page head={null} panel={panel}>
        {null}
      </Page>
    );
  }
  renderScreen(Panel, fake);
  const panel = await openedPanel();
  await panel.findByLabelText(labelled('名称（中文）'));
  return { fake, panel, save: () => press(panel.getByText('保存')) };
}

test('the first category is shown with its items in order; categories are counted, found, and chosen by keyboard', async () => {
  const { fake, user } = await startListed();
  expect(screen.getByRole('table')).toHaveAccessibleName('付款方式：字典项列表');
  expect(rowNames()).toEqual(['现结', '月结 30 天', '月结 60 天']);
  const first = screen.getByRole('button', { name: /^付款方式/ });
  expect(first).toHaveAccessibleDescription('3 项，2 项启用');
  expect(first.closest('nav')).toHaveAccessibleName('字典分类');
  expect(first).toHaveAttribute('aria-current', 'true');
  expect(lastInput(fake, `${ITEM}/list`)).toMatchObject({ dictcategoryid: 'c-payment', keyword: '', status: '' });
  const search = screen.getByLabelText('查找分类');
  enter(search, 'REASON');
  expect(screen.queryByRole('button', { name: /^付款方式/ })).toBeNull();
  enter(search, '没有');
  expect(screen.getByText('没有符合条件的分类')).toBeVisible();
  enter(search, '');
  act(() => screen.getByRole('button', { name: /^付款方式/ }).focus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('这个分类还没有字典项')).toBeVisible();
  expect(screen.getByRole('table')).toHaveAccessibleName('退货原因：字典项列表');
  expect(fake.preferences.get('datadictmgr.category')).toBe('reason');
});

test('all columns are in sight beside the categories in a window of 1440 px', async () => {
  await startListed();
  const table = screen.getByRole('table').closest<HTMLElement>('[style*="--table-min-width"]');
  const [menu, categories, padding] = [200, 233, 40];
  expect(parseInt(table?.style.getPropertyValue('--table-min-width') ?? '', 10)).toBeLessThanOrEqual(
    1440 - menu - categories - padding,
  );
});

test('the category that was shown last is shown again, and one that is gone is replaced by the first', async () => {
  const { unmount } = start({ last: 'reason' });
  expect(await screen.findByText('这个分类还没有字典项')).toBeVisible();
  expect(screen.getByRole('table')).toHaveAccessibleName('退货原因：字典项列表');
  unmount();
  await startListed({ last: 'gone' });
  expect(screen.getByRole('table')).toHaveAccessibleName('付款方式：字典项列表');
});

test('a new item belongs to the category that is shown and needs a name and a code', async () => {
  const { fake } = await startListed();
  pressText('新建字典项');
  const panel = await openedPanel();
  press(await panel.findByText('保存'));
  expect(await panel.findByText('请输入名称（中文）')).toBeVisible();
  expect(panel.getByText('请输入编码')).toBeVisible();
  enter(panel.getByLabelText(labelled('名称（中文）')), '货到付款');
  const code = panel.getByLabelText(labelled('编码'));
  enter(code, 'c o d');
  expect(await panel.findByText(/只能包含文字、数字/)).toBeVisible();
  enter(code, 'cod');
  press(panel.getByLabelText('默认'));
  press(panel.getByText('保存'));
  await waitFor(() =>
    expect(inputs(fake, `${ITEM}/save`)).toMatchObject([
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
  const { fake, panel, save } = await openItem({ mode: 'edit', id: 'month30', name: '月结 30 天' });
  // Without the mark of a required field: it cannot be filled in.
  expect(panel.getByLabelText('编码')).toBeDisabled();
  const standard = () => panel.getByLabelText('默认');
  expect(standard()).toBeChecked();
  press(panel.getByLabelText('启用'));
  expect(standard()).toBeDisabled();
  expect(standard()).not.toBeChecked();
  save();
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
  const { fake } = await startListed();
  pressText('新建字典项');
  const panel = await openedPanel();
  enter(await panel.findByLabelText(labelled('名称（中文）')), '货到付款');
  expect(fake.isDirty).toBe(true);
  expect(screen.getByRole('navigation', { hidden: true }).closest('[inert]')).not.toBeNull();
  press(panel.getByText('取消'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.losses).toEqual([{ title: '新建字典项', canSave: true }]);
  press(screen.getByRole('button', { name: /^退货原因/ }));
  await screen.findByText('这个分类还没有字典项');
  act(() => fake.undos[0]?.undo());
  const again = await openedPanel();
  expect(await again.findByLabelText(labelled('名称（中文）'))).toHaveValue('货到付款');
  expect(again.getByText('付款方式')).toBeVisible();
});

test('who has changed an item meanwhile, and what, is said, and nothing is overwritten', async () => {
  const { fake, panel, save } = await openItem({ mode: 'edit', id: 'cash', name: '现结' });
  enter(panel.getByLabelText('备注'), '当面收款');
  fake.answer(`${ITEM}/save`, new AppError('service', 'changed', { code: 'record.changed' }));
  fake.answer(`${ITEM}/get`, item('cash', '现款', { version: 2, updateby: '李娜' }));
  save();
  expect(await panel.findByText(/李娜 已于 .* 修改此记录/)).toBeVisible();
  expect(panel.getByText(/现结 → 现款/)).toBeVisible();
  fake.answer(`${ITEM}/save`, { dictitemid: 'i1' });
  press(panel.getByText('合并对方的修改，继续编辑'));
  save();
  await waitFor(() =>
    expect(lastInput(fake, `${ITEM}/save`)).toMatchObject({ version: 2, chinese: '现款', remark: '当面收款' }),
  );
});

test('a taken code is reported at its field', async () => {
  const { fake, panel, save } = await openItem({ mode: 'new' });
  act(() => fake.portal.i18n.addTexts({ 'zh-CN': { 'dictionary.code_taken': '编码已存在' } }));
  fake.answer(`${ITEM}/save`, new AppError('service', 'x', { code: 'dictionary.code_taken' }));
  enter(panel.getByLabelText(labelled('名称（中文）')), '现金');
  const code = panel.getByLabelText(labelled('编码'));
  enter(code, 'cash');
  save();
  expect(await panel.findByText('编码已存在', { selector: '.ant-form-item-explain-error' })).toBeVisible();
  expect(code).toHaveValue('cash');
});

test('disabling the default item can be undone, which makes it the default again unless another one is by now', async () => {
  const { fake, meanwhile } = await startListed();
  press(screen.getByLabelText('停用 月结 30 天'));
  await waitFor(() => expect(fake.undoNotices.map(({ text }) => text)).toEqual(['已停用“月结 30 天”']));
  expect(inputs(fake, `${ITEM}/setstatus`)).toEqual([{ dictitemids: ['month30'], status: 0 }]);
  act(() => fake.undoNotices[0]?.undo());
  await waitFor(() => expect(lastInput(fake, `${ITEM}/setdefault`)).toEqual({ dictitemid: 'month30', isdefault: 1 }));
  expect(lastInput(fake, `${ITEM}/setstatus`)).toEqual({ dictitemids: ['month30'], status: 1 });

  press(await screen.findByLabelText('停用 月结 30 天'));
  await waitFor(() => expect(fake.callsOf(`${ITEM}/setstatus`)).toHaveLength(3));
  await screen.findByLabelText('启用 月结 30 天');
  meanwhile.setDefault('cash', 1);
  act(() => fake.undoNotices[0]?.undo());
  await waitFor(() => expect(screen.getByText('默认', { selector: 'td *' }).closest('tr')).toHaveTextContent('现结'));
  expect(lastInput(fake, `${ITEM}/setstatus`)).toEqual({ dictitemids: ['month30'], status: 1 });
  expect(fake.callsOf(`${ITEM}/setdefault`)).toHaveLength(1);
});

describe('selected items', () => {
  async function select(...names: readonly string[]) {
    const started = await startListed();
    for (const name of names) press(screen.getByLabelText(`选择 ${name}`));
    const foot = screen.getByText(`已选 ${names.length} 条`).closest('div') as HTMLElement;
    const button = (text: string) => within(foot).getByText(text, { selector: 'button *' }).closest('button');
    return { ...started, button: (text: string) => button(text) as HTMLElement };
  }

  test('are disabled together and enabled again: only those that this changed', async () => {
    const { fake, meanwhile, button } = await select('现结', '月结 30 天', '月结 60 天');
    meanwhile.setStatus(['cash'], 0);
    press(button('停用'));
    await waitFor(() => expect(fake.undoNotices.map(({ text }) => text)).toEqual(['已停用“月结 30 天”']));
    expect(inputs(fake, `${ITEM}/setstatus`)).toEqual([{ dictitemids: ['month30'], status: 0 }]);
    expect(screen.queryByText('已选 3 条')).toBeNull();
    act(() => fake.undoNotices[0]?.undo());
    await waitFor(() => expect(lastInput(fake, `${ITEM}/setstatus`)).toEqual({ dictitemids: ['month30'], status: 1 }));
  });

  test('say why they cannot be changed or deleted, and so does one that records use', async () => {
    const { fake, button } = await select('现结');
    expect(button('启用')).toHaveAccessibleDescription('所选字典项都已启用');
    expect(button('停用')).not.toHaveAccessibleDescription();
    expect(button('删除所选')).toHaveAccessibleDescription('还有 4,120 条记录在使用“现结”，不能删除，可以停用');
    press(button('启用'));
    expect(screen.getByText('已选 1 条')).toBeVisible();
    await pressMenuItem('现结', '删除字典项 现结');
    expect(fake.asked).toEqual([]);
    expect(fake.shown).toEqual([{ tone: 'info', text: '还有 4,120 条记录在使用，不能删除，可以停用' }]);
  });
});

test('another default takes the place of the one before, and the undo gives it back', async () => {
  const { fake } = await startListed();
  await pressMenuItem('现结', '把 现结 设为默认');
  await waitFor(() => expect(fake.undoNotices).toHaveLength(1));
  expect(lastInput(fake, `${ITEM}/setdefault`)).toEqual({ dictitemid: 'cash', isdefault: 1 });
  act(() => fake.undoNotices[0]?.undo());
  await waitFor(() => expect(lastInput(fake, `${ITEM}/setdefault`)).toEqual({ dictitemid: 'month30', isdefault: 1 }));
});

test('the question about the default item says what its deletion changes', async () => {
  const { fake } = await startListed();
  await pressMenuItem('月结 30 天', '删除字典项 月结 30 天');
  await waitFor(() =>
    expect(fake.asked[0]?.text).toBe('“月结 30 天”是默认项，删除后新建记录不再预先选中任何值。删除后无法恢复。'),
  );
});

describe('the order of the items', () => {
  const handle = (name: string) => screen.getByLabelText(new RegExp(`^调整 ${name} 的顺序`));
  const pressKey = (key: 'ArrowUp' | 'ArrowDown') => fireEvent.keyDown(document.activeElement as Element, { key });

  test('changes with the arrow keys, the item keeps the focus, and the undo moves it back', async () => {
    const { fake } = await startListed();
    act(() => handle('现结').focus());
    expect(handle('现结')).toHaveAccessibleName(/第 1 位，共 3 位/);
    pressKey('ArrowUp');
    expect(fake.callsOf(`${ITEM}/move`)).toEqual([]);
    pressKey('ArrowDown');
    await waitFor(() => expect(rowNames()).toEqual(['月结 30 天', '现结', '月结 60 天']));
    expect(lastInput(fake, `${ITEM}/move`)).toEqual({ dictitemid: 'cash', place: 1, version: 1 });
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^调整 现结 的顺序，第 2 位/),
    );
    expect(fake.undoNotices.map(({ text }) => text)).toEqual(['“现结”已移到第 2 位']);
    act(() => fake.undoNotices[0]?.undo());
    await waitFor(() => expect(rowNames()).toEqual(['现结', '月结 30 天', '月结 60 天']));
  });

  test('that somebody else has changed meanwhile is kept and said, and the list is read again', async () => {
    const { fake } = await startListed();
    fake.answer(`${ITEM}/move`, new AppError('service', 'changed', { code: 'record.changed' }));
    fake.answer(`${CATEGORY}/get`, category('payment', '付款方式', { version: 2, updateby: '李娜' }));
    act(() => handle('现结').focus());
    pressKey('ArrowDown');
    await waitFor(() =>
      expect(fake.shown).toEqual([
        { tone: 'warning', text: '李娜 刚刚修改了这个分类，现在显示的是最新顺序，请重新移动' },
      ]),
    );
    await waitFor(() => expect(fake.callsOf(`${ITEM}/list`)).toHaveLength(2));
  });

  test('cannot be changed while the list is filtered, and the reason is said', async () => {
    const { fake, user } = await startListed();
    await user.type(screen.getByLabelText('关键字'), '月结{Enter}');
    await waitFor(() => expect(rowNames()).toEqual(['月结 30 天', '月结 60 天']));
    expect(handle('月结 60 天')).toHaveAttribute('title', '清除筛选条件后才能调整顺序');
    act(() => handle('月结 60 天').focus());
    pressKey('ArrowUp');
    expect(fake.callsOf(`${ITEM}/move`)).toEqual([]);
  });
});

test('a built-in category cannot be deleted; another one is, after a question that names its items', async () => {
  const { fake } = await startListed();
  const remove = () => screen.getByText('删除分类').closest('button') as HTMLElement;
  expect(remove()).toHaveAccessibleDescription('内置分类由业务数据使用，不能删除');
  press(screen.getByRole('button', { name: /^退货原因/ }));
  await screen.findByText('这个分类还没有字典项');
  press(remove());
  await waitFor(() => expect(lastInput(fake, `${CATEGORY}/delete`)).toMatchObject({ dictcategoryids: ['c-reason'] }));
  expect(fake.asked[0]).toMatchObject({
    title: '删除字典分类“退货原因（含 3 个字典项）”？',
    text: '使用此分类的页面将没有可以选择的值。删除后无法恢复。',
  });
});

test('a category is created and renamed; its code is fixed', async () => {
  const { fake } = await startListed();
  pressText('编辑分类');
  const panel = await openedPanel();
  const name = await panel.findByLabelText('名称（英文）');
  expect(panel.getByLabelText(labelled('分类编码'))).toBeDisabled();
  enter(name, 'Payment');
  press(panel.getByText('保存'));
  await waitFor(() =>
    expect(lastInput(fake, `${CATEGORY}/save`)).toMatchObject({
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
  press(screen.getByLabelText('新建分类'));
  expect(await (await openedPanel()).findByLabelText(labelled('分类编码'))).toBeEnabled();
});

test('without the right nothing can be changed, and an item opens for reading', async () => {
  await startListed({ isReadOnly: true });
  const [open] = screen.getAllByLabelText('查看字典项 现结');
  for (const name of ['新建字典项', '编辑分类', '新建分类', '停用 现结'])
    expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
  expect(screen.queryByLabelText('选择 现结')).toBeNull();
  press(open);
  const panel = await openedPanel();
  expect(await panel.findByText('4,120')).toBeVisible();
  expect(panel.queryByRole('textbox')).toBeNull();
});

test('on a phone the category is a select', async () => {
  const restore = narrowWindow();
  const { fake } = start();
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '分类' }));
  press(await screen.findByText('退货原因（3）'));
  await waitFor(() => expect(lastInput(fake, `${ITEM}/list`)).toMatchObject({ dictcategoryid: 'c-reason' }));
  restore();
});

test('categories that fail to load show the reason and can be retried; without any the first can be created', async () => {
  const fake = portalWith(adminTexts, texts);
  fake.nativeFunctions = [{ ref: 'datadictmgr/edit', code: '' }];
  fake.answer(`${CATEGORY}/list`, new AppError('network', 'offline'));
  renderScreen(DataDictionary, fake, '/datadictmgr');
  expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误');
  fake.answer(`${CATEGORY}/list`, { items: [], itemcount: 0 });
  pressText('重试');
  expect(await screen.findByText('还没有字典分类')).toBeVisible();
  pressText('新建分类');
  expect(await screen.findByRole('dialog')).toBeVisible();
});
