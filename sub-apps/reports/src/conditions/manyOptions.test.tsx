import { act, fireEvent, screen } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import type { Slice, SliceOption } from '../api/report';
import type { SliceValues } from '../api/reportQuery';
import { detailTexts as texts } from '../locales/detail';
import { ConditionForm } from './ConditionForm';

const OPTIONS: readonly SliceOption[] = Array.from({ length: 100_000 }, (_, index) => ({
  key: `k${index}`,
  text: `客户 ${index}`,
  children: [],
}));
const slice = (given: Partial<Slice>): Slice => ({
  code: 'customer',
  name: '客户',
  type: 'select',
  isMultiple: true,
  isRequired: false,
  paramCode: '',
  options: OPTIONS,
  ...given,
});

function start(one: Slice, values: SliceValues = {}) {
  const handleChange = jest.fn();
  const Screen = () => (
    <ConditionForm
      slices={[one]}
      values={values}
      onChange={handleChange}
      onReset={() => undefined}
      onSearch={() => undefined}
    />
  );
  return { handleChange, ...renderScreen(Screen, portalWith(texts)) };
}

test('a list of a hundred thousand options draws those in sight, and finds any of them', async () => {
  start(slice({}));
  const field = screen.getByLabelText('客户');
  fireEvent.mouseDown(field);
  expect(document.querySelectorAll('.ant-select-item-option').length).toBeLessThan(60);
  fireEvent.change(field, { target: { value: '客户 99999' } });
  expect(await screen.findByTitle('客户 99999')).toBeInTheDocument();
});

test('a tree lists the first ten thousand options, and says how many it leaves out', async () => {
  start(slice({ type: 'tree' }));
  expect(await screen.findByText('另有 90000 个选项没有列出')).toBeInTheDocument();
  await act(async () => undefined);
});

test('a hundred thousand chosen options are one entry that can be cleared', () => {
  const { handleChange, container } = start(slice({}), { customer: OPTIONS.map(({ key }) => key) });
  expect(screen.getByText('已选 100,000 项，清除后可重新选择')).toBeInTheDocument();
  const clear = container.querySelector('.ant-select-clear');
  if (clear) fireEvent.mouseDown(clear);
  expect(handleChange).toHaveBeenCalledWith({});
});

test('a condition in force that the form does not list is kept by a change of another one', () => {
  const { handleChange } = start(slice({ type: 'text' }), { hidden: 'x' });
  fireEvent.change(screen.getByLabelText('客户'), { target: { value: '永辉' } });
  expect(handleChange).toHaveBeenCalledWith({ hidden: 'x', customer: '永辉' });
});
