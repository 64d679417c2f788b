import { AppError } from '@atrium/common/errors/appError';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import type { Slice, SliceOption } from '../api/report';
import type { SliceValues } from '../api/reportQuery';
import { detailTexts as texts } from '../locales/detail';
import { ConditionForm } from './ConditionForm';

const PARAMETER = '/api/teapi/report/initparam';

const leaf = (key: string, text: string): SliceOption => ({ key, text, children: [] });
const slice = (given: Partial<Slice>): Slice => ({
  code: 'area',
  name: '区域',
  type: 'select',
  isMultiple: false,
  isRequired: false,
  paramCode: '',
  options: [],
  ...given,
});
const REGIONS: readonly SliceOption[] = [
  { key: 'east', text: '华东', children: [leaf('sh', '上海'), leaf('hz', '杭州')] },
  leaf('north', '华北'),
];

const handleSearch = jest.fn();
let values: SliceValues = {};
beforeEach(() => {
  handleSearch.mockClear();
  values = {};
});

function start(slices: readonly Slice[], initial: SliceValues = {}) {
  const fake = portalWith(texts);
  fake.answer(PARAMETER, {
    paramcode: 'p',
    options: [
      { key: 'a', text: '商超' },
      { key: 'b', text: '便利店' },
    ],
  });
  function Screen() {
    const [shown, setShown] = useState(initial);
    values = shown;
    return (
      <ConditionForm
        slices={slices}
        values={shown}
        onChange={setShown}
        onReset={() => setShown({})}
        onSearch={handleSearch}
      />
    );
  }
  return { fake, ...renderScreen(Screen, fake) };
}
const open = (field: HTMLElement) => {
  fireEvent.focus(field);
  fireEvent.mouseDown(field);
};
/** The label of an option in an open popup; antd also writes one for assistive technology. */
const option = (text: string) =>
  screen.findByText(text, { selector: '.ant-select-item-option-content, .ant-cascader-menu-item-content, [title] *' });

test('a report without slices has no form', () => {
  start([]);
  expect(screen.queryByRole('search')).toBeNull();
});

test('a text is a value while it is typed, and none when it is empty', () => {
  start([slice({ type: 'text', code: 'keyword', name: '客户名称' })]);
  fireEvent.change(screen.getByLabelText('客户名称'), { target: { value: '永辉' } });
  expect(values).toEqual({ keyword: '永辉' });
  fireEvent.change(screen.getByLabelText('客户名称'), { target: { value: '' } });
  expect(values).toEqual({});
});

test('a list with several values collects them', async () => {
  start([slice({ isMultiple: true, options: REGIONS })], { area: ['north'] });
  open(screen.getByLabelText('区域'));
  fireEvent.click(await option('华东'));
  expect(values).toEqual({ area: ['north', 'east'] });
});

test('a condition with several values has a line of its own on a phone', () => {
  start([slice({ isMultiple: true, options: REGIONS }), slice({ code: 'status', name: '状态', options: REGIONS })]);
  expect(screen.getByLabelText('区域').closest('[data-long]')).not.toBeNull();
  expect(screen.getByLabelText('状态').closest('[data-long]')).toBeNull();
});

test('Tab leaves an open list of several values without changing it', async () => {
  const { user } = start([slice({ isMultiple: true, options: REGIONS })], { area: ['north'] });
  const field = screen.getByLabelText('区域');
  await user.click(field);
  await option('华东');
  await user.tab();
  expect(values).toEqual({ area: ['north'] });
  expect(field).not.toHaveFocus();
});

test('a period is chosen with one press', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00+08:00'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  start([slice({ type: 'dates', code: 'days', name: '期间' })]);
  await waitFor(() => expect(screen.getByLabelText('期间')).toHaveAttribute('placeholder', '开始日期'));
  open(screen.getByLabelText('期间'));
  fireEvent.click(screen.getByLabelText('期间'));
  fireEvent.click(await screen.findByText('本季度'));
  expect(values).toEqual({ days: ['2026-10-01', '2026-12-31'] });
  jest.useRealTimers();
});

test('in a tree all children of a parent are the parent alone', async () => {
  start([slice({ type: 'tree', isMultiple: true, options: REGIONS })], { area: ['sh'] });
  await waitFor(() => expect(screen.getByLabelText('区域')).toHaveAttribute('role', 'combobox'));
  open(screen.getByLabelText('区域'));
  fireEvent.click(await screen.findByTitle('杭州'));
  expect(values).toEqual({ area: ['east'] });
});

test('a tree opens down to the first level that offers a choice', async () => {
  const company = { key: 'all', text: '公司', children: [{ key: 'zone', text: '大区', children: REGIONS }] };
  start([slice({ type: 'tree', isMultiple: true, options: [company] })]);
  await waitFor(() => expect(screen.getByLabelText('区域')).toHaveAttribute('role', 'combobox'));
  open(screen.getByLabelText('区域'));
  expect(await screen.findByTitle('华东')).toBeInTheDocument();
  expect(screen.getByTitle('华北')).toBeInTheDocument();
  expect(screen.queryByTitle('上海')).toBeNull();
});

test('a tree is searched by name', async () => {
  start([slice({ type: 'tree', isMultiple: true, options: REGIONS })]);
  await waitFor(() => expect(screen.getByLabelText('区域')).toHaveAttribute('role', 'combobox'));
  open(screen.getByLabelText('区域'));
  fireEvent.change(screen.getByLabelText('区域'), { target: { value: '杭' } });
  expect(await screen.findByTitle('杭州')).toBeInTheDocument();
  expect(screen.queryByTitle('华北')).toBeNull();
});

test('an option of any level can be chosen in levels; its value is its own key', async () => {
  start([slice({ type: 'cascade', options: REGIONS })], { area: 'sh' });
  expect(await screen.findByTitle('华东 / 上海')).toBeInTheDocument();
  open(screen.getByLabelText('区域'));
  fireEvent.click(await option('华北'));
  expect(values).toEqual({ area: 'north' });
});

test('levels with several values collect them', async () => {
  start([slice({ type: 'cascade', isMultiple: true, options: REGIONS })], { area: ['sh'] });
  await waitFor(() => expect(screen.getByLabelText('区域')).toHaveAttribute('role', 'combobox'));
  open(screen.getByLabelText('区域'));
  const box = (await option('华北')).closest('li')?.querySelector('.ant-cascader-checkbox');
  fireEvent.click(box as Element);
  expect(values).toEqual({ area: ['sh', 'north'] });
});

describe('the options of a parameter', () => {
  const channel = slice({ code: 'channel', name: '渠道', paramCode: 'p' });

  test('are read when the field is first used, and once for all reports', async () => {
    const { fake } = start([channel, slice({ code: 'second', name: '次渠道', paramCode: 'p' })]);
    expect(fake.callsOf(PARAMETER)).toHaveLength(0);
    open(screen.getByLabelText('渠道'));
    fireEvent.click(await option('便利店'));
    expect(values).toEqual({ channel: 'b' });
    open(screen.getByLabelText('次渠道'));
    expect(fake.callsOf(PARAMETER).map(({ input }) => input)).toEqual([{ paramcode: 'p' }]);
  });

  test('are read at once for a value, which is shown in words and never as its key', async () => {
    const { fake } = start([channel], { channel: 'a' });
    expect(screen.queryByTitle('a')).toBeNull();
    expect(await screen.findByTitle('商超')).toBeInTheDocument();
    expect(fake.callsOf(PARAMETER)).toHaveLength(1);
  });

  test('that could not be read say so in the popup, with a retry', async () => {
    const { fake } = start([channel]);
    fake.answer(PARAMETER, new AppError('service', '参数服务不可用'));
    open(screen.getByLabelText('渠道'));
    expect(await screen.findByText('正在加载')).toBeInTheDocument();
    const retry = await screen.findByRole('button', { name: '重试' });
    fake.answer(PARAMETER, { paramcode: 'p', options: [{ key: 'a', text: '商超' }] });
    fireEvent.click(retry);
    expect(await option('商超')).toBeInTheDocument();
  });
});

test('a required slice without a value says so at its field, and nothing is searched', async () => {
  const { user } = start([
    slice({ type: 'text', code: 'keyword', name: '客户名称' }),
    slice({ isRequired: true, isMultiple: true, options: REGIONS }),
  ]);
  fireEvent.change(screen.getByLabelText('客户名称'), { target: { value: '永辉' } });
  await user.click(screen.getByRole('button', { name: '查询' }));
  expect(handleSearch).not.toHaveBeenCalled();
  expect(screen.getByLabelText('区域')).toHaveFocus();
  expect(screen.getByLabelText('区域')).toHaveAccessibleDescription('必填');
  expect(values).toEqual({ keyword: '永辉' });
  open(screen.getByLabelText('区域'));
  fireEvent.click(await option('华北'));
  await user.click(screen.getByRole('button', { name: '查询' }));
  expect(handleSearch).toHaveBeenCalledTimes(1);
});

test.each(['dates', 'tree', 'cascade'] as const)(
  'a required field of the type %s is described when it is empty',
  async (type) => {
    start([slice({ type, isRequired: true, options: REGIONS })]);
    await waitFor(() => expect(screen.getByLabelText('区域')).toBeEnabled());
    fireEvent.submit(screen.getByRole('search').querySelector('form') as HTMLFormElement);
    expect(screen.getByLabelText('区域')).toHaveAccessibleDescription('必填');
    expect(screen.getByLabelText('区域')).toHaveAttribute('aria-invalid', 'true');
  },
);
