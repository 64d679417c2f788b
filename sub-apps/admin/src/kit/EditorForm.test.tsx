import { ProForm, ProFormText } from '@ant-design/pro-components';
import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import { adminTexts } from '../locales/admin';
import { EditorForm } from './EditorForm';
import type { Editor } from './EditorPanel';
import { RecordPanel } from './RecordPanel';
import type { OpenRecord } from './RecordPanel';

interface Draft {
  code: string;
  name: string;
  tags: readonly string[];
}
interface Shop extends Draft {
  version: number;
}
const SHOP: Shop = { code: 'huaihai', name: '淮海路店', tags: ['旗舰', '直营'], version: 1 };
const CHANGED = new AppError('service', '', { code: 'record.changed', status: 500 });
const NETWORK = new AppError('network', 'x', { code: 'errors.network' });

/** The platform: what it stores, and how it answers a save. */
interface Platform {
  stored: Shop;
  save: jest.Mock<Promise<unknown>, [draft: Draft, version: number | undefined, requestId: string]>;
  reads: number;
}

const stamped = ({ version, ...draft }: Shop) => ({
  draft,
  version,
  updatedBy: '王芳',
  updatedAt: '2026-11-20 10:31:07',
});

function ShopForm({ platform, shop, editor }: { platform: Platform; shop: Shop; editor: Editor }) {
  const [form] = Form.useForm<Draft>();
  return (
    <EditorForm<Draft>
      form={form}
      editor={editor}
      blank={{ code: '', name: '', tags: [] }}
      stored={stamped(shop)}
      readDraft={(content) => (content ?? {}) as Partial<Draft>}
      labels={{ code: '编码', name: '名称', tags: '标签' }}
      fieldOfCode={{ 'shop.code_taken': 'code' }}
      save={platform.save}
      readLatest={async () => stamped(platform.stored)}
    >
      <ProFormText name="code" label="编码" rules={[{ required: true, message: '请输入编码' }]} />
      <ProFormText name="name" label="名称" />
      <ProForm.Item name="tags" label="标签">
        <Select mode="tags" open={false} />
      </ProForm.Item>
    </EditorForm>
  );
}

function start() {
  const fake = portalWith(adminTexts, { 'zh-CN': { 'shop.code_taken': '编码已存在' } });
  const platform: Platform = { stored: SHOP, save: jest.fn().mockResolvedValue({}), reads: 0 };
  function Screen() {
    const [open, setOpen] = useState<OpenRecord>();
    const edit: OpenRecord = { mode: 'edit', id: 'huaihai', name: '淮海路店' };
    return (
      <>
        <button onClick={() => setOpen(edit)}>open</button>
        <RecordPanel
          kind="shop"
          titleOf={({ name }) => `编辑门店 ${name}`}
          open={open ?? edit}
          isOpen={open !== undefined}
          onClose={() => setOpen(undefined)}
          onReopen={setOpen}
          queryKey={['shops']}
          read={async () => {
            platform.reads += 1;
            return platform.stored;
          }}
        >
          {(shop, editor) => <ShopForm key={editor.restoredCount} platform={platform} shop={shop} editor={editor} />}
        </RecordPanel>
      </>
    );
  }
  return { fake, platform, ...renderScreen(Screen, fake) };
}

/** The label of a required field ends with a mark. */
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
/** Sets a whole text at once, because each key renders the form again. */
const fill = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));
async function open() {
  press('open');
  await screen.findByLabelText('名称');
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** Opens the shop, gives it another name and closes the panel. */
async function giveUp(name: string) {
  await open();
  fill('名称', name);
  press('取消');
  await isClosed();
}

test('a save sends the fields with the version that was read, and closes the panel', async () => {
  const { fake, platform } = start();
  await open();
  fill('名称', '淮海中路店');
  expect(fake.isDirty).toBe(true);
  press('保存');
  await isClosed();
  const { version: _version, ...draft } = SHOP;
  expect(platform.save).toHaveBeenCalledWith({ ...draft, name: '淮海中路店' }, 1, expect.any(String));
  expect(fake.shown).toEqual([{ tone: 'success', text: '保存成功' }]);
  expect(fake.isDirty).toBe(false);
});

test('the button submits the form, so Enter in a field of one line saves', async () => {
  start();
  await open();
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '保存' });
  expect(save.type).toBe('submit');
  expect(save.form).toBe((field('名称') as HTMLInputElement).form);
});

test('a value that is typed as it was before is no unsaved input', async () => {
  const { fake } = start();
  await open();
  fill('名称', '二');
  expect(fake.isDirty).toBe(true);
  fill('名称', '淮海路店');
  expect(fake.isDirty).toBe(false);
  press('取消');
  await isClosed();
  expect(fake.losses).toEqual([]);
});

test('a save without an answer says after ten seconds that it takes long', async () => {
  jest.useFakeTimers();
  try {
    const { platform } = start();
    platform.save.mockReturnValue(new Promise(() => undefined));
    press('open');
    await act(() => jest.advanceTimersByTimeAsync(100));
    press('保存');
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(screen.queryByText('保存时间较长，请稍候…')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1_100));
    expect(screen.getByText('保存时间较长，请稍候…')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('nothing can be typed or closed while a save runs, so its answer closes its own panel', async () => {
  const { fake, platform, user } = start();
  let answerNow = () => undefined as void;
  platform.save.mockReturnValue(new Promise<void>((resolve) => (answerNow = resolve)));
  await open();
  fill('名称', '二');
  press('保存');
  await waitFor(() => expect(field('名称')).toBeDisabled());
  expect(screen.getByRole('button', { name: '取消' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await user.keyboard('{Escape}');
  expect(fake.asked).toEqual([]);
  expect(screen.getByRole('dialog')).toBeVisible();
  act(() => answerNow());
  await isClosed();
});

test('a refusal is shown at its field, and a lost answer above the form, in no toast; the input stays', async () => {
  const { fake, platform } = start();
  platform.save.mockRejectedValueOnce(new AppError('service', '', { code: 'shop.code_taken' }));
  platform.save.mockRejectedValueOnce(NETWORK);
  await open();
  fill('编码', 'nanjing');
  press('保存');
  expect(await screen.findByText('编码已存在', { selector: '.ant-form-item-explain-error' })).toBeVisible();
  expect(field('编码')).toHaveValue('nanjing');
  expect(screen.getByRole('alert')).toHaveTextContent('编码已存在');
  fill('名称', '二');
  expect(screen.getByRole('alert')).toHaveTextContent('编码已存在');
  fill('编码', 'beijing');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  press('保存');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/网络链接错误.*您填写的内容已保留/));
  expect(fake.shown).toEqual([]);
  await waitFor(() => expect(field('名称')).toBeEnabled());
  fill('名称', '三');
  expect(field('名称')).toHaveValue('三');
});

test('saves of one form are one request, also of a draft that is brought back; another form is another', async () => {
  const { platform } = start();
  const requests = () => platform.save.mock.calls.map(([, , requestId]) => requestId);
  platform.save.mockRejectedValueOnce(NETWORK).mockRejectedValueOnce(NETWORK);
  await open();
  fill('名称', '二');
  press('保存');
  await waitFor(() => expect(requests()).toHaveLength(1));
  await waitFor(() => expect(field('名称')).toBeEnabled());
  fill('名称', '三');
  press('保存');
  await waitFor(() => expect(requests()).toHaveLength(2));
  await waitFor(() => expect(field('名称')).toBeEnabled());
  press('取消');
  await isClosed();
  await open();
  fireEvent.click(await screen.findByRole('button', { name: '恢复' }));
  await waitFor(() => expect(field('名称')).toHaveValue('三'));
  press('保存');
  await isClosed();
  await open();
  press('保存');
  await isClosed();
  const [first, second, restored, another] = requests();
  expect([second, restored]).toEqual([first, first]);
  expect(another).not.toBe(first);
});

test('closing the panel with typed input asks for confirmation; what was given up can be brought back', async () => {
  const { fake } = start();
  await open();
  fill('名称', '二');
  fake.lossAnswer = 'keep';
  press('取消');
  await waitFor(() => expect(fake.losses).toEqual([{ title: '编辑门店 淮海路店', canSave: true }]));
  expect(field('名称')).toHaveValue('二');
  fake.lossAnswer = 'discard';
  press('取消');
  await isClosed();
  act(() => fake.undos[0]?.undo());
  expect(await screen.findByLabelText('名称')).toHaveValue('二');
  expect(field('编码')).toHaveValue('huaihai');
});

test('input that was given up is offered as a draft when the same record is opened again', async () => {
  start();
  await giveUp('二');
  await open();
  fireEvent.click(await screen.findByRole('button', { name: '恢复' }));
  expect(field('名称')).toHaveValue('二');
});

test('a draft that was discarded is not offered again, also when the panel closes at once', async () => {
  const { fake } = start();
  await giveUp('二');
  expect(fake.drafts.kept.size).toBe(1);
  await open();
  fireEvent.click(await screen.findByRole('button', { name: '丢弃' }));
  press('取消');
  await waitFor(() => expect(fake.drafts.kept.size).toBe(0));
});

test('保存并离开 saves the record and closes the panel; a record that is not valid stays open', async () => {
  const { fake, platform } = start();
  fake.lossAnswer = 'save';
  await open();
  fill('编码', '');
  press('取消');
  expect(await screen.findByText('请输入编码')).toBeVisible();
  expect(platform.save).not.toHaveBeenCalled();
  fill('编码', 'nanjing');
  press('取消');
  await isClosed();
  expect(platform.save).toHaveBeenCalledWith(expect.objectContaining({ code: 'nanjing' }), 1, expect.any(String));
});

describe('a record that was saved meanwhile', () => {
  /** Changes the name of the shop, which is then stored as given, and saves. */
  async function saveLate(change: Partial<Shop>, language?: 'en') {
    const started = start();
    const { platform, fake } = started;
    if (language) act(() => fake.language.set(language));
    await open();
    fill('名称', '旗舰店');
    platform.stored = { ...SHOP, version: 2, ...change };
    platform.save.mockImplementation((_draft, version) =>
      version === platform.stored.version ? Promise.resolve({}) : Promise.reject(CHANGED),
    );
    press(language ? 'Save' : '保存');
    return started;
  }
  const note = async () =>
    within((await screen.findByText('王芳 已于 2026-11-20 10:31 修改此记录')).closest('[role=alert]') as HTMLElement);

  test('is not overwritten: the form says who changed what, and merges it on request', async () => {
    const { platform, fake } = await saveLate({ code: 'nanjing' });
    expect((await note()).getByText('编码').parentElement).toHaveTextContent('编码：huaihai → nanjing');
    expect(fake.shown).toEqual([]);
    press('合并对方的修改，继续编辑');
    expect(field('编码')).toHaveValue('nanjing');
    expect(field('名称')).toHaveValue('旗舰店');
    expect(fake.shown.at(-1)).toEqual({ tone: 'info', text: '已合并对方的修改，请确认后保存。' });
    await waitFor(() => expect(field('名称')).toBeEnabled());
    press('保存');
    await isClosed();
    expect(platform.save).toHaveBeenLastCalledWith(
      expect.objectContaining({ code: 'nanjing', name: '旗舰店' }),
      2,
      expect.any(String),
    );
  });

  test.each([
    ['合并，冲突处保留我的输入', '旗舰店'],
    ['合并，冲突处用对方的内容', '淮海东路店'],
  ])('in the same field leaves the choice to the person: %s', async (choice, result) => {
    await saveLate({ name: '淮海东路店' });
    expect((await note()).getByText('您填写的是：旗舰店')).toBeVisible();
    press(choice);
    expect(field('名称')).toHaveValue(result);
  });

  test('in nothing that the form shows is saved without a question', async () => {
    const { platform } = await saveLate({});
    await isClosed();
    expect(platform.save).toHaveBeenLastCalledWith(expect.objectContaining({ name: '旗舰店' }), 2, expect.any(String));
  });

  test('by oneself, and the answer was lost, counts as saved', async () => {
    const { platform, fake } = await saveLate({ name: '旗舰店' });
    await isClosed();
    expect(fake.shown).toEqual([{ tone: 'success', text: '保存成功' }]);
    expect(platform.save).toHaveBeenCalledTimes(1);
  });

  test('since a draft was kept is said when the draft is brought back', async () => {
    const { platform } = start();
    await giveUp('旗舰店');
    platform.stored = { ...SHOP, version: 2, code: 'nanjing' };
    await open();
    fireEvent.click(await screen.findByRole('button', { name: '恢复' }));
    await note();
    press('合并对方的修改，继续编辑');
    press('保存');
    await isClosed();
    expect(platform.save).toHaveBeenLastCalledWith(
      expect.objectContaining({ code: 'nanjing', name: '旗舰店' }),
      2,
      expect.any(String),
    );
  });

  test.each([
    [undefined, '标签：旗舰、直营 → 直营、加盟'],
    ['en' as const, '标签: 旗舰, 直营 → 直营, 加盟'],
  ])('in a list names its items as the language does (%s)', async (language, text) => {
    await saveLate({ tags: ['直营', '加盟'] }, language);
    const change = await screen.findByText('标签', { selector: 'strong' });
    expect(change.parentElement).toHaveTextContent(text);
  });
});
