import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { texts } from '../../locales';
import Process, { texts as processTexts } from './Process';
import { answerProcess, FORM, PATHS } from './testProcess';

let widen: () => void;
beforeEach(() => {
  widen = narrowWindow();
});
afterEach(() => widen());

async function show(change: object = {}) {
  const fake = portalWith(texts, processTexts);
  answerProcess(fake, change);
  renderScreen(Process, fake, '/process?processid=p1');
  await screen.findByRole('heading', { level: 1 });
  return fake;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const showTab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
/** The buttons of the decision, without the tools of the comment. */
const row = () => {
  const { parentElement } = screen.getByRole('button', { name: '同意' });
  return within(parentElement as HTMLElement)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
};

test('the actions are one row that ends with the approval; returning is in the menu', async () => {
  await show();
  expect(row()).toEqual(['驳回', '同意', '更多操作']);
  press('更多操作');
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['退回', '转交', '评论', '打印']);
});

test('while an action is filled in there is no menu beside its two buttons', async () => {
  await show();
  press('更多操作');
  fireEvent.click(await screen.findByRole('menuitem', { name: '退回' }));
  expect(screen.getByRole('button', { name: '确定退回' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '更多操作' })).toBeNull();
});

test('beside the diagram and the record only the buttons stay; what was written comes back with the form', async () => {
  await show();
  fireEvent.change(screen.getByLabelText('审批意见'), { target: { value: '同意发货' } });
  showTab('流程图');
  await screen.findByRole('region', { name: '费用报销流程图' });
  expect(screen.getByLabelText('审批意见')).not.toBeVisible();
  expect(screen.getByRole('button', { name: '同意' })).toBeVisible();
  showTab('审批记录');
  expect(screen.getByLabelText('审批意见')).not.toBeVisible();
  showTab('申请内容');
  expect(screen.getByLabelText('审批意见')).toBeVisible();
  expect(screen.getByLabelText('审批意见')).toHaveValue('同意发货');
});

test('what a decision lacks is shown where it was folded away', async () => {
  await show();
  showTab('审批记录');
  press('驳回');
  expect(screen.getByLabelText('审批意见')).toBeVisible();
  expect(screen.getByLabelText('审批意见')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('驳回时请填写意见');
});

test('a form that is not complete is shown when it is approved from beside the record', async () => {
  const fake = await show({ form: FORM });
  fake.isPageValid = false;
  showTab('审批记录');
  press('同意');
  await waitFor(() => expect(screen.getByRole('tab', { name: '申请内容' })).toHaveAttribute('aria-selected', 'true'));
  expect(fake.callsOf(PATHS.handle)).toEqual([]);
});

test('state and tabs stand at the top; the facts scroll with the application', async () => {
  await show();
  const fact = screen.getByText('陈思远 · 销售代表 · 华东分公司');
  expect(screen.getByRole('tabpanel', { name: '申请内容' })).toContainElement(fact);
  expect(screen.getByText('申请人')).toBeInTheDocument();
  showTab('审批记录');
  expect(fact).not.toBeVisible();
});

test('the comment templates show no keys, which a phone does not have', async () => {
  const fake = await show();
  fake.answer(PATHS.phrases, [{ id: '1', text: '按流程办理' }]);
  press('常用语');
  expect(await screen.findByText('按流程办理')).toBeVisible();
  expect(screen.queryByText('Alt+1')).toBeNull();
  expect(screen.getByLabelText('审批意见')).not.toHaveAttribute('title');
});
