import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { flowTexts } from '../../locales/flow';
import { UPLOAD_WAIT_MS } from './createMountedForm';
import FlowStart, { texts } from './FlowStart';
import { SETTLE_MS } from '../../plan/useSettledValues';

const FLOW = '/api/teapi/workflow/flow';
const PATHS = {
  start: `${FLOW}/getstart`,
  preview: `${FLOW}/preview`,
  draft: `${FLOW}/savedraft`,
  submit: `${FLOW}/submit`,
  candidates: `${FLOW}/candidates`,
};

const person = (positionid: string, name: string, positionname = '区域经理') => ({
  ...{ positionid, name, positionname, orgname: '华东分公司' },
});
const LI = person('p-li', '李娜');
const START = {
  flowcode: 'expense',
  flowname: '费用报销',
  description: '差旅与招待',
  version: 1,
  nodes: [{ id: 'start', type: 'start', name: '发起人' }],
  pagecode: 'flow-expense',
  rights: { default: 'editable', fields: { total: 'readonly' } },
  choices: [],
  isretired: 0,
};
const step = (nodeid: string, change: object = {}) => ({
  ...{ nodeid, name: `步骤 ${nodeid}`, type: 'approval', status: 'asked', mode: 'any', handlers: [LI] },
  ...change,
});
const plan = (...path: readonly object[]) => ({ path, branches: [], problems: [] });

async function start(change: object = {}, query = 'flowcode=expense', prepare: (fake: Fake) => void = () => undefined) {
  const fake = portalWith(texts, flowTexts);
  fake.answer(PATHS.start, { ...START, ...change });
  fake.answer(PATHS.preview, plan(step('a')));
  fake.answer(PATHS.candidates, { items: [LI, person('p-wang', '王芳')], itemcount: 2 });
  fake.answer(PATHS.draft, { processid: 'd1', savedat: '2026-11-20 10:00' });
  fake.answer(PATHS.submit, { processid: 'n1', processno: 'AF-009', title: '报销 300 元', handlers: ['李娜'] });
  prepare(fake);
  const shown = renderScreen(FlowStart, fake, `/flow?${query}`);
  await screen.findByRole('button', { name: '提交' });
  await screen.findByRole('list', { name: '审批流程' });
  return { fake, ...shown };
}
type Fake = ReturnType<typeof portalWith>;

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const inputsOf = (fake: Fake, path: string) => fake.callsOf(path).map(({ input }) => input as Record<string, unknown>);
const steps = () => screen.getByRole('list', { name: '审批流程' });

describe('the form', () => {
  test('is mounted as a new record with the values and rights of the flow, and names the tab', async () => {
    const { fake } = await start({}, `flowcode=expense&values=${JSON.stringify({ note: '出差' })}`);
    expect([...fake.mounted]).toEqual([
      expect.objectContaining({
        pageCode: 'flow-expense',
        status: 1,
        hasToolbar: false,
        values: { note: '出差' },
        rights: { default: 'editable', fields: { total: 'readonly' } },
        draftOf: expect.stringContaining('expense') as string,
      }),
    ]);
    expect(fake.title).toBe('费用报销');
  });

  test('is mounted as a stored record, over the values of the address, when it goes on with a draft', async () => {
    const query = `flowcode=expense&processid=d0&values=${JSON.stringify({ note: '出差', amount: 1 })}`;
    const { fake } = await start({ values: { amount: 3 } }, query);
    expect([...fake.mounted]).toEqual([expect.objectContaining({ status: 2, values: { note: '出差', amount: 3 } })]);
  });

  test('values in the address that cannot be read are said to be ignored', async () => {
    await start({}, 'flowcode=expense&values={broken');
    expect(screen.getByText('链接中的预填内容无法识别，已忽略。')).toBeVisible();
  });

  test('a flow without a page is submitted with what the address gave', async () => {
    const { fake } = await start({ pagecode: '' }, 'flowcode=expense&values={"customer":"c1"}');
    expect(fake.mounted.size).toBe(0);
    press('提交');
    expect(await screen.findByText('提交成功')).toBeVisible();
    expect(inputsOf(fake, PATHS.submit)[0]).toMatchObject({ values: { customer: 'c1' } });
  });

  test('a retired flow and an unknown one are said, and nothing can be filled in', async () => {
    const fake = portalWith(texts, flowTexts);
    fake.answer(PATHS.start, { ...START, isretired: 1 });
    renderScreen(FlowStart, fake, '/flow?flowcode=expense');
    expect(await screen.findByText('此流程已停用')).toBeVisible();
    expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
    const other = portalWith(texts, flowTexts);
    other.answer(PATHS.start, new AppError('service', 'x', { code: 'flow.not_found', status: 404 }));
    renderScreen(FlowStart, other, '/flow?flowcode=nothing');
    expect(await screen.findByText('找不到此流程')).toBeVisible();
  });
});

test('while the page of the form is not open nothing is sent, and the buttons say why', async () => {
  const fake = portalWith(texts, flowTexts);
  fake.answer(PATHS.start, { ...START, values: { amount: 7 } });
  fake.answer(PATHS.preview, plan(step('a')));
  fake.answer(PATHS.draft, { processid: 'd0', savedat: '2026-11-20 10:00' });
  const mountPage: typeof fake.portal.engine.mountPage = () => ({
    values: () => ({}),
    collect: () => Promise.reject(new AppError('user', 'x')),
    markSaved: () => undefined,
    setDraftOf: () => undefined,
    mountOnPaper: () => Promise.reject(new AppError('user', 'x')),
    dispose: () => undefined,
  });
  const portal = { ...fake.portal, engine: { ...fake.portal.engine, mountPage } };
  renderScreen(FlowStart, { ...fake, portal }, '/flow?flowcode=expense&processid=d0');
  const reason = '申请内容还没有打开，暂不能保存或提交';
  expect(await screen.findByRole('button', { name: '提交' })).toHaveAccessibleDescription(reason);
  expect(screen.getByRole('button', { name: '保存草稿' })).toHaveAccessibleDescription(reason);
  press('提交');
  press('保存草稿');
  await screen.findByRole('list', { name: '审批流程' });
  expect([...fake.callsOf(PATHS.submit), ...fake.callsOf(PATHS.draft)]).toEqual([]);
});

test('an answer of another shape costs only what is wrong in it', async () => {
  const nodes = Array.from({ length: 5_000 }, (_, index) => ({ id: `n${index}`, type: 'approval', name: `${index}` }));
  const choices = [null, 'x', { nodeid: '' }, { nodeid: 'nowhere', name: {} }, { nodeid: 'a' }, { nodeid: 'a' }];
  await start({ nodes, choices, rights: 'x', targets: [], formfields: {}, values: [], chosen: { a: 'p-li' } });
  // The plan does not come to the unknown step.
  expect(screen.getAllByRole('group')).toHaveLength(1);
});

describe('who will be asked', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const pause = () => act(() => jest.advanceTimersByTimeAsync(SETTLE_MS));

  test('is shown step by step, with the reason of a step that is left out', async () => {
    await start({}, undefined, (fake) =>
      fake.answer(PATHS.preview, {
        ...plan(
          step('a', { mode: 'all', handlers: [LI, person('p-x', '', '财务经理')] }),
          step('b', { status: 'skipped', handlers: [], reason: '与上一步为同一人' }),
          step('c', { status: 'copied', type: 'copy' }),
        ),
        problems: ['条件无法计算'],
      }),
    );
    const [first, second, third] = within(steps()).getAllByRole('listitem');
    expect(first).toHaveTextContent('步骤 a审批会签李娜（区域经理）、空缺（财务经理）');
    expect(second).toHaveTextContent('跳过与上一步为同一人');
    expect(third).toHaveTextContent('抄送');
    expect(screen.getByRole('alert')).toHaveTextContent('条件无法计算');
  });

  test('is asked again once the input has rested for half a second, and never just because time passes', async () => {
    const { fake } = await start();
    await pause();
    fake.answer(PATHS.preview, plan(step('a'), step('director')));
    act(() => fake.enterInPages({ amount: 500 }));
    await act(() => jest.advanceTimersByTimeAsync(SETTLE_MS - 100));
    act(() => fake.enterInPages({ amount: 5000 }));
    await act(() => jest.advanceTimersByTimeAsync(SETTLE_MS - 100));
    expect(inputsOf(fake, PATHS.preview)).toHaveLength(1);
    await pause();
    expect(inputsOf(fake, PATHS.preview).at(-1)).toMatchObject({ flowcode: 'expense', values: { amount: 5000 } });
    await waitFor(() => expect(steps()).toHaveTextContent('步骤 director'));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(inputsOf(fake, PATHS.preview)).toHaveLength(2);
  });

  test('a slow answer never replaces a newer one', async () => {
    const { fake } = await start();
    await pause();
    const answers = new Map<unknown, (answer: object) => void>();
    fake.answer(
      PATHS.preview,
      ({ values }: { values: { amount: number } }) => new Promise((resolve) => answers.set(values.amount, resolve)),
    );
    for (const amount of [1, 2]) {
      act(() => fake.enterInPages({ amount }));
      await pause();
      await pause();
    }
    await act(async () => answers.get(2)?.(plan(step('newer'))));
    await waitFor(() => expect(steps()).toHaveTextContent('步骤 newer'));
    await act(async () => answers.get(1)?.(plan(step('older'))));
    expect(steps()).toHaveTextContent('步骤 newer');
    expect(steps()).not.toHaveTextContent('步骤 older');
  });

  test('is drawn as a diagram on wish, and the list comes back', async () => {
    await start();
    fireEvent.click(screen.getByRole('radio', { name: '流程图' }));
    expect(screen.queryByRole('list', { name: '审批流程' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: '列表' }));
    expect(steps()).toHaveTextContent('步骤 a');
  });

  test('is asked again at once on demand', async () => {
    const { fake } = await start();
    fake.pageInput = { amount: 9 };
    press('刷新');
    await waitFor(() => expect(inputsOf(fake, PATHS.preview).at(-1)).toMatchObject({ values: { amount: 9 } }));
  });
});

describe('a platform that does not tell who will be asked', () => {
  test('says so, and the application can be submitted', async () => {
    const missing = new AppError('service', 'Not provided', { code: 'errors.notProvided', status: 404 });
    const fake = portalWith(texts, { 'zh-CN': { 'errors.notProvided': '此平台不提供该功能。' } });
    fake.answer(PATHS.start, START);
    fake.answer(PATHS.preview, missing);
    fake.answer(PATHS.submit, { processid: 'n1' });
    renderScreen(FlowStart, fake, '/flow?flowcode=expense');
    expect(await screen.findByRole('alert')).toHaveTextContent('此平台不提供该功能。');
    press('提交');
    expect(await screen.findByText('提交成功')).toBeVisible();
    expect(fake.asked).toEqual([]);
  });
});

describe('chosen approvers', () => {
  const CHOICES = { choices: [{ nodeid: 'a', name: '步骤 a', multiple: 1 }] };
  const unchosen = (fake: Fake) => fake.answer(PATHS.preview, plan(step('a', { handlers: [], status: 'unknown' })));

  const field = () => within(screen.getByRole('group', { name: '请选择审批人（可多选）' }));

  test('a step without its choice is not submitted, and the field says so and has the focus', async () => {
    const { fake } = await start(CHOICES, undefined, unchosen);
    press('提交');
    expect(await screen.findByText('请选择此步骤的审批人')).toBeVisible();
    expect(field().getByRole('combobox')).toHaveFocus();
    act(() => screen.getByRole('button', { name: '保存草稿' }).focus());
    await waitFor(() => expect(screen.getByRole('button', { name: '提交' })).not.toHaveAttribute('aria-busy'));
    press('提交');
    await waitFor(() => expect(field().getByRole('combobox')).toHaveFocus());
    expect(fake.callsOf(PATHS.submit)).toEqual([]);
  });

  test('a choice is searched for, asks for the preview again, is unsaved input and is submitted', async () => {
    const { fake } = await start(CHOICES, undefined, unchosen);
    act(() => field().getByRole('combobox').focus());
    fireEvent.click(await field().findByRole('option', { name: /王芳/ }));
    expect(fake.isDirty).toBe(true);
    await waitFor(() => expect(inputsOf(fake, PATHS.preview).at(-1)).toMatchObject({ chosen: { a: ['p-wang'] } }));
    press('提交');
    // Nobody else is asked by this plan, so it is submitted without a question.
    expect(await screen.findByText('提交成功')).toBeVisible();
    expect(inputsOf(fake, PATHS.submit)[0]).toMatchObject({ chosen: { a: ['p-wang'] } });
    expect(fake.isDirty).toBe(false);
  });

  test('a choice that is made while files are still being uploaded is submitted', async () => {
    const fake = portalWith(texts, flowTexts);
    fake.answer(PATHS.start, { ...START, ...CHOICES, chosen: { a: ['p-li'] } });
    fake.answer(PATHS.preview, plan(step('a')));
    fake.answer(PATHS.candidates, { items: [LI, person('p-wang', '王芳')], itemcount: 2 });
    fake.answer(PATHS.submit, { processid: 'n1' });
    let arrive: () => void = () => undefined;
    const uploaded = new Promise<void>((resolve) => (arrive = resolve));
    const mountPage: typeof fake.portal.engine.mountPage = (element, request) => {
      const page = fake.portal.engine.mountPage(element, request);
      return { ...page, collect: () => uploaded.then(() => page.collect()) };
    };
    const portal = { ...fake.portal, engine: { ...fake.portal.engine, mountPage } };
    renderScreen(FlowStart, { ...fake, portal }, '/flow?flowcode=expense');
    await screen.findByRole('list', { name: '审批流程' });
    press('提交');
    act(() => field().getByRole('combobox').focus());
    fireEvent.click(await field().findByRole('option', { name: /王芳/ }));
    act(() => arrive());
    expect(await screen.findByText('提交成功')).toBeVisible();
    expect(inputsOf(fake, PATHS.submit)[0]).toMatchObject({ chosen: { a: ['p-li', 'p-wang'] } });
  });

  test('a step that is not on the path needs no choice', async () => {
    const { fake } = await start(CHOICES, undefined, (prepared) => prepared.answer(PATHS.preview, plan(step('b'))));
    expect(screen.queryByRole('group', { name: '请选择审批人（可多选）' })).toBeNull();
    press('提交');
    expect(await screen.findByText('提交成功')).toBeVisible();
    expect(fake.callsOf(PATHS.submit)).toHaveLength(1);
  });

  test('the choice of a draft has the names of the preview', async () => {
    await start({ ...CHOICES, chosen: { a: ['p-li'] } }, 'flowcode=expense&processid=d0');
    expect(within(steps()).getByRole('list', { name: '已选人员' })).toHaveTextContent('李娜');
  });
});

describe('a draft', () => {
  test('is saved on demand as it stands, and the next save and the submission go on with it', async () => {
    const { fake } = await start();
    fake.isPageValid = false;
    fake.pageInput = { amount: 1 };
    press('保存草稿');
    await waitFor(() => expect(fake.shown).toEqual([{ tone: 'success', text: '草稿已保存（2026-11-20 10:00）' }]));
    expect(fake.pageSaves).toBe(1);
    fake.isPageValid = true;
    fake.pageInput = { amount: 2 };
    press('保存草稿');
    await waitFor(() => expect(fake.shown).toHaveLength(2));
    press('提交');
    await screen.findByText('提交成功');
    const [first, second] = inputsOf(fake, PATHS.draft);
    expect(first).toEqual({
      flowcode: 'expense',
      values: { amount: 1 },
      chosen: {},
      requestid: expect.any(String) as string,
    });
    expect(second).toMatchObject({ processid: 'd1', values: { amount: 2 } });
    expect(second?.requestid).not.toBe(first?.requestid);
    expect(inputsOf(fake, PATHS.submit)[0]).toMatchObject({ processid: 'd1', values: { amount: 2 } });
  });

  const FILE = { url: 'https://files.example/a.pdf', filename: 'a.pdf' };
  const COMING = { url: '', filename: '发票.pdf', pending: 'u1' };

  test('waits for files that are on their way', async () => {
    const { fake } = await start();
    act(() => fake.enterInPages({ files: [FILE, COMING] }));
    press('保存草稿');
    expect(await screen.findByRole('button', { name: '保存草稿' })).toHaveAttribute('aria-busy');
    expect(inputsOf(fake, PATHS.draft)).toEqual([]);
    const arrived = { url: 'https://files.example/b.pdf', filename: '发票.pdf' };
    act(() => fake.enterInPages({ files: [FILE, arrived] }));
    await waitFor(() => expect(inputsOf(fake, PATHS.draft)).toHaveLength(1));
    expect(inputsOf(fake, PATHS.draft)[0]).toMatchObject({ values: { files: [FILE, arrived] } });
    await waitFor(() => expect(fake.shown).toEqual([{ tone: 'success', text: '草稿已保存（2026-11-20 10:00）' }]));
  });

  test('is saved without a file that takes too long, and says which', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { fake } = await start();
    act(() => fake.enterInPages({ files: [FILE, COMING], lines: [{ bill: COMING, amount: 3 }] }));
    press('保存草稿');
    await act(() => jest.advanceTimersByTimeAsync(UPLOAD_WAIT_MS));
    jest.useRealTimers();
    await waitFor(() => expect(fake.shown).toHaveLength(1));
    expect(inputsOf(fake, PATHS.draft)[0]).toMatchObject({ values: { files: [FILE], lines: [{ amount: 3 }] } });
    const text = '草稿已保存（2026-11-20 10:00），尚未上传完的文件不在草稿中：发票.pdf、发票.pdf';
    expect(fake.shown).toEqual([{ tone: 'warning', text }]);
  });

  test('that cannot be saved keeps everything and says why; the next try repeats the same request', async () => {
    const { fake } = await start();
    fake.answer(PATHS.draft, new AppError('network', 'offline'));
    fake.pageInput = { amount: 1 };
    press('保存草稿');
    expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误');
    expect([fake.mounted.size, fake.pageSaves]).toEqual([1, 0]);
    fake.answer(PATHS.draft, { processid: 'd1', savedat: '2026-11-20 10:00' });
    press('保存草稿');
    await waitFor(() => expect(fake.pageSaves).toBe(1));
    const [first, second] = inputsOf(fake, PATHS.draft);
    expect(second).toEqual(first);
  });

  test('is gone on with: its values are read and it is submitted under its id', async () => {
    const { fake } = await start({ values: { amount: 7 } }, 'flowcode=expense&processid=d0');
    expect(inputsOf(fake, PATHS.start)[0]).toEqual({ flowcode: 'expense', processid: 'd0' });
    press('提交');
    await screen.findByText('提交成功');
    expect(inputsOf(fake, PATHS.submit)[0]).toMatchObject({ processid: 'd0', values: { amount: 7 } });
  });
});

describe('submitting', () => {
  test('tells number and holders, and leads to the process, to another application or away', async () => {
    const { fake } = await start();
    fake.pageInput = { amount: 300 };
    press('提交');
    expect(await screen.findByText('编号 AF-009；当前由李娜处理')).toBeVisible();
    expect(fake.asked).toEqual([]);
    expect(fake.badgeRefreshes).toBe(1);
    expect(fake.pageSaves).toBe(1);
    press('查看流程');
    expect(fake.opened).toEqual([{ route: '/process?processid=n1', title: '报销 300 元' }]);
    fake.pageInput = {};
    press('再发起一个');
    await screen.findByRole('button', { name: '提交' });
    expect(inputsOf(fake, PATHS.start)).toHaveLength(2);
    expect([...fake.mounted][0]?.values).toEqual({});
    press('取消');
    await waitFor(() => expect(fake.isClosed).toBe(true));
  });

  test('what the page finds wrong is not sent', async () => {
    const { fake } = await start();
    fake.isPageValid = false;
    press('提交');
    await waitFor(() => expect(screen.getByRole('button', { name: '提交' })).not.toHaveAttribute('aria-busy'));
    expect(fake.callsOf(PATHS.submit)).toEqual([]);
  });

  test('a double click sends once', async () => {
    const { fake } = await start();
    press('提交');
    press('提交');
    await screen.findByText('提交成功');
    expect(fake.callsOf(PATHS.submit)).toHaveLength(1);
  });

  test('a refusal names the field and keeps everything; every further try has the same request id', async () => {
    const { fake } = await start();
    fake.pageInput = { amount: 1 };
    act(() => fake.portal.i18n.addTexts({ 'zh-CN': { 'flow.field_required': '请填写{{field}}。' } }));
    const cause = { code: 'flow.field_required', type: '600', message: '', params: { field: '发票' } };
    fake.answer(PATHS.submit, new AppError('service', 'x', { code: 'flow.field_required', status: 500, cause }));
    press('提交');
    expect(await screen.findByRole('alert')).toHaveTextContent('请填写发票。您填写的内容已保留，修改后可再次提交。');
    expect(fake.pageSaves).toBe(0);
    expect(fake.mounted.size).toBe(1);
    fake.pageInput = { amount: 1, invoice: 'x' };
    fake.answer(PATHS.submit, new AppError('network', 'offline'));
    press('提交');
    expect(await screen.findByText(/网络链接错误/)).toBeVisible();
    press('提交');
    await waitFor(() => expect(fake.callsOf(PATHS.submit)).toHaveLength(3));
    const ids = inputsOf(fake, PATHS.submit).map(({ requestid }) => requestid);
    expect(new Set(ids).size).toBe(1);
  });

  test('a refusal about a field names it as the form does, not as the platform stores it', async () => {
    const fields = [{ name: 'amount', title: '报销金额', type: 'money' }];
    const { fake } = await start({ formfields: fields });
    act(() => fake.portal.i18n.addTexts({ 'zh-CN': { 'flow.field_invalid': '{{field}}的内容不正确' } }));
    const cause = { code: 'flow.field_invalid', type: '600', message: '', params: { field: 'amount' } };
    fake.answer(PATHS.submit, new AppError('service', 'x', { code: 'flow.field_invalid', status: 500, cause }));
    press('提交');
    expect(await screen.findByRole('alert')).toHaveTextContent('报销金额的内容不正确');
  });

  test('something unusual is asked about first, with who is asked', async () => {
    const { fake } = await start({}, undefined, (prepared) =>
      prepared.answer(PATHS.preview, { ...plan(step('a')), problems: ['预算不足'] }),
    );
    fake.confirmAnswer = false;
    press('提交');
    await waitFor(() =>
      expect(fake.asked).toEqual([expect.objectContaining({ text: '预算不足；提交后首先由“步骤 a”处理：李娜' })]),
    );
    expect(fake.callsOf(PATHS.submit)).toEqual([]);
    fake.confirmAnswer = true;
    await waitFor(() => expect(screen.getByRole('button', { name: '提交' })).not.toHaveAttribute('aria-busy'));
    press('提交');
    expect(await screen.findByText('提交成功')).toBeVisible();
  });
});
