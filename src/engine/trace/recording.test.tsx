import { act, fireEvent, screen } from '@testing-library/react';
import { createFakeHost } from '../fakeHost';
import { createFakeMonitor } from '../fakeMonitor';
import { observed } from '../observed';
import { field, showControls } from '../react/testView';
import { createRecording } from './createRecording';
import type { Recording } from './createRecording';

let recordings: Recording[] = [];
let clock = 0;
beforeEach(() => {
  recordings = [];
  observed.record = (pageCode, host, measures) => {
    const recording = createRecording({ pageCode, host, measures, now: () => (clock += 1), time: () => 1_000 });
    recordings.push(recording);
    return recording;
  };
});
afterEach(() => {
  observed.record = undefined;
});
const last = () => recordings.at(-1) as Recording;

const CONTROLS = [
  { type: 'number', name: 'qty', title: '数量', value: 2 },
  { type: 'number', name: 'price', title: '单价', value: 10 },
  { type: 'label', name: 'total', title: '合计', value: '=mul(qty, price)' },
  {
    type: 'array',
    name: 'lines',
    title: '明细',
    insertable: 1,
    value: [{ note: 'a' }],
    controls: [
      { type: 'text', name: 'note', title: '备注' },
      { type: 'number', name: 'sum', title: '小计', readonly: 1, value: '=mul(qty, 3)' },
    ],
  },
  {
    type: 'button',
    name: 'go',
    title: '查询',
    onclicked: {
      steps: [
        { id: 'r', do: 'call', api: 'orderget', input: { qty: '=qty' } },
        { do: 'set', target: 'price', value: '=r.price' },
      ],
    },
  },
];

it('knows how often each expression of a page has run, in a row of an array as well, and where it stands', async () => {
  await act(async () => void showControls(CONTROLS));
  const total = last().costs.expressions.get('=mul(qty, price)');
  expect(total).toMatchObject({ path: 'controls[2].value', runs: 1 });
  expect(last().costs.expressions.get('=mul(qty, 3)')?.runs).toBeGreaterThan(0);
  await act(async () => {
    fireEvent.input(field('数量'), { target: { value: '5' } });
    fireEvent.blur(field('数量'));
  });
  expect(screen.getByText('50')).toBeVisible();
  expect(total?.runs).toBe(2);
  expect(total?.totalMs).toBe(2);
});

it('knows what each control has cost: its rendering, and its edits and events', async () => {
  await act(async () => void showControls(CONTROLS));
  const { controls } = last().costs;
  expect(controls.get('qty')).toMatchObject({ type: 'number', renders: 1 });
  expect(controls.get('qty')?.renderMs).toBeGreaterThan(0);
  await act(async () => {
    fireEvent.input(field('数量'), { target: { value: '5' } });
    fireEvent.blur(field('数量'));
  });
  expect(controls.get('qty')?.operations.get('edit')).toMatchObject({ count: 1 });
});

it('knows the stages of the page, its calls, and what followed from what; the deployment’s own monitor gets its figures too', async () => {
  const monitor = createFakeMonitor();
  const host = createFakeHost({ call: async () => ({ price: 7 }), monitor });
  await act(async () => void showControls(CONTROLS, { host }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '查询' })));
  const { costs, calls, trace, page } = last();
  expect([...costs.stages.keys()]).toEqual(['read', 'firstscreen', 'loaded']);
  expect(costs.requests).toEqual([
    {
      api: 'orderget',
      startedAt: expect.any(Number) as unknown,
      tookMs: expect.any(Number) as unknown,
      hasFailed: false,
    },
  ]);
  expect(calls).toMatchObject([{ api: 'orderget', input: { qty: 2 }, answer: { price: 7 }, at: 1_000 }]);
  expect(trace.entries.get().map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['event', 'step', 'request', 'change']),
  );
  expect(page?.pageCode).toBe('test-page');
  expect(monitor.costs).toEqual(expect.arrayContaining([expect.stringContaining('__page firstscreen')]));
});

it('an answer is kept as it came, whatever the page does with it', async () => {
  const answer = { price: 7, rows: [1] };
  const host = createFakeHost({ call: async () => answer });
  await act(async () => void showControls(CONTROLS, { host }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '查询' })));
  answer.rows.push(2);
  expect(last().calls[0]?.answer).toEqual({ price: 7, rows: [1] });
});

it('nothing is measured where nobody records: the page is the same object as without', async () => {
  observed.record = undefined;
  await act(async () => void showControls(CONTROLS));
  expect(recordings).toEqual([]);
  const [page] = observed.running;
  expect(page?.tracer).toBeUndefined();
  expect(page?.measures).toBeUndefined();
});

it('the pages that run are known, and the one that was closed last', async () => {
  let unmount = () => {};
  await act(async () => {
    ({ unmount } = showControls(CONTROLS));
  });
  const [page] = observed.running;
  expect(page?.pageCode).toBe('test-page');
  await act(async () => unmount());
  expect(observed.running.size).toBe(0);
  expect(observed.last).toBe(page);
});
