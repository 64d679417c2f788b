import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import FlowStart, { texts } from './FlowStart';
import { startRequests } from './startRequests';

const FLOW = '/api/teapi/workflow/flow';
const PATHS = {
  ...{ start: `${FLOW}/getstart`, preview: `${FLOW}/preview`, draft: `${FLOW}/savedraft` },
  ...{ submit: `${FLOW}/submit`, candidates: `${FLOW}/candidates` },
};
const START = { flowcode: 'expense', flowname: '费用报销', nodes: [], pagecode: 'flow-expense', choices: [] };
const STEP = { nodeid: 'a', name: '经理审批', type: 'approval', status: 'asked', mode: 'any', handlers: [] };
const PERSON = { positionid: 'p-li', name: '李娜', positionname: '经理', orgname: '' };

const refusal = (code: string, status = 500) =>
  new AppError('service', code, { code, status, cause: { code, type: '600', message: '', params: {} } });

type Fake = ReturnType<typeof portalWith>;

function show(change: object | AppError, query: string, tabState?: unknown) {
  const fake = portalWith(texts);
  fake.tabState = tabState;
  fake.answer(PATHS.start, change instanceof AppError ? change : { ...START, ...change });
  fake.answer(PATHS.preview, { path: [STEP], branches: [], problems: [] });
  fake.answer(PATHS.draft, { processid: 'd1', savedat: '2026-11-20 10:00' });
  fake.answer(PATHS.candidates, { items: [PERSON], itemcount: 1 });
  renderScreen(FlowStart, fake, `/flow?${query}`);
  return fake;
}
async function start(change: object = {}, query = 'flowcode=expense', tabState?: unknown) {
  const fake = show(change, query, tabState);
  await screen.findByRole('list', { name: '审批流程' });
  await screen.findByRole('button', { name: '提交', description: '' });
  return fake;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isIdle = () =>
  waitFor(() => expect(screen.getByRole('button', { name: '提交' })).not.toHaveAttribute('aria-busy'));
const inputsOf = (fake: Fake, path: string) => fake.callsOf(path).map(({ input }) => input as Record<string, unknown>);

describe('a step whose approver the applicant chooses', () => {
  const CHOICES = { choices: [{ nodeid: 'a', name: '经理审批', multiple: 0 }] };

  test('is marked as required, and red together with the fields that are missing, without taking their focus', async () => {
    const fake = await start(CHOICES);
    fake.isPageValid = false;
    const group = within(screen.getByRole('group', { name: '请选择审批人' }));
    expect(group.getByText('*')).toBeVisible();
    expect(group.getByRole('combobox')).toBeRequired();
    press('提交');
    expect(await screen.findByText('请选择此步骤的审批人')).toBeVisible();
    expect(group.getByRole('combobox')).not.toHaveFocus();
    await isIdle();
    fake.isPageValid = true;
    press('提交');
    await waitFor(() => expect(group.getByRole('combobox')).toHaveFocus());
    expect(fake.callsOf(PATHS.submit)).toEqual([]);
  });

  test('is kept under the id of the draft once that has been saved', async () => {
    const fake = await start(CHOICES);
    press('保存草稿');
    await waitFor(() => expect(fake.shown).toHaveLength(1));
    act(() => screen.getByRole('combobox').focus());
    fireEvent.click(await screen.findByRole('option', { name: /李娜/ }));
    await waitFor(() => expect(fake.drafts.kept.size).toBe(1), { timeout: 3_000 });
    expect([...fake.drafts.kept.values()].map(({ record }) => record)).toEqual([
      JSON.stringify(['approvers', 'flow', 'expense', 'd1']),
    ]);
  });
});

describe('a draft that was saved', () => {
  test('is what further input on this device belongs to, and what the tab goes on with after a crash', async () => {
    const fake = await start();
    expect(fake.draftOf).toBe(JSON.stringify(['flow', 'expense', '']));
    press('保存草稿');
    await waitFor(() => expect(fake.shown).toHaveLength(1));
    expect(fake.draftOf).toBe(JSON.stringify(['flow', 'expense', 'd1']));
    expect(fake.tabState).toEqual({ draft: 'd1' });
    expect(fake.mounted.size).toBe(1);
  });

  test('is gone on with by the restored tab, until it is submitted', async () => {
    const fake = await start({ values: { amount: 3 } }, 'flowcode=expense', { draft: 'd1' });
    expect(inputsOf(fake, PATHS.start)).toEqual([{ flowcode: 'expense', processid: 'd1' }]);
    expect(fake.draftOf).toBe(JSON.stringify(['flow', 'expense', 'd1']));
    fake.answer(PATHS.submit, { processid: 'd1' });
    press('提交');
    await screen.findByText('提交成功');
    expect(fake.tabState).toBeUndefined();
  });

  test('that is gone leaves a restored tab with a new application', async () => {
    const fake = show(refusal('flow.not_found', 404), 'flowcode=expense', { draft: 'd1' });
    await screen.findByText('找不到此流程');
    fake.answer(PATHS.start, START);
    press('再发起一个');
    await screen.findByRole('button', { name: '提交' });
    expect(inputsOf(fake, PATHS.start).at(-1)).toEqual({ flowcode: 'expense' });
    expect(fake.tabState).toBeUndefined();
  });
});

describe('a draft that was changed in another window meanwhile', () => {
  /** The platform refuses the version that this window has read. */
  async function startOutdated() {
    const fake = await start({ draftversion: 3, values: { amount: 3 } }, 'flowcode=expense&processid=d0');
    const answer =
      (done: object) =>
      ({ processid, version }: { processid?: string; version?: number }) => {
        if (processid === 'd0' && version === 3) throw refusal('flow.draft_changed');
        return done;
      };
    fake.answer(PATHS.draft, answer({ processid: 'd9', version: 1, savedat: '2026-11-20 10:00' }));
    fake.answer(PATHS.submit, answer({ processid: 'd0' }));
    return fake;
  }

  test('is not overwritten: what is here becomes a draft of its own if the person wants that', async () => {
    const fake = await startOutdated();
    press('保存草稿');
    await waitFor(() => expect(fake.shown).toMatchObject([{ tone: 'success' }]));
    expect(fake.asked).toMatchObject([{ title: '此草稿已在其他窗口或设备上修改', confirmText: '另存为新草稿' }]);
    const [refused, saved] = inputsOf(fake, PATHS.draft);
    expect([refused?.processid, refused?.version, saved?.processid]).toEqual(['d0', 3, undefined]);
    expect(fake.draftOf).toBe(JSON.stringify(['flow', 'expense', 'd9']));
    press('保存草稿');
    await waitFor(() => expect(inputsOf(fake, PATHS.draft)).toHaveLength(3));
    expect(inputsOf(fake, PATHS.draft)[2]).toMatchObject({ processid: 'd9', version: 1 });
  });

  test('stays as it is, and so does the form, when the person wants neither', async () => {
    const fake = await startOutdated();
    fake.confirmAnswer = false;
    press('保存草稿');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(inputsOf(fake, PATHS.draft)).toHaveLength(1);
    expect(fake.mounted.size).toBe(1);
  });

  test('or deleted there: what is here becomes a draft of its own, or is submitted', async () => {
    const fake = await start({ draftversion: 3 }, 'flowcode=expense&processid=d0');
    const answer =
      (done: object) =>
      ({ processid }: { processid?: string }) => {
        if (processid === 'd0') throw refusal('flow.not_found', 404);
        return done;
      };
    fake.answer(PATHS.draft, answer({ processid: 'd9', savedat: '2026-11-20 10:00' }));
    fake.answer(PATHS.submit, answer({ processid: 'd9' }));
    fake.confirmAnswer = false;
    press('保存草稿');
    await screen.findByRole('alert');
    expect(fake.asked).toMatchObject([{ title: '此草稿已被删除', confirmText: '另存为新草稿' }]);
    fake.confirmAnswer = true;
    press('提交');
    await screen.findByText('提交成功');
    expect(inputsOf(fake, PATHS.submit).map(({ processid }) => processid)).toEqual(['d0', undefined]);
  });

  test('is submitted as it is here only if the person says so', async () => {
    const fake = await startOutdated();
    press('提交');
    await screen.findByText('提交成功');
    expect(fake.asked).toMatchObject([{ confirmText: '按此处的内容提交' }]);
    expect(inputsOf(fake, PATHS.submit).map(({ version }) => version)).toEqual([3, undefined]);
  });
});

test.each([
  ['the form', '', true],
  ['a draft, which has a tab of its own,', '&processid=d0', false],
  ['a link with values, which has one too,', '&values=%7B%7D', false],
])('a submitted application of %s stays told until the flow is started once more', async (_case, draft, isReplaced) => {
  const fake = await start({}, `flowcode=expense${draft}`);
  fake.answer(PATHS.submit, { processid: 'n1', processno: 'AF-009' });
  act(() => startRequests.emit('expense'));
  expect(fake.mounted.size).toBe(1);
  press('提交');
  await screen.findByText('提交成功');
  const tab = document.body.appendChild(document.createElement('div'));
  tab.setAttribute('role', 'tabpanel');
  tab.append(...[...document.body.children].filter((element) => element !== tab));
  // Back from the process that the confirmation has opened.
  for (const isHidden of [true, false]) {
    tab.hidden = isHidden;
    await act(() => Promise.resolve());
  }
  act(() => startRequests.emit('leave'));
  expect(screen.getByText('提交成功')).toBeVisible();
  act(() => startRequests.emit('expense'));
  expect(screen.queryByText('提交成功') === null).toBe(isReplaced);
  if (isReplaced) await screen.findByRole('button', { name: '提交' });
  document.body.append(...tab.children);
  tab.remove();
});

describe('an application that was submitted already', () => {
  const PROCESS = { processid: 'n1', processno: 'AF-009', title: '报销 1200 元' };

  test('because an answer was lost is told with its number and leads to the process; what was changed since stays', async () => {
    const fake = await start();
    fake.pageInput = { amount: 1200 };
    fake.answer(PATHS.submit, new AppError('network', 'offline'));
    press('提交');
    await screen.findByRole('alert');
    await isIdle();
    fake.pageInput = { amount: 2000 };
    fake.answer(PATHS.submit, ({ values }: { values: { amount: number } }) => {
      if (values.amount === 1200) return PROCESS;
      throw refusal('flow.already_handled');
    });
    press('提交');
    expect(await screen.findByText('此申请已经提交（编号 AF-009），之后填写的内容没有提交。')).toBeVisible();
    expect(screen.queryByText(/修改后可再次提交/)).toBeNull();
    const requestIds = new Set(inputsOf(fake, PATHS.submit).map(({ requestid }) => requestid));
    expect(requestIds.size).toBe(1);
    expect([fake.mounted.size, fake.pageSaves]).toEqual([1, 0]);
    expect(screen.getByRole('button', { name: '保存草稿' })).toHaveAccessibleDescription('此申请已经提交');
    press('查看流程');
    expect(fake.opened).toEqual([{ route: '/process?processid=n1', title: '报销 1200 元' }]);
  });

  test('a draft that was submitted in another tab leads to its process', async () => {
    const fake = await start({}, 'flowcode=expense&processid=d0');
    fake.answer(PATHS.draft, refusal('flow.already_handled'));
    press('保存草稿');
    expect(await screen.findByText('此申请已经提交，之后填写的内容没有提交。')).toBeVisible();
    press('查看流程');
    expect(fake.opened).toEqual([{ route: '/process?processid=d0', title: '费用报销' }]);
  });

  test.each([
    ['returned, also of a flow that has been disabled', { state: 'returned', isretired: 1 }],
    ['running', refusal('flow.already_handled')],
    ['at its end', refusal('flow.not_allowed')],
  ])('is no draft when it is %s: it is seen and changed where it is shown', async (_case, answer) => {
    const fake = show(answer, 'flowcode=expense&processid=n1');
    expect(await screen.findByText('此申请已经提交过')).toBeVisible();
    expect(screen.queryByRole('button', { name: '保存草稿' })).toBeNull();
    press('查看流程');
    expect(fake.opened).toEqual([{ route: '/process?processid=n1' }]);
  });

  test('the draft of somebody else says so, without a button that would try again', async () => {
    show(refusal('flow.not_yours', 403), 'flowcode=expense&processid=n1');
    expect(await screen.findByText('您不能填写此申请')).toBeVisible();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });
});
