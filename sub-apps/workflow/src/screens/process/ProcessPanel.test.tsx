import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { PROCESSES_KEY } from '../../api/listProcesses';
import { texts } from '../../locales';
import { processTexts } from '../../locales/process';
import type { ListedProcess } from './neighboursOf';
import { ProcessPanel } from './ProcessPanel';
import { answerProcess, FORM, PATHS } from './testProcess';

const ITEMS: readonly ListedProcess[] = ['1', '2', '3'].map((id) => ({ processId: `p${id}`, title: `申请 ${id}` }));

type Fake = ReturnType<typeof portalWith>;

const handledBy = (fake: Fake) =>
  fake.callsOf(PATHS.handle).map(({ input }) => (input as { processid: string }).processid);

/** A list that a handled process leaves when it is read again. */
const listOf = (fake: Fake) =>
  function List() {
    const [opened, setOpened] = useState<ListedProcess>();
    const [isOpen, setIsOpen] = useState(false);
    const { data: waiting } = useQuery({
      queryKey: [...PROCESSES_KEY, 'list'],
      queryFn: () => Promise.resolve(ITEMS.filter(({ processId }) => !handledBy(fake).includes(processId))),
      initialData: ITEMS,
      staleTime: Infinity,
    });
    const open = (process: ListedProcess) => {
      setOpened(process);
      setIsOpen(true);
    };
    return (
      <>
        {ITEMS.map((item) => (
          <button key={item.processId} type="button" onClick={() => open(item)}>
            打开 {item.title}
          </button>
        ))}
        <ProcessPanel
          process={opened}
          waiting={waiting}
          isOpen={isOpen}
          onOpen={open}
          onClose={() => setIsOpen(false)}
        />
      </>
    );
  };

async function show(title = '申请 1', prepare: (fake: Fake) => void = () => undefined) {
  const fake = portalWith(texts, processTexts);
  answerProcess(fake);
  prepare(fake);
  const shown = renderScreen(listOf(fake), fake, '/undeal');
  const panel = await open(title);
  return { fake, panel, ...shown };
}

async function open(title: string) {
  fireEvent.click(screen.getByRole('button', { name: `打开 ${title}` }));
  const panel = await screen.findByRole('dialog');
  await within(panel).findByRole('tab', { name: '申请内容' });
  return within(panel);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (value: string) => fireEvent.change(screen.getByLabelText('审批意见'), { target: { value } });
/** Whoever waits for a replaced focus does not outlive the test. */
const leaveFocus = () => (document.activeElement as HTMLElement).blur();
const titleOfPanel = () => document.querySelector('.ant-drawer-title')?.textContent;

test('the comment of a waiting task has the focus at once, but not on a phone', async () => {
  const { panel, unmount } = await show();
  await waitFor(() => expect(panel.getByLabelText('审批意见')).toHaveFocus());
  unmount();
  const widen = narrowWindow();
  const onPhone = await show();
  expect(onPhone.panel.getByLabelText('审批意见')).not.toHaveFocus();
  widen();
});

test('a process of a list also opens in a tab, and in a window of its own', async () => {
  const { fake } = await show('申请 2');
  const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
  const choose = async (name: string) => {
    press('更多操作');
    fireEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('在标签页中打开');
  expect(fake.opened).toEqual([{ route: '/process?processid=p2', title: expect.any(String) }]);
  await choose('在新窗口中打开');
  const address = 'https://host.example/#/process?processid=p2';
  expect(openWindow.mock.calls).toEqual([[address, '_blank', 'noopener']]);
  openWindow.mockRestore();
});

test('an approval offers the one that follows in the list, which opens by its button only', async () => {
  const { fake } = await show('申请 2');
  press('同意');
  expect(await screen.findByText('已同意')).toBeVisible();
  expect(screen.getByText(/下一条：申请 3/)).toBeVisible();
  const next = screen.getByRole('button', { name: '处理下一条' });
  expect(next).toHaveFocus();
  expect(fake.callsOf(PATHS.get).map(({ input }) => input)).not.toContainEqual({ processid: 'p3' });
  fireEvent.click(next);
  await waitFor(() => expect(titleOfPanel()).toBe('申请 3'));
  expect(await screen.findByLabelText('审批意见')).toHaveValue('');
});

test('a process that is approved is not read again, neither behind the confirmation nor while the panel slides away', async () => {
  const { fake } = await show('申请 2');
  press('同意');
  expect(await screen.findByText('已同意')).toBeVisible();
  fireEvent.click(screen.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.callsOf(PATHS.get)).toHaveLength(1);
});

test('after the last one of the list the first of the others is offered, and nothing when there is none', async () => {
  await show('申请 3');
  for (const title of ['申请 1', '申请 2']) {
    fireEvent.click(await screen.findByRole('button', { name: '同意' }));
    expect(await screen.findByText(new RegExp(`下一条：${title}`))).toBeVisible();
    press('处理下一条');
  }
  fireEvent.click(await screen.findByRole('button', { name: '同意' }));
  expect(await screen.findByText(/当前列表已全部处理。/)).toBeVisible();
});

test('who wants it gets the next one by itself after an approval, not after a rejection', async () => {
  const { fake } = await show();
  const setting = async () => {
    press('更多操作');
    return screen.findByRole('menuitemcheckbox', { name: '同意后自动打开下一条' });
  };
  fireEvent.click(await setting());
  const isOn = await setting();
  expect(isOn).toBeChecked();
  fireEvent.keyDown(isOn, { key: 'Escape' });
  press('同意');
  await waitFor(() => expect(titleOfPanel()).toBe('申请 2'));
  expect(fake.shown).toEqual([{ tone: 'success', text: '已同意' }]);
  expect(fake.preferences.get('process.autoNext')).toBe(true);
  await waitFor(() => expect(screen.getByLabelText('审批意见')).toHaveFocus());
  write('价格不符');
  press('驳回');
  expect(await screen.findByText('已驳回')).toBeVisible();
  expect(titleOfPanel()).toBe('申请 2');
  leaveFocus();
});

test('opening the next one by itself is offered only where an approval can follow', async () => {
  await show();
  const offered = async () => {
    press('更多操作');
    const menu = await screen.findByRole('menu');
    const settings = within(menu).queryAllByRole('menuitemcheckbox');
    fireEvent.keyDown(menu, { key: 'Escape' });
    return settings.map(({ textContent }) => textContent);
  };
  expect(await offered()).toEqual(['同意后自动打开下一条']);
  press('退回');
  expect(await offered()).toEqual([]);
  press('取消');
  write('价格不符');
  press('驳回');
  expect(await screen.findByText('已驳回')).toBeVisible();
  expect(screen.queryByLabelText('同意后自动打开下一条')).toBeNull();
  leaveFocus();
});

test('buttons and the keys J and K lead through the list; what was written is asked about', async () => {
  const { fake, panel } = await show('申请 1');
  expect(panel.getByRole('button', { name: /上一条/ })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.keyDown(panel.getByRole('tab', { name: '申请内容' }), { code: 'KeyJ', key: 'j' });
  await waitFor(() => expect(titleOfPanel()).toBe('申请 2'));
  fireEvent.click(await screen.findByRole('button', { name: '下一条：申请 3' }));
  await waitFor(() => expect(titleOfPanel()).toBe('申请 3'));
  const comment = await screen.findByLabelText('审批意见');
  fireEvent.keyDown(comment, { code: 'KeyK', key: 'k' });
  write('再看一下');
  fake.lossAnswer = 'keep';
  fireEvent.keyDown(comment, { code: 'KeyK', key: 'k', altKey: true });
  await waitFor(() => expect(fake.losses).toEqual([{ title: '申请 3', canSave: false }]));
  expect(titleOfPanel()).toBe('申请 3');
});

test('on a phone the way to the others is two small buttons that say where they lead', async () => {
  const widen = narrowWindow();
  const { panel } = await show('申请 1');
  const [previous, next] = ['上一条', '下一条：申请 2'].map((name) => panel.getByRole('button', { name }));
  expect(previous).toHaveAccessibleDescription('已是本页第一条');
  expect(next).not.toHaveTextContent('下一条');
  fireEvent.click(next as HTMLElement);
  await waitFor(() => expect(titleOfPanel()).toBe('申请 2'));
  widen();
});

test('who leaves a changed form is told that its changes are kept', async () => {
  const { fake } = await show('申请 1', (prepared) => answerProcess(prepared, { form: FORM, fields: [] }));
  act(() => [...fake.mounted][0]?.onDirty?.(true));
  press('关闭');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.shown).toEqual([{ tone: 'info', text: '表单中的修改已暂存在本机，再次打开时可以恢复。' }]);
});

test('a comment that was given up can be brought back, or is offered as a draft', async () => {
  const { fake } = await show();
  write('同意发货');
  press('关闭');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.losses).toEqual([{ title: '申请 1', canSave: false }]);
  act(() => fake.undos[0]?.undo());
  expect(await screen.findByLabelText('审批意见')).toHaveValue('同意发货');

  press('关闭');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open('申请 1');
  fireEvent.click(await screen.findByRole('button', { name: '恢复' }));
  expect(await screen.findByLabelText('审批意见')).toHaveValue('同意发货');
});

test('while a decision is sent, its comment cannot change and its process stays open', async () => {
  let answerNow = () => undefined as void;
  const { fake, panel } = await show('申请 1', ({ answer }) =>
    answer(PATHS.handle, () => new Promise<object>((resolve) => (answerNow = () => resolve({})))),
  );
  write('同意发货');
  press('同意');
  await waitFor(() => expect(panel.getByLabelText('审批意见')).toBeDisabled());
  press('关闭');
  expect([fake.losses, screen.getByRole('dialog')]).toEqual([[], expect.anything()]);
  await act(async () => answerNow());
  expect(await screen.findByText('已同意')).toBeVisible();
  leaveFocus();
});
