import { act, fireEvent, screen, within } from '@testing-library/react';
import { createFakeHost } from '../../fakeHost';
import { showControls } from '../../react/testView';

const figure = (more: Record<string, unknown> = {}) => ({
  type: 'label',
  name: 'amount',
  title: '本月金额',
  look: 'figure',
  format: 'money',
  comparefield: 'change',
  comparetext: '较上月同期',
  trendfield: 'trend',
  ...more,
});
const shown = () => screen.getByRole('group', { name: '本月金额' });

/** Shows the figure with these fields of its record. */
async function showFigure(values: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const onload = { steps: [{ do: 'fill', values: { amount: 1200, ...values } }] };
  const host = createFakeHost({
    t: (key, params) => (params ? `${key} ${Object.values(params).join('/')}` : key),
  });
  await act(async () => {
    showControls([figure(more)], { host, more: { onload } });
    await Promise.resolve();
  });
  return host;
}

describe('a figure', () => {
  it('says by how much it has grown, with an arrow that has a word, and beside what', async () => {
    await showFigure({ change: 0.125 });
    expect(within(shown()).getByRole('img', { name: 'engine.label.up' })).toHaveTextContent('▲');
    expect(shown()).toHaveTextContent('▲ 12.5% 较上月同期');
  });

  it('says by how much it is less, and that it has not changed', async () => {
    await showFigure({ change: -0.0345 });
    expect(within(shown()).getByRole('img', { name: 'engine.label.down' })).toHaveTextContent('▼');
    expect(shown()).toHaveTextContent('▼ 3.45% 较上月同期');
  });

  it('says that it has not changed, without an arrow', async () => {
    await showFigure({ change: 0 });
    expect(shown()).toHaveTextContent('engine.label.same 较上月同期');
    expect(within(shown()).queryByRole('img')).not.toBeInTheDocument();
  });

  it('compares with nothing where the record has no change', async () => {
    await showFigure({ change: null });
    expect(shown()).not.toHaveTextContent('较上月同期');
  });

  it('draws its trend and describes it in the format of the value', async () => {
    await showFigure({ trend: [10, 30, 20] });
    const line = within(shown()).getByRole('img', { name: 'engine.label.trend 10.00/20.00/10.00/30.00' });
    expect(line.querySelector('polyline')).toHaveAttribute('points', '2.0,26.0 48.0,2.0 94.0,14.0');
  });

  it('keeps the room of a trend that is not there, and hides it from screen readers', async () => {
    await showFigure({ trend: 'unknown' });
    expect(within(shown()).queryByRole('img')).not.toBeInTheDocument();
    expect(shown().querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows neither where it does not ask for them', async () => {
    await showFigure({ change: 0.5, trend: [1, 2] }, { comparefield: undefined, trendfield: undefined });
    expect(shown()).toHaveTextContent(/^本月金额 1,200.00$/);
  });

  it('is a button that is called by all that it shows when it can be pressed', async () => {
    const onclicked = { steps: [{ do: 'message', text: 'pressed' }] };
    const host = await showFigure({ change: 0.125, trend: [1, 2] }, { onclicked });
    fireEvent.click(
      screen.getByRole('button', {
        name: /^本月金额 1,200.00 engine.label.trend .* engine.label.up 12.5% 较上月同期$/,
      }),
    );
    await act(() => Promise.resolve());
    expect(host.log.messages).toEqual([['info', 'pressed']]);
  });
});
