import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { texts } from '../../locales';
import { planTexts } from '../../locales/plan';
import Process, { texts as processTexts } from './Process';
import { answerProcess, FORM, PATHS } from './testProcess';

const LIU = { positionid: 'l', name: '刘洋', positionname: '区域经理', orgname: '苏州分部' };
const RETURNED = {
  actions: ['resubmit', 'cancel'],
  state: 'returned',
  task: undefined,
  form: { ...FORM, rights: { default: 'editable', fields: {} } },
};
const asked = (nodeid: string, name: string, handlers: object[]) => ({
  ...{ nodeid, name, type: 'approval', mode: 'any', reason: '' },
  ...{ status: handlers.length > 0 ? 'asked' : 'unknown', handlers },
});

async function show(start: object | Error, change: object = {}) {
  const fake = portalWith(texts, processTexts, planTexts);
  answerProcess(fake, { ...RETURNED, ...change });
  fake.answer(PATHS.start, start instanceof Error ? start : { flowcode: 'expense', flowname: '费用报销', ...start });
  fake.answer(
    PATHS.preview,
    ({ values, chosen }: { values: { amount: number }; chosen: Record<string, string[]> }) => ({
      path: [
        asked('manager', '直属经理审批', [LIU]),
        ...(values.amount >= 3000 ? [asked('director', '总监审批', chosen.director?.length ? [LIU] : [])] : []),
      ],
      branches: [],
      problems: [],
    }),
  );
  fake.answer(PATHS.candidates, { items: [LIU], itemcount: 1 });
  renderScreen(Process, fake, '/process?processid=p1');
  fireEvent.click(await screen.findByRole('button', { name: '重新提交' }));
  return fake;
}
const confirm = () => fireEvent.click(screen.getByRole('button', { name: '确定重新提交' }));
const steps = () =>
  within(screen.getByRole('list', { name: '审批流程' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('before an application is submitted again it says who will be asked now', async () => {
  const fake = await show({ choices: [] });
  await screen.findByRole('list', { name: '审批流程' });
  expect(steps()).toEqual([expect.stringContaining('直属经理审批')]);
  expect(steps()[0]).toContain('刘洋');
  // Beside the form, so that it does not take the form's room.
  expect(screen.getByRole('complementary')).toContainElement(screen.getByRole('list', { name: '审批流程' }));
  expect(fake.callsOf(PATHS.start)[0]?.input).toEqual({ flowcode: 'expense', processid: 'p1' });
});

test('the plan follows what is changed in the form', async () => {
  const fake = await show({ choices: [] });
  await screen.findByRole('list', { name: '审批流程' });
  jest.useFakeTimers();
  act(() => fake.enterInPages({ amount: 5000 }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await act(() => jest.advanceTimersByTimeAsync(10));
  jest.useRealTimers();
  await waitFor(() => expect(steps()).toHaveLength(2));
  confirm();
  await waitFor(() => expect(fake.callsOf(PATHS.handle)).toHaveLength(1));
});

test('approvers that are to be chosen are asked for, and sent with the application', async () => {
  const choices = [{ nodeid: 'director', name: '总监审批', multiple: 0 }];
  const fake = await show({ choices }, { form: { ...RETURNED.form, values: { amount: 5000 } } });
  await screen.findByRole('list', { name: '审批流程' });
  confirm();
  expect(await screen.findByText('请选择此步骤的审批人')).toBeVisible();
  expect(fake.callsOf(PATHS.handle)).toEqual([]);
  const search = screen.getByRole('combobox', { name: '查找人员' });
  await waitFor(() => expect(search).toHaveFocus());
  fireEvent.click(await screen.findByRole('option', { name: /刘洋/ }));
  expect(fake.isDirty).toBe(true);
  confirm();
  await waitFor(() => expect(fake.callsOf(PATHS.handle)).toHaveLength(1));
  expect(fake.callsOf(PATHS.handle)[0]?.input).toMatchObject({ action: 'resubmit', chosen: { director: ['l'] } });
});

test('the choice of the last submission counts until another is made', async () => {
  const choices = [{ nodeid: 'director', name: '总监审批', multiple: 0 }];
  const start = { choices, chosen: { director: ['l'] } };
  const fake = await show(start, { form: { ...RETURNED.form, values: { amount: 5000 } } });
  expect(await screen.findByRole('button', { name: '移除 刘洋' })).toBeVisible();
  confirm();
  await waitFor(() => expect(fake.callsOf(PATHS.handle)).toHaveLength(1));
  expect(fake.callsOf(PATHS.handle)[0]?.input).toMatchObject({ chosen: { director: ['l'] } });
});

test('a flow without a plan for people is submitted again as it is', async () => {
  const fake = await show(new AppError('service', 'x', { code: 'flow.not_found', status: 404 }));
  await waitFor(() => expect(fake.callsOf(PATHS.start)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('加载中')).toBeNull());
  confirm();
  await waitFor(() => expect(fake.callsOf(PATHS.handle)).toHaveLength(1));
  expect(fake.callsOf(PATHS.handle)[0]?.input).not.toHaveProperty('chosen');
});
