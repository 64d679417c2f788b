import { act, render, screen } from '@testing-library/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { createFakeHost } from './fakeHost';
import { PageView } from './react/PageView';

const page = (type: string) => ({
  protocolversion: '1.0.0',
  pageinfo: { type: 200 },
  controls: [{ type, name: 'a', title: '营业' }],
});

function show(protocol: unknown, loadControlTexts = () => Promise.resolve()) {
  const host = createFakeHost({ loadControlTexts });
  return render(<PageView pageCode="p" protocol={protocol} host={host} chrome="page" fallback="正在加载" />);
}

it('a page of everyday controls waits for nothing', () => {
  const loadControlTexts = jest.fn();
  show(page('text'), loadControlTexts);
  expect(screen.getByLabelText('营业')).toBeVisible();
  expect(loadControlTexts).not.toHaveBeenCalled();
});

class Boundary extends Component<{ children: ReactNode }, { failure?: Error }> {
  override state: { failure?: Error } = {};
  static getDerivedStateFromError = (failure: Error) => ({ failure });
  override render = () => this.state.failure?.message ?? this.props.children;
}

it('a page whose controls cannot be fetched throws to the boundary above it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const host = createFakeHost({ loadControlTexts: () => Promise.reject(new Error('offline')) });
  render(
    <Boundary>
      <PageView pageCode="p" protocol={page('switch')} host={host} chrome="page" />
    </Boundary>,
  );
  expect(await screen.findByText('offline')).toBeVisible();
});

// Runs after the failure above, so it also shows that the next page fetches them again.
it('a page that is the first to use another control waits for it and for its texts; the next page does not', async () => {
  let arrive = () => undefined as void;
  await act(
    async () =>
      void show(
        JSON.stringify(page('switch')),
        () =>
          new Promise((resolve) => {
            arrive = resolve;
          }),
      ),
  );
  expect(screen.getByText('正在加载')).toBeVisible();
  await act(async () => arrive());
  expect(await screen.findByRole('switch', { name: '营业' })).toBeVisible();
  show(page('switch'));
  expect(screen.getAllByRole('switch')).toHaveLength(2);
});

it('a page that is the first to call a rarer function waits for it, wherever the call stands; what it calls wrongly is told', async () => {
  const protocol = (value: string) => ({
    protocolversion: '1.0.0',
    pageinfo: { type: 200 },
    controls: [{ type: 'label', name: 'a', title: '末尾', value }],
  });
  await act(async () => void show(protocol("=concat('…', Right('SO-0007', 4))")));
  expect(await screen.findByText('…0007')).toBeVisible();
  await act(async () => void show(JSON.stringify(protocol("=rigth('a', 1)"))));
  expect(await screen.findByText(/engine.issue.expression.unknown-function/)).toHaveTextContent('right');
});

it('a page that is the first with a pattern waits for what checks it', async () => {
  await act(
    async () =>
      void show({
        protocolversion: '1.0.0',
        pageinfo: { type: 200 },
        controls: [{ type: 'text', name: 'a', title: '手机', pattern: '1\\d{10}' }],
      }),
  );
  expect(await screen.findByLabelText('手机')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a page that is the first with a chart waits for what draws it, and adds its texts', async () => {
  const addTexts = jest.fn();
  const chart = { type: 'chart', name: 'a', title: '销售额', categoryfield: 'region' };
  const protocol = {
    protocolversion: '1.0.0',
    pageinfo: { type: 200 },
    controls: [{ ...chart, valuefields: [{ name: 'plan', title: '计划' }], value: [{ region: '上海', plan: 3 }] }],
  };
  const host = createFakeHost({ addTexts });
  render(<PageView pageCode="p" protocol={protocol} host={host} chrome="page" fallback="正在加载" />);
  expect(screen.getByText('正在加载')).toBeVisible();
  expect(await screen.findByRole('img', { name: /^销售额/ })).toBeVisible();
  expect(addTexts).toHaveBeenCalledWith(
    expect.objectContaining({ en: expect.objectContaining({ 'ui.chart.table': 'As a table' }) as unknown }),
  );
});
