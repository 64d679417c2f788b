import { screen, within } from '@testing-library/react';
import { createFakeHost } from '../fakeHost';
import { field, showControls } from './testView';

const FAULTY = { type: 'number', name: 'qty', title: '数量', min: 'x', titel: '数', value: 3 };

let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)));
afterEach(() => jest.restoreAllMocks());

it('a control with properties that cannot be used works without them, and the console names them', () => {
  showControls([FAULTY]);
  expect(field('数量')).toHaveValue('3');
  expect(screen.queryByRole('list', { name: 'engine.issue.title' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining('controls[0].min: engine.issue.type'),
    expect.stringContaining('controls[0].titel: engine.issue.unknown-key'),
  ]);
});

it('marks them at the control for who writes the page', () => {
  showControls([FAULTY], { host: createFakeHost({ isAuthoring: true }) });
  const marks = within(screen.getByRole('list', { name: 'engine.issue.title' })).getAllByRole('listitem');
  expect(marks.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^min engine\.issue\.type/),
    expect.stringMatching(/^titel engine\.issue\.unknown-key/),
  ]);
});

describe('a table with a faulty column and faulty buttons', () => {
  const say = { steps: [{ do: 'message', text: 'x' }] };
  const controls = [
    {
      type: 'table',
      name: 'orders',
      title: '订单',
      source: { api: 'query' },
      columns: [{ name: 'no', title: '单号' }, { name: 'amount' }, { name: 'status', title: '状态' }],
      rowactions: [
        { type: 'button', name: 'view', title: '查看', look: 'huge', onclicked: say },
        { type: 'hologram', name: 'h' },
      ],
    },
  ];
  const toolbar = [
    { type: 'button', title: '坏' },
    { type: 'button', name: 'add', title: '新增', look: 'huge', onclicked: say },
  ];
  const rows = [
    { id: 1, no: 'SO-1', status: '草稿' },
    { id: 2, no: 'SO-2', status: '草稿' },
  ];
  const call = () => Promise.resolve({ items: rows, __itemcount: 2 });

  it('shows all others, and says once above it what its rows cannot have', async () => {
    showControls(controls, { host: createFakeHost({ call }), more: { toolbar } });
    await screen.findByText('SO-1');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '单号',
      '状态',
      'engine.table.actions',
    ]);
    expect(screen.getByRole('button', { name: '查看 SO-2' })).toBeVisible();
    expect(screen.getByRole('button', { name: '新增' })).toBeVisible();
    expect(screen.getAllByRole('alert').map(({ dataset }) => dataset.issue)).toEqual(['required', 'unknown-control']);
    expect(warn.mock.calls.flat()).toContainEqual(expect.stringContaining('controls[0].columns[1]'));
  });

  it('has a mark of each for who writes the page', async () => {
    showControls(controls, { host: createFakeHost({ call, isAuthoring: true }), more: { toolbar } });
    await screen.findByText('SO-1');
    const marks = screen.getAllByRole('list', { name: 'engine.issue.title' });
    expect(marks.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^look engine\.issue\.enum/),
      expect.stringMatching(/^columns\[1\] engine\.issue\.required.*rowactions\[0\]\.look engine\.issue\.enum/),
    ]);
  });
});
