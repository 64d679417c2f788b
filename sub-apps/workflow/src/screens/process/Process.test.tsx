import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { texts } from '../../locales';
import Process, { texts as processTexts } from './Process';
import { answerProcess, FORM, PATHS, SUBMITTED, WAITING, wireProcess } from './testProcess';

async function show(change: object = {}, route = '/process?processid=p1') {
  const fake = portalWith(texts, processTexts);
  answerProcess(fake, change);
  const shown = renderScreen(Process, fake, route);
  await screen.findByRole('heading', { level: 1 });
  return { fake, ...shown };
}

test('a process shows who applied for what, its state and when it is due, and names its tab', async () => {
  const { fake } = await show({ dueat: '2026-11-19 18:00', isoverdue: 1 });
  const head = screen.getByRole('banner');
  expect(within(head).getByRole('heading', { name: '差旅费 1,200 元' })).toBeVisible();
  expect(screen.getByText('陈思远 · 销售代表 · 华东分公司')).toBeVisible();
  expect(screen.getByText('AF-001')).toBeVisible();
  expect(head).toHaveTextContent('审批中已逾期2026-11-19 18:00 前处理');
  expect(screen.getByText('1,200.00')).toBeVisible();
  expect(fake.title).toBe('差旅费 1,200 元');
});

test('a state that is not known shows the name that the platform gives it', async () => {
  await show({ state: 'suspended', statename: '已挂起' });
  expect(within(screen.getByRole('banner')).getByText('已挂起')).toBeVisible();
});

test('a form is the page of the flow with its values and the rights of the step, without its own buttons', async () => {
  const { fake } = await show({ form: FORM });
  expect([...fake.mounted]).toEqual([
    expect.objectContaining({
      pageCode: 'flow-expense',
      status: 2,
      values: FORM.values,
      rights: FORM.rights,
      linkParam: FORM.linkparam,
      hasToolbar: false,
      draftOf: JSON.stringify(['process', 'p1', 't1']),
    }),
  ]);
  expect(screen.queryByText('拜访客户')).toBeNull();
});

test('a form of which nothing may be changed is only shown, and is unmounted with its screen', async () => {
  const { fake, unmount } = await show({ form: { ...FORM, rights: { default: 'readonly', fields: { a: 'hidden' } } } });
  expect([...fake.mounted]).toEqual([expect.objectContaining({ status: 3 })]);
  expect([...fake.mounted][0]).not.toHaveProperty('draftOf');
  unmount();
  expect(fake.mounted.size).toBe(0);
});

test('the diagram is in a tab of its own, and the form stays mounted beside it', async () => {
  const { fake } = await show({ form: FORM });
  expect(screen.queryByRole('region', { name: '费用报销流程图' })).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: '流程图' }));
  expect(await screen.findByRole('region', { name: '费用报销流程图' })).toBeVisible();
  expect(fake.mounted.size).toBe(1);
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowLeft' });
  const first = screen.getByRole('tab', { name: '申请内容' });
  expect([first.ariaSelected, document.activeElement]).toEqual(['true', first]);
});

test('the record shows comments, files, signatures and who was added', async () => {
  const transferred = {
    ...WAITING,
    stepid: '3',
    action: 'transfer',
    actionname: '转交',
    status: 'done',
    comment: '<b>请核对</b>',
    targets: ['王芳'],
    attachments: [{ url: 'https://files.example/a.pdf', filename: '发票.pdf', type: '', date: '', datetime: '' }],
    signature: 'https://files.example/sign.png',
  };
  const { fake } = await show({ steps: [SUBMITTED, transferred, WAITING] });
  const entry = screen.getByText('意见：<b>请核对</b>').closest('li');
  expect(entry).toHaveTextContent('转交');
  expect(entry).toHaveTextContent('→ 王芳');
  expect(await screen.findByRole('img', { name: '李娜的签名' })).toHaveAttribute(
    'src',
    'https://files.example/sign.png?shown',
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '下载附件 发票.pdf' })));
  expect(fake.savedFiles).toEqual([{ url: 'https://files.example/a.pdf', filename: '发票.pdf' }]);
  const current = screen.getByText('李娜、张伟', { selector: '[aria-current] *' });
  act(() => fake.language.set('en'));
  expect(current).toHaveTextContent('李娜, 张伟');
});

test('who has returned an application and why stands above it', async () => {
  const returned = { ...WAITING, action: 'return', actionname: '退回', status: 'done', time: '2026-11-20 15:20' };
  const steps = [SUBMITTED, { ...returned, handlers: ['刘洋'], comment: '请补充发票' }];
  await show({ state: 'returned', steps, actions: ['resubmit'], task: undefined });
  const note = screen.getByRole('alert');
  expect(note).toHaveTextContent('刘洋于 2026-11-20 15:20 退回');
  expect(note).toHaveTextContent('请补充发票');
});

test('only a decision is green in the record', async () => {
  const reminded = { ...SUBMITTED, stepid: '3', name: '', action: 'urge', actionname: '催办' };
  const approved = { ...SUBMITTED, stepid: '4', name: '经理审批', action: 'approve', actionname: '同意' };
  await show({ steps: [SUBMITTED, reminded, approved], actions: [] });
  const toneOf = (text: string) => screen.getByText(text).className;
  expect(toneOf('同意')).toMatch(/success/);
  expect(toneOf('催办')).toMatch(/neutral/);
});

test('of a long record the last entries are shown, and more of it by a press', async () => {
  const steps = Array.from({ length: 350 }, (_, index) => ({ ...SUBMITTED, stepid: `${index}`, name: `记录${index}` }));
  await show({ steps });
  expect(screen.queryByText('记录249')).toBeNull();
  expect(screen.getByText('记录250')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '显示更多（还有 250 条更早的记录）' }));
  expect(screen.getByText('记录150')).toBeVisible();
});

test('an order is opened read-only in a dialog', async () => {
  const { fake } = await show({ orderid: 'order-1' });
  fireEvent.click(screen.getByRole('button', { name: '查看订单' }));
  expect(fake.opened).toEqual([expect.objectContaining({ mode: 'dialog', status: 3 })]);
});

test('on a phone application, diagram and record are tabs', async () => {
  const widen = narrowWindow();
  await show();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['申请内容', '流程图', '审批记录']);
  expect(screen.getByText('经理审批')).not.toBeVisible();
  fireEvent.click(screen.getByRole('tab', { name: '审批记录' }));
  expect(screen.getByText('经理审批')).toBeVisible();
  widen();
});

test('a copy that is opened counts as read', async () => {
  const { fake } = await show({ isread: 0, actions: [] });
  await waitFor(() => expect(fake.callsOf(PATHS.markRead)).toHaveLength(1));
  expect(fake.callsOf(PATHS.markRead)[0]?.input).toEqual({ processid: 'p1' });
});

test('a process that cannot be read says why and is read again', async () => {
  const fake = portalWith(texts, processTexts);
  fake.answer(PATHS.get, new AppError('network', 'offline'));
  renderScreen(Process, fake, '/process?processid=p1');
  expect(await screen.findByText('网络链接错误，请检查网络后重试。')).toBeVisible();
  answerProcess(fake);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '差旅费 1,200 元' })).toBeVisible();
});

test('in a window of its own the end of the task offers to close the window', async () => {
  const { fake } = await show();
  fake.isOwnWindow = true;
  fireEvent.click(screen.getByRole('button', { name: '同意' }));
  expect(await screen.findByRole('heading', { name: '已同意' })).toBeVisible();
  expect(screen.getByText('当前：总监审批（王芳）。')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '关闭窗口' }));
  await waitFor(() => expect(fake.isClosed).toBe(true));
});

test('after a decision in a tab the process can be looked at once more', async () => {
  const { fake } = await show();
  fake.answer(PATHS.get, wireProcess({ actions: [], task: undefined, statename: '已通过', state: 'approved' }));
  fireEvent.click(screen.getByRole('button', { name: '同意' }));
  fireEvent.click(await screen.findByRole('button', { name: '查看流程' }));
  expect(await screen.findByText('已通过')).toBeVisible();
  expect(screen.queryByRole('button', { name: '同意' })).toBeNull();
});

test('the print contains head, fields and record', async () => {
  const { fake } = await show();
  await act(() => fake.pressPrint());
  const paper = document.createElement('div');
  await fake.prints[0]?.mount(paper);
  ['差旅费 1,200 元', 'AF-001', '拜访客户', '1,200.00', '经理审批'].forEach((text) =>
    expect(paper).toHaveTextContent(text),
  );
});

test('the print contains the form as the person has it open, and says what of it was not sent', async () => {
  const { fake } = await show({ form: FORM });
  await act(() => fake.pressPrint());
  const paper = document.createElement('div');
  await fake.prints[0]?.mount(paper);
  expect(paper).toHaveTextContent(JSON.stringify(FORM.values));
  expect(paper.querySelector('[data-scope]')).toBeNull();
  fake.pageInput = { amount: 1300 };
  act(() => [...fake.mounted].forEach(({ onDirty }) => onDirty?.(true)));
  await act(() => fake.pressPrint());
  const changed = document.createElement('div');
  await fake.prints[1]?.mount(changed);
  expect(changed).toHaveTextContent('"amount":1300');
  expect(changed.querySelector('[data-scope]')).toHaveTextContent('申请内容含有尚未提交的修改。');
});

test('a flow is shown as its diagram, in the version that is asked for', async () => {
  const fake = portalWith(texts, processTexts);
  fake.answer(PATHS.definition, {
    flowname: '费用报销',
    description: '先垫付后报销',
    version: 2,
    nodes: [{ id: 'start', type: 'start', name: '发起人' }],
  });
  renderScreen(Process, fake, '/process?flowcode=expense&published=2');
  expect(await screen.findByRole('region', { name: '费用报销流程图' })).toBeVisible();
  expect(screen.getByText('先垫付后报销')).toBeVisible();
  expect(fake.callsOf(PATHS.definition)[0]?.input).toEqual({ flowcode: 'expense', published: '2' });
  expect(screen.queryByText(/无法查看版本/)).toBeNull();
  expect(fake.title).toBe('费用报销');
});

test('a version of a flow that cannot be shown is not passed off as another one', async () => {
  const fake = portalWith(texts, processTexts);
  fake.answer(PATHS.definition, { flowname: '费用报销', version: 3, nodes: [] });
  renderScreen(Process, fake, '/process?flowcode=expense&published=2');
  expect(await screen.findByText('无法查看版本 2，以下是当前使用的流程图。')).toBeVisible();
});

test('an address without a process leads to the list', () => {
  const fake = portalWith(texts, processTexts);
  renderScreen(Process, fake, '/process');
  fireEvent.click(screen.getByRole('button', { name: '查看待办' }));
  expect(fake.opened).toEqual([{ route: '/undeal', title: undefined }]);
});
