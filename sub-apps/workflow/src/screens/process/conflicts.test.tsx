import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { queryClientOf } from '../../../../../src/portal/sdk/queryClient';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { texts } from '../../locales';
import { REFRESH_MS } from '../../useReturn';
import Process, { texts as processTexts } from './Process';
import { answerProcess, FORM, PATHS, SUBMITTED, WAITING, wireProcess } from './testProcess';

const refusal = (code: string, status = 500) => new AppError('service', 'x', { code, status });
const APPROVED = {
  ...WAITING,
  handlers: ['张伟'],
  action: 'approve',
  actionname: '同意',
  status: 'done',
  time: '2026-11-20 15:20',
};

async function show(change: object = {}) {
  const fake = portalWith(texts, processTexts);
  answerProcess(fake, change);
  renderScreen(Process, fake, '/process?processid=p1');
  await screen.findByRole('heading', { level: 1 });
  return fake;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('somebody else was faster: the person is told who and when, and sends what they wrote as a comment', async () => {
  const fake = await show();
  write('审批意见', '同意发货');
  fake.answer(PATHS.handle, refusal('flow.already_handled'));
  fake.answer(
    PATHS.get,
    wireProcess({ steps: [SUBMITTED, APPROVED], actions: ['comment'], task: undefined, version: 4 }),
  );
  press('同意');
  expect(await screen.findByText(/此步骤已由张伟于 2026-11-20 15:20 处理（同意）/)).toBeVisible();
  expect(screen.getByText('同意发货')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '同意' })).toBeNull());
  expect([fake.badgeRefreshes, fake.shown, fake.isDirty]).toEqual([1, [], true]);

  press('作为评论发送');
  expect(screen.getByLabelText('说明')).toHaveValue('同意发货');
  fake.answer(PATHS.handle, {});
  press('确定评论');
  await waitFor(() => expect(fake.callsOf(PATHS.handle)).toHaveLength(2));
  expect(fake.callsOf(PATHS.handle)[1]?.input).toMatchObject({ action: 'comment', comment: '同意发货', version: 4 });
  await waitFor(() => expect(screen.queryByText(/此步骤已由张伟/)).toBeNull());
  expect(fake.isDirty).toBe(false);
});

test('who was faster is named, not the copy that went out after it', async () => {
  const fake = await show();
  const copied = { ...APPROVED, stepid: 's9', name: '抄送财务', handlers: [], action: 'copy', actionname: '抄送' };
  fake.answer(PATHS.handle, refusal('flow.already_handled'));
  fake.answer(PATHS.get, wireProcess({ steps: [SUBMITTED, APPROVED, copied], actions: [], task: undefined }));
  press('同意');
  expect(await screen.findByText(/此步骤已由张伟于 2026-11-20 15:20 处理（同意）/)).toBeVisible();
});

test.each(['flow.already_decided', 'flow.not_allowed'])(
  'an applicant who withdraws after the approval is told who approved, and sees the process as it is: %s',
  async (code) => {
    const fake = await show({ actions: ['withdraw'], task: undefined });
    press('撤回');
    fake.answer(PATHS.handle, refusal(code));
    fake.answer(PATHS.get, wireProcess({ steps: [SUBMITTED, APPROVED], actions: ['comment'], task: undefined }));
    press('确定撤回');
    expect(
      await screen.findByText('张伟已于 2026-11-20 15:20 处理（同意），现在不能进行此操作，您的操作没有提交。'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: '撤回' })).toBeNull();
    expect(fake.shown).toEqual([]);
  },
);

test('an open process is read again every minute, because others go on with it', async () => {
  jest.useFakeTimers();
  try {
    const fake = await show({ actions: ['withdraw'], task: undefined });
    expect(screen.getByRole('button', { name: '撤回' })).toBeVisible();
    fake.answer(PATHS.get, wireProcess({ steps: [SUBMITTED, APPROVED], actions: ['comment'], task: undefined }));
    expect(fake.callsOf(PATHS.get)).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(REFRESH_MS));
    expect(fake.callsOf(PATHS.get)).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('button', { name: '撤回' })).toBeNull());
  } finally {
    jest.useRealTimers();
  }
});

test('what was written can be copied; a browser that refuses leaves it to the person', async () => {
  const fake = await show();
  write('审批意见', '同意发货');
  fake.answer(PATHS.handle, refusal('flow.already_handled'));
  press('同意');
  await screen.findByText('此步骤已由他人处理，您的操作没有提交。');
  const writeText = jest.fn(() => Promise.reject(new Error('not allowed')));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  press('复制意见');
  await waitFor(() => expect(fake.shown).toEqual([{ tone: 'warning', text: '无法复制，请手动选择文字。' }]));
  writeText.mockImplementation(() => Promise.resolve() as Promise<never>);
  press('复制意见');
  await waitFor(() => expect(fake.shown.at(-1)).toEqual({ tone: 'success', text: '已复制' }));
  expect(writeText).toHaveBeenCalledWith('同意发货');
  press('知道了');
  expect(screen.queryByText('此步骤已由他人处理，您的操作没有提交。')).toBeNull();
});

test('a form that somebody else changed meanwhile keeps the person’s changes until they give them up', async () => {
  const fake = await show({ form: FORM });
  const [mounted] = [...fake.mounted];
  act(() => mounted?.onDirty?.(true));
  fake.pageInput = { amount: 700 };
  fake.answer(PATHS.handle, refusal('flow.changed'));
  fake.answer(PATHS.get, wireProcess({ form: { ...FORM, values: { amount: 1300 } }, version: 4 }));
  press('同意');
  expect(await screen.findByText(/提交前表单已被他人修改/)).toBeVisible();
  const reload = await screen.findByRole('button', { name: '查看最新表单（放弃我的修改）' });
  expect([...fake.mounted]).toEqual([mounted]);

  fake.answer(PATHS.handle, {});
  press('同意');
  await waitFor(() => expect(fake.callsOf(PATHS.handle)).toHaveLength(2));
  expect(fake.callsOf(PATHS.handle)[1]?.input).toMatchObject({ version: 4, values: { amount: 700 } });
  await screen.findByRole('heading', { name: '已同意' });
  expect(reload).not.toBeInTheDocument();
});

test('the latest form takes the place of the person’s changes when they want it', async () => {
  const fake = await show({ form: FORM });
  act(() => [...fake.mounted][0]?.onDirty?.(true));
  fake.answer(PATHS.handle, refusal('flow.changed'));
  fake.answer(PATHS.get, wireProcess({ form: { ...FORM, values: { amount: 1300 } }, version: 4 }));
  press('同意');
  const reload = await screen.findByRole('button', { name: '查看最新表单（放弃我的修改）' });
  await act(async () => fireEvent.click(reload));
  expect([...fake.mounted].map(({ values }) => values)).toEqual([{ amount: 1300 }]);
});

test('a change of the form that arrives while the person edits is not overwritten unseen', async () => {
  const fake = await show({ form: FORM });
  act(() => [...fake.mounted][0]?.onDirty?.(true));
  fake.pageInput = { amount: 700 };
  fake.answer(PATHS.get, wireProcess({ form: { ...FORM, values: { amount: 1300 } }, version: 4 }));
  await act(() => queryClientOf(fake.portal).invalidateQueries());
  fake.answer(PATHS.handle, refusal('flow.changed'));
  press('同意');
  await screen.findByText(/提交前表单已被他人修改/);
  expect(fake.callsOf(PATHS.handle)[0]?.input).toMatchObject({ version: 3, values: { amount: 700 } });
});

test('what changes beside the form does not make it outdated', async () => {
  const fake = await show({ form: FORM });
  act(() => [...fake.mounted][0]?.onDirty?.(true));
  fake.answer(PATHS.get, wireProcess({ form: FORM, version: 4, applicant: '陈思远（代）' }));
  await act(() => queryClientOf(fake.portal).invalidateQueries());
  await screen.findByText(/陈思远（代）/);
  press('同意');
  await screen.findByRole('heading', { name: '已同意' });
  expect(fake.callsOf(PATHS.handle)[0]?.input).toMatchObject({ version: 4 });
});

test('who comes back to the window sees what others have done meanwhile', async () => {
  const fake = await show();
  fake.answer(PATHS.get, wireProcess({ steps: [SUBMITTED, APPROVED], actions: ['comment'], task: undefined }));
  fireEvent.focus(window);
  await waitFor(() => expect(screen.queryByRole('button', { name: '同意' })).toBeNull());
});

test('a form without changes of the person follows the platform', async () => {
  const fake = await show({ form: FORM });
  fake.answer(PATHS.handle, {});
  fake.answer(PATHS.get, wireProcess({ form: { ...FORM, values: { amount: 1300 } } }));
  fireEvent.click(screen.getByRole('button', { name: '更多操作' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '评论' }));
  write('说明', '请尽快');
  press('确定评论');
  await waitFor(() => expect([...fake.mounted].map(({ values }) => values)).toEqual([{ amount: 1300 }]));
});

test('a process that was deleted meanwhile is told, and offers nothing more', async () => {
  const fake = await show();
  write('审批意见', '同意发货');
  fake.answer(PATHS.handle, refusal('flow.not_found', 404));
  fake.answer(PATHS.get, refusal('flow.not_found', 404));
  press('同意');
  expect(await screen.findByText('此流程已被删除，您的操作没有提交。')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '同意' })).toBeNull());
  expect(screen.getByText('同意发货')).toBeVisible();
});

describe('an action whose answer was lost, and whose process was read again,', () => {
  const bodiesOf = (fake: Awaited<ReturnType<typeof show>>) => fake.callsOf(PATHS.handle).map(({ input }) => input);
  const OWN = { ...APPROVED, handlers: ['李娜'] };
  const ended = { steps: [SUBMITTED, OWN], actions: ['comment'], task: undefined, version: 4 };

  test('is repeated as the same one by whoever sends it again', async () => {
    const fake = await show({ actions: ['comment'], task: undefined });
    press('评论');
    write('说明', '请尽快');
    fake.answer(PATHS.handle, new AppError('network', 'lost'));
    press('确定评论');
    await screen.findByText('您填写的内容已保留，修改后可再次提交。');
    fake.answer(
      PATHS.get,
      wireProcess({ actions: ['comment'], task: undefined, version: 4, applicant: '陈思远（代）' }),
    );
    await act(() => queryClientOf(fake.portal).invalidateQueries());
    await screen.findByText(/陈思远（代）/);
    fake.answer(PATHS.handle, {});
    press('确定评论');
    await waitFor(() => expect(fake.shown).toContainEqual({ tone: 'success', text: '评论已发送' }));
    const [first, second] = bodiesOf(fake);
    expect(second).toEqual(first);
    expect(fake.isDirty).toBe(false);
  });

  test('has ended well when the platform had done it', async () => {
    const fake = await show();
    write('审批意见', '同意发货');
    fake.answer(PATHS.handle, new AppError('service', 'x', { code: 'errors.http.502', status: 502 }));
    press('同意');
    await screen.findByText('您填写的内容已保留，修改后可再次提交。');
    fake.answer(PATHS.handle, { currentstep: '总监审批', handlers: ['王芳'] });
    fake.answer(PATHS.get, wireProcess(ended));
    fireEvent.focus(window);
    expect(await screen.findByRole('heading', { name: '已同意' })).toBeVisible();
    const [first, second] = bodiesOf(fake);
    expect([second, fake.isDirty]).toEqual([first, false]);
  });

  test('is not done twice when the next task waits for the same person', async () => {
    const fake = await show();
    fake.answer(PATHS.handle, new AppError('network', 'lost'));
    press('同意');
    await screen.findByText('您填写的内容已保留，修改后可再次提交。');
    fake.answer(PATHS.handle, {});
    fake.answer(PATHS.get, wireProcess({ task: { taskid: 't2', nodeid: 'director' }, version: 4 }));
    fireEvent.focus(window);
    await screen.findByRole('heading', { name: '已同意' });
    expect(bodiesOf(fake)).toEqual([
      expect.objectContaining({ taskid: 't1' }),
      expect.objectContaining({ taskid: 't1' }),
    ]);
  });

  test('was not done when somebody else was faster, who is named', async () => {
    const fake = await show();
    write('审批意见', '同意发货');
    fake.answer(PATHS.handle, new AppError('network', 'lost'));
    press('同意');
    await screen.findByText('您填写的内容已保留，修改后可再次提交。');
    fake.answer(PATHS.handle, refusal('flow.already_handled'));
    fake.answer(PATHS.get, wireProcess({ ...ended, steps: [SUBMITTED, APPROVED] }));
    fireEvent.focus(window);
    expect(await screen.findByText(/此步骤已由张伟于 2026-11-20 15:20 处理（同意）/)).toBeVisible();
    expect(screen.getByText('同意发货')).toBeVisible();
  });

  test('has arrived, and what was corrected since was not sent, when the person sends it again with another comment', async () => {
    const fake = await show();
    write('审批意见', '同意发货');
    fake.answer(PATHS.handle, new AppError('network', 'lost'));
    press('同意');
    await screen.findByText('您填写的内容已保留，修改后可再次提交。');
    write('审批意见', '同意发货，请尽快');
    fake.answer(PATHS.handle, ({ comment }: { comment: string }) => {
      if (comment === '同意发货') return {};
      throw refusal('flow.already_handled');
    });
    fake.answer(PATHS.get, wireProcess(ended));
    press('同意');
    expect(
      await screen.findByText('您之前的操作已于 2026-11-20 15:20 提交（同意），之后修改的内容没有提交。'),
    ).toBeVisible();
    expect(screen.getByText('同意发货，请尽快')).toBeVisible();
    const ids = bodiesOf(fake).map((body) => (body as { requestid: string }).requestid);
    expect([ids[2] === ids[0], ids[1] === ids[0]]).toEqual([true, false]);
  });

  test('is not sent once more after another action of the applicant came too late', async () => {
    const fake = await show({ actions: ['urge', 'withdraw'], task: undefined });
    press('催办');
    fake.answer(PATHS.handle, new AppError('network', 'lost'));
    press('确定催办');
    await screen.findByText('您填写的内容已保留，修改后可再次提交。');
    press('取消');
    press('撤回');
    fake.answer(PATHS.handle, refusal('flow.already_decided'));
    fake.answer(PATHS.get, wireProcess(ended));
    press('确定撤回');
    await screen.findByText(/现在不能进行此操作，您的操作没有提交。/);
    expect(bodiesOf(fake).map((body) => (body as { action: string }).action)).toEqual(['urge', 'withdraw']);
  });

  test('is left alone when the person has written something else since', async () => {
    const fake = await show();
    write('审批意见', '同意发货');
    fake.answer(PATHS.handle, new AppError('network', 'lost'));
    press('同意');
    await screen.findByText('您填写的内容已保留，修改后可再次提交。');
    write('审批意见', '同意发货，请尽快');
    fake.answer(PATHS.get, wireProcess(ended));
    fireEvent.focus(window);
    await waitFor(() => expect(screen.queryByRole('button', { name: '同意' })).toBeNull());
    expect([fake.callsOf(PATHS.handle).length, fake.isDirty]).toEqual([1, true]);
  });
});
