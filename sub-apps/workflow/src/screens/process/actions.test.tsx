import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { texts } from '../../locales';
import Process, { texts as processTexts } from './Process';
import { answerProcess, FORM, PATHS, wireProcess } from './testProcess';

const WANG = { positionid: 'w', name: '王芳', positionname: '财务经理', orgname: '总部' };
const ZHAO = { positionid: 'z', name: '赵敏', positionname: '会计', orgname: '总部' };

async function show(change: object = {}) {
  const fake = portalWith(texts, processTexts);
  answerProcess(fake, change);
  fake.answer(PATHS.candidates, { items: [WANG, ZHAO], itemcount: 2 });
  const shown = renderScreen(Process, fake, '/process?processid=p1');
  await screen.findByRole('heading', { level: 1 });
  return { fake, ...shown };
}
type Shown = Awaited<ReturnType<typeof show>>;

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function choose(name: string) {
  press('更多操作');
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}
async function sent({ fake }: Shown) {
  await waitFor(() => expect(fake.callsOf(PATHS.handle)).toHaveLength(1));
  const { requestid, ...input } = fake.callsOf(PATHS.handle)[0]?.input as { requestid: string };
  expect(requestid).toMatch(/^[0-9a-f]{32}$/);
  return input;
}

test('approving sends the task, the version and the comment, and refreshes badges and lists', async () => {
  const shown = await show();
  write('审批意见', ' 同意发货 ');
  expect(shown.fake.isDirty).toBe(true);
  press('同意');
  expect(await sent(shown)).toEqual({
    processid: 'p1',
    taskid: 't1',
    version: 3,
    action: 'approve',
    comment: '同意发货',
  });
  expect(await screen.findByRole('heading', { name: '已同意' })).toBeVisible();
  expect([shown.fake.badgeRefreshes, shown.fake.isDirty]).toEqual([1, false]);
});

test('Ctrl-Enter in the comment approves', async () => {
  const shown = await show();
  write('审批意见', '同意');
  fireEvent.keyDown(screen.getByLabelText('审批意见'), { key: 'Enter', ctrlKey: true });
  expect(await sent(shown)).toMatchObject({ action: 'approve', comment: '同意' });
  await screen.findByRole('heading', { name: '已同意' });
});

test('what the person may change of the form is sent with an approval, and is saved then', async () => {
  const shown = await show({ form: FORM });
  shown.fake.pageInput = { amount: 900, remark: 'locked' };
  press('同意');
  expect(await sent(shown)).toMatchObject({ values: { amount: 900 } });
  expect((shown.fake.callsOf(PATHS.handle)[0]?.input as { values: object }).values).not.toHaveProperty('remark');
  await screen.findByRole('heading', { name: '已同意' });
  expect(shown.fake.pageSaves).toBe(1);
});

test('a form that is not complete is not approved, but can be rejected', async () => {
  const shown = await show({ form: FORM });
  shown.fake.isPageValid = false;
  press('同意');
  await waitFor(() => expect(screen.getByRole('button', { name: '同意' })).toBeEnabled());
  expect(shown.fake.callsOf(PATHS.handle)).toEqual([]);
  write('审批意见', '金额不符');
  press('驳回');
  expect(await sent(shown)).not.toHaveProperty('values');
  await screen.findByRole('heading', { name: '已驳回' });
});

test('rejecting needs a comment, and says so at its field', async () => {
  const { fake } = await show();
  press('驳回');
  const comment = screen.getByLabelText('审批意见');
  expect(screen.getByRole('alert')).toHaveTextContent('驳回时请填写意见');
  expect([comment.ariaInvalid, document.activeElement]).toEqual(['true', comment]);
  expect(fake.callsOf(PATHS.handle)).toEqual([]);
  write('审批意见', '价格不符');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a step can demand a comment for an approval as well', async () => {
  await show({ task: { taskid: 't1', nodeid: 'n', needscomment: 1 } });
  press('同意');
  expect(screen.getByRole('alert')).toHaveTextContent('此步骤同意时也请填写意见');
});

test('returning needs a comment, and goes to the applicant unless another step is chosen', async () => {
  const shown = await show();
  press('退回');
  const form = screen.getByRole('group', { name: '退回' });
  expect(within(form).getByLabelText('申请人（陈思远）')).toBeChecked();
  fireEvent.click(within(form).getByLabelText('初审'));
  press('确定退回');
  expect(within(form).getByRole('alert')).toHaveTextContent('退回时请填写意见');
  write('说明', '请补充发票');
  press('确定退回');
  expect(await sent(shown)).toMatchObject({ action: 'return', returnto: 'first', comment: '请补充发票' });
  await screen.findByRole('heading', { name: '已退回' });
});

test('a task is transferred to one person, whom a search finds', async () => {
  jest.useFakeTimers();
  const shown = await show();
  await choose('转交');
  expect(within(screen.getByRole('group', { name: '转交给' })).getByText('*')).toBeVisible();
  fireEvent.click(await screen.findByRole('option', { name: /王芳/ }));
  fireEvent.click(screen.getByRole('combobox', { name: '查找人员' }));
  fireEvent.click(screen.getByRole('option', { name: /赵敏/ }));
  expect(within(screen.getByRole('list', { name: '已选人员' })).getAllByRole('listitem')).toHaveLength(1);
  write('查找人员', '财务');
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(shown.fake.callsOf(PATHS.candidates).at(-1)?.input).toEqual({
    ...{ keyword: '财务', processid: 'p1', pageindex: 1, pagesize: 20 },
  });
  jest.useRealTimers();
  press('确定转交');
  expect(await sent(shown)).toMatchObject({ action: 'transfer', positionids: ['z'] });
  await screen.findByRole('heading', { name: '已转交' });
});

test('several people are added, of whom all or any have to approve', async () => {
  const shown = await show({ actions: ['approve', 'countersign'] });
  await choose('加会签');
  press('确定加会签');
  expect(await screen.findByText('请选择人员')).toBeVisible();
  fireEvent.click(await screen.findByRole('option', { name: /王芳/ }));
  fireEvent.click(screen.getByRole('option', { name: /赵敏/ }));
  fireEvent.click(screen.getByLabelText('任意一人同意即通过'));
  press('确定加会签');
  expect(await sent(shown)).toMatchObject({ action: 'countersign', positionids: ['w', 'z'], mode: 'any' });
  await waitFor(() => expect(shown.fake.shown).toEqual([{ tone: 'success', text: '已加会签人' }]));
  expect(screen.getByRole('button', { name: '同意' })).toBeVisible();
});

test('what was written stays when another action is chosen, and when that is cancelled', async () => {
  await show();
  write('审批意见', '先看一下');
  await choose('评论');
  expect(screen.getByLabelText('说明')).toHaveValue('先看一下');
  press('取消');
  expect(screen.getByLabelText('审批意见')).toHaveValue('先看一下');
});

test('an applicant reminds the approvers, and the process stays open', async () => {
  const shown = await show({ actions: ['urge', 'withdraw', 'cancel', 'comment'], task: undefined });
  expect(screen.queryByLabelText('审批意见')).toBeNull();
  // Both are possible, and neither is what the applicant should do.
  for (const name of ['催办', '撤回'])
    expect(screen.getByRole('button', { name }).className).not.toMatch(/primary|dangerous/);
  shown.fake.answer(PATHS.get, wireProcess({ actions: ['withdraw', 'cancel', 'comment'], task: undefined }));
  press('催办');
  press('确定催办');
  expect(await sent(shown)).toMatchObject({ action: 'urge', comment: '' });
  await waitFor(() => expect(shown.fake.shown).toEqual([{ tone: 'success', text: '已催办' }]));
  expect(screen.queryByRole('button', { name: '确定催办' })).toBeNull();
  // No other action takes its place.
  const urge = () => screen.getByRole('button', { name: '催办' });
  await waitFor(() => expect(urge()).toHaveAccessibleDescription('已催办，10 分钟内不能再次催办'));
  press('催办');
  expect(screen.queryByRole('button', { name: '确定催办' })).toBeNull();
});

test('a returned application is submitted again with its changed form', async () => {
  const rights = { default: 'editable', fields: { remark: 'hidden' } };
  const shown = await show({ actions: ['resubmit', 'cancel'], task: undefined, form: { ...FORM, rights } });
  shown.fake.pageInput = { amount: 800 };
  press('重新提交');
  press('确定重新提交');
  expect(await sent(shown)).toMatchObject({ action: 'resubmit', values: { amount: 800 } });
  await waitFor(() => expect(shown.fake.shown).toEqual([{ tone: 'success', text: '已重新提交' }]));
});

test('who decides is told what they have to fill in first', async () => {
  const rights = { default: 'readonly', fields: { amount: 'required', remark: 'editable' } };
  const formfields = ['amount', 'remark'].map((name) => ({ name, title: `字段 ${name}`, type: 'text' }));
  await show({ form: { ...FORM, rights }, formfields });
  expect(screen.getByText('同意前请填写：字段 amount')).toBeVisible();
  press('退回');
  expect(screen.queryByText(/同意前请填写/)).toBeNull();
});

test('changes in the form that an action does not send are pointed out', async () => {
  const { fake } = await show({ form: FORM });
  act(() => [...fake.mounted][0]?.onDirty?.(true));
  await choose('评论');
  expect(screen.getByText('您在表单中的修改不会随此操作提交。')).toBeVisible();
});

test('a draft is filled in further on, or deleted after a question', async () => {
  const { fake } = await show({
    actions: ['editdraft', 'deletedraft'],
    state: 'draft',
    statename: '草稿',
    task: undefined,
  });
  press('继续填写');
  expect(fake.opened).toEqual([{ route: '/flow?flowcode=expense&processid=p1', title: '差旅费 1,200 元' }]);
  fake.answer(PATHS.deleteDraft, { deleted: 1 });
  await choose('删除草稿');
  await waitFor(() => expect(fake.isClosed).toBe(true));
  expect(fake.asked).toEqual([expect.objectContaining({ isDanger: true, text: '确定删除草稿“差旅费 1,200 元”吗？' })]);
  expect(fake.callsOf(PATHS.deleteDraft)[0]?.input).toEqual({ processid: 'p1' });
});

test('an action that the client does not know is not offered', async () => {
  await show({ actions: ['teleport', 'comment'], task: undefined });
  press('更多操作');
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names).toEqual(['打印']);
  expect(screen.getByRole('button', { name: '评论' })).toBeVisible();
});

test('a lost answer keeps the input, and the repeated action has the same id', async () => {
  const { fake } = await show();
  fake.answer(PATHS.handle, new AppError('network', 'offline'));
  write('审批意见', '同意发货');
  press('同意');
  expect(await screen.findByText('您填写的内容已保留，修改后可再次提交。')).toBeVisible();
  expect(screen.getByLabelText('审批意见')).toHaveValue('同意发货');
  press('同意');
  await waitFor(() => expect(fake.callsOf(PATHS.handle)).toHaveLength(2));
  const ids = fake.callsOf(PATHS.handle).map(({ input }) => (input as { requestid: string }).requestid);
  expect(new Set(ids).size).toBe(1);
  await waitFor(() => expect(screen.getByRole('button', { name: '驳回' })).toBeEnabled());
  press('驳回');
  await waitFor(() => expect(fake.callsOf(PATHS.handle)).toHaveLength(3));
  expect((fake.callsOf(PATHS.handle)[2]?.input as { requestid: string }).requestid).not.toBe(ids[0]);
  await waitFor(() => expect(screen.getByRole('button', { name: '驳回' })).toBeEnabled());
});

test('on a platform without actions the reason is told and the comment stays', async () => {
  const { fake } = await show();
  fake.answer(
    PATHS.handle,
    new AppError('service', '此平台不提供该功能。', { code: 'errors.notProvided', status: 404 }),
  );
  write('审批意见', '同意发货');
  press('同意');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('审批意见')).toHaveValue('同意发货');
  expect(screen.getByRole('heading', { name: wireProcess().title })).toBeVisible();
});

describe('while the form of the application is not open,', () => {
  /** A page that does not load; it is told when it has been opened at last. */
  async function showClosed(change: object = {}) {
    const fake = portalWith(texts, processTexts);
    answerProcess(fake, { form: FORM, ...change });
    let open = () => undefined as void;
    const mountPage: typeof fake.portal.engine.mountPage = (_, { onLoaded }) => {
      open = () => onLoaded?.();
      return {
        values: () => FORM.values,
        collect: async () => FORM.values,
        markSaved: () => undefined,
        setDraftOf: () => undefined,
        mountOnPaper: async () => () => undefined,
        dispose: () => undefined,
      };
    };
    const portal = { ...fake.portal, engine: { ...fake.portal.engine, mountPage } };
    jest.useFakeTimers();
    renderScreen(Process, { ...fake, portal }, '/process?processid=p1');
    await screen.findByRole('heading', { level: 1 });
    return { fake, open: () => act(async () => open()) };
  }
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  afterEach(() => {
    jest.useRealTimers();
    // What waits for a replaced focus does not outlive the test.
    (document.activeElement as HTMLElement).blur();
  });

  test('a print says that it is missing', async () => {
    const { fake } = await showClosed();
    await act(() => fake.pressPrint());
    const paper = document.createElement('div');
    const mounted = fake.prints[0]?.mount(paper);
    await wait(3_000);
    await mounted;
    expect(paper.querySelector('[data-scope]')).toHaveTextContent('申请表单未能打开，没有打印。');
  });

  test('an approval waits for it', async () => {
    const { fake, open } = await showClosed();
    press('同意');
    await wait(1000);
    expect(fake.callsOf(PATHS.handle)).toEqual([]);
    await open();
    await wait(0);
    expect(fake.callsOf(PATHS.handle)).toHaveLength(1);
  });

  test.each([
    ['that can be edited', FORM.rights],
    ['that is only read', { default: 'readonly', fields: {} }],
  ])('an application %s cannot be approved, but rejected', async (_, rights) => {
    const { fake, open } = await showClosed({ form: { ...FORM, rights } });
    await wait(3000);
    const approve = screen.getByRole('button', { name: '同意' });
    expect(approve).toHaveAccessibleDescription(/申请内容还没有打开/);
    fireEvent.click(approve);
    fireEvent.keyDown(screen.getByLabelText('审批意见'), { key: 'Enter', ctrlKey: true });
    await wait(3000);
    expect(fake.callsOf(PATHS.handle)).toEqual([]);
    expect(fake.shown).toEqual([expect.objectContaining({ tone: 'warning' })]);
    write('审批意见', '金额不符');
    press('驳回');
    await wait(0);
    expect(fake.callsOf(PATHS.handle)).toHaveLength(1);
    await open();
  });

  test('it can be approved once the form has been read after all', async () => {
    const { fake, open } = await showClosed();
    await wait(3000);
    await open();
    press('同意');
    await wait(0);
    expect(fake.callsOf(PATHS.handle)).toHaveLength(1);
  });
});
