import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { withApplicantFields } from '../../flow/conditionWords';
import { texts } from '../FlowDesigner';
import { ConditionField } from './ConditionField';
import { fieldsOf, trialScope } from './trialScope';

const FORM = [
  { name: 'amount', title: '报销金额', type: 'money' },
  { name: 'type', title: '费用类型', type: 'select', options: [{ value: 'travel', text: '差旅费' }] },
  { name: 'date', title: '日期', type: 'datepicker' },
  { name: 'isUrgent', title: '加急', type: 'switch' },
];

async function show(condition: string, isReadOnly = false) {
  const fake = portalWith(texts);
  const asked: [string, unknown][] = [];
  const { evaluate } = fake.portal.engine.expressions;
  fake.portal.engine.expressions.evaluate = (expression, values) => {
    asked.push([expression, values]);
    return evaluate(expression, values);
  };
  function Screen() {
    const [shown, setShown] = useState(condition);
    const fields = withApplicantFields(FORM, fake.portal.i18n.t);
    return <ConditionField condition={shown} fields={fields} isReadOnly={isReadOnly} onChange={setShown} />;
  }
  renderScreen(Screen, fake);
  fireEvent.click(screen.getByRole('button', { name: '试一试' }));
  const trial = within(await screen.findByRole('group', { name: '试一试' }));
  return { fake, asked, trial };
}
const pause = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const answer = (trial: ReturnType<typeof within>) => trial.getByRole('status').textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a condition is tried with values for its fields, 300 ms after the last key', async () => {
  const { fake, asked, trial } = await show("amount >= 3000 && type == 'travel'");
  fake.expressionValues.set("amount >= 3000 && type == 'travel'", true);
  await pause(1_000);
  asked.length = 0;
  const amount = trial.getByLabelText('报销金额');
  fireEvent.change(amount, { target: { value: '4' } });
  await pause(299);
  fireEvent.change(amount, { target: { value: '4,200' } });
  await pause(299);
  expect(asked).toEqual([]);
  expect(answer(trial)).toBe('正在判断…');
  await pause(1);
  await pause(0);
  expect(asked).toEqual([["amount >= 3000 && type == 'travel'", { amount: 4200, type: '' }]]);
  expect(answer(trial)).toBe('成立');
  expect(trial.queryByLabelText('日期')).toBeNull();
});

test('a field that is chosen from a list offers the texts of its options', async () => {
  const { asked, trial } = await show("type == 'travel'");
  fireEvent.mouseDown(trial.getByRole('combobox', { name: '费用类型' }));
  // The row of the condition says it as well.
  expect(screen.getByRole('combobox', { name: '条件 1 的值' }).closest('.ant-select')).toHaveTextContent('差旅费');
  fireEvent.click(screen.getAllByTitle('差旅费').at(-1) as Element);
  await pause(300);
  await pause(0);
  expect(asked.at(-1)).toEqual(["type == 'travel'", { type: 'travel' }]);
  expect(answer(trial)).toBe('不成立');
});

test('what is wrong with an expression is said, and an incomplete condition is not tried', async () => {
  const wrong = await show('amount.foo() > 3');
  wrong.fake.expressionProblems.set('amount.foo() > 3', '不支持这种写法');
  fireEvent.change(wrong.trial.getByLabelText('报销金额'), { target: { value: '1' } });
  await pause(300);
  await pause(0);
  expect(answer(wrong.trial)).toBe('不支持这种写法');
});

test('an incomplete condition is not tried', async () => {
  const { asked, trial } = await show('amount >=');
  await pause(1_000);
  expect(asked).toEqual([]);
  expect(answer(trial)).toBe('条件未填写完整');
});

test('without the right to edit a condition can be tried', async () => {
  const { trial } = await show('amount >= 3000', true);
  expect(trial.getByLabelText('报销金额')).toBeEnabled();
});

test('the fields of an expression are those it reads outside of texts, and their values are as in a form', () => {
  const fields = withApplicantFields(FORM, (key) => key);
  const used = fieldsOf(`amount > 3 && applicant.orgname == 'type' && isUrgent && date > "date"`, fields);
  expect(used.map(({ name }) => name)).toEqual(['amount', 'date', 'isUrgent', 'applicant.orgname']);
  expect(trialScope(used, new Map([['applicant.orgname', '总部']]))).toEqual({
    amount: null,
    date: '',
    isUrgent: false,
    applicant: { orgname: '总部' },
  });
  expect(trialScope([{ name: 'lines', title: '明细', type: 'array' }], new Map())).toEqual({ lines: [] });
});
