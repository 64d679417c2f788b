import { act, fireEvent, screen } from '@testing-library/react';
import { createFakeHost } from '../../fakeHost';
import { VALUE_CHANGE_DEBOUNCE_MS } from '../../events/debouncedEvents';
import { field, showControls } from '../../react/testView';

const report = (more: Record<string, unknown> = {}) => ({
  type: 'report',
  name: 'sales',
  title: '销售汇总',
  reportcode: 'sales-summary',
  ...more,
});
const paramsOf = (route: string | undefined) => new URLSearchParams(route?.split('?')[1]);
const slicesOf = (route: string | undefined) =>
  (JSON.parse(paramsOf(route).get('conditions') ?? '{}') as { slices?: unknown }).slices;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('shows the report in its place, under its title, until the page closes', () => {
  const { host, unmount } = showControls([report()]);
  const [view] = host.log.views;
  expect(screen.getByRole('region', { name: '销售汇总' })).toContainElement(view?.element ?? null);
  expect(screen.getByRole('heading', { name: '销售汇总' })).toBeVisible();
  expect(view?.routes).toEqual(['/report-detail?reportcode=sales-summary&embedded=1']);
  unmount();
  expect(view?.routes).toEqual([]);
});

it('runs again half a second after the last change of its conditions, in the same view', async () => {
  const { host } = showControls([
    { type: 'text', name: 'region', title: '大区' },
    report({ conditions: { region: '=region', month: ['2026-01-01', '=until'] } }),
    { type: 'date', name: 'until', title: '截止', value: '2026-11-20' },
  ]);
  expect(slicesOf(host.log.views[0]?.routes[0])).toEqual([{ code: 'month', value: ['2026-01-01', '2026-11-20'] }]);
  fireEvent.input(field('大区'), { target: { value: '华' } });
  fireEvent.input(field('大区'), { target: { value: '华东' } });
  await pass(VALUE_CHANGE_DEBOUNCE_MS - 1);
  expect(host.log.views[0]?.routes).toHaveLength(1);
  await pass(1);
  expect(host.log.views).toHaveLength(1);
  expect(host.log.views[0]?.routes.slice(1).map(slicesOf)).toEqual([
    [
      { code: 'region', value: '华东' },
      { code: 'month', value: ['2026-01-01', '2026-11-20'] },
    ],
  ]);
});

it('a condition that is changed and changed back does not run it again', async () => {
  const { host } = showControls([
    { type: 'text', name: 'region', title: '大区', value: '华东' },
    report({ conditions: { region: '=region' } }),
  ]);
  fireEvent.input(field('大区'), { target: { value: '华' } });
  fireEvent.input(field('大区'), { target: { value: '华东' } });
  await pass(VALUE_CHANGE_DEBOUNCE_MS);
  expect(host.log.views[0]?.routes).toHaveLength(1);
});

it('waits for the code of its report', async () => {
  const { host } = showControls([
    { type: 'text', name: 'code', title: '编码' },
    report({ reportcode: '=code', dimension: 'owner', look: 'chart' }),
  ]);
  expect(screen.getByText('engine.report.none')).toBeVisible();
  expect(host.log.views).toEqual([]);
  fireEvent.input(field('编码'), { target: { value: 'months' } });
  const params = paramsOf(host.log.views[0]?.routes[0]);
  expect(params.get('reportcode')).toBe('months');
  expect(params.get('conditions')).toBe('{"switchdim":"owner","view":"bar"}');
});

it('begins with the kind of chart that its look names', () => {
  const { host } = showControls([report({ look: 'combined' })]);
  expect(paramsOf(host.log.views[0]?.routes[0]).get('conditions')).toBe('{"view":"combined"}');
});

it('says so where reports cannot be shown', () => {
  const { mountView: _none, ...host } = createFakeHost();
  showControls([report()], { host });
  expect(screen.getByRole('region', { name: '销售汇总' })).toHaveTextContent('engine.report.unavailable');
});

it('says on its control that an expression of its conditions is wrong, and runs without them', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { host } = showControls([report({ conditions: { region: '=nothing +' } })]);
  expect(slicesOf(host.log.views[0]?.routes[0])).toBeUndefined();
  expect(screen.getByRole('alert')).toHaveTextContent('conditions');
  expect(warn).toHaveBeenCalledTimes(1);
});

it('tells the author of the page that it has no click of its own', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  showControls([report({ onclicked: { steps: [{ do: 'message', text: 'x' }] } })]);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('unsupported-trigger')]]);
});
