import { act, fireEvent, screen, within } from '@testing-library/react';
import { createFakeHost } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
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
    expect(within(shown()).getByRole('img', { name: 'growth.up 12.5%' })).toHaveTextContent('▲ 12.5%');
    expect(shown()).toHaveTextContent('▲ 12.5% 较上月同期');
  });

  it('says by how much it is less, and that it has not changed', async () => {
    await showFigure({ change: -0.0425 });
    expect(within(shown()).getByRole('img', { name: 'growth.down 4.3%' })).toHaveTextContent('▼ 4.3%');
    expect(shown()).toHaveTextContent('▼ 4.3% 较上月同期');
  });

  it('says a change with one decimal, as reports do', async () => {
    await showFigure({ change: 0.04 });
    expect(shown()).toHaveTextContent('▲ 4.0% 较上月同期');
  });

  it('says that it has not changed, without an arrow', async () => {
    await showFigure({ change: 0 });
    expect(shown()).toHaveTextContent('engine.label.same 较上月同期');
    expect(within(shown()).queryByRole('img')).not.toBeInTheDocument();
  });

  it.each([null, 'viel', 1e308, {}])('compares with nothing where the record has the change %j', async (change) => {
    await showFigure({ change });
    expect(shown()).not.toHaveTextContent('较上月同期');
  });

  it('draws its trend and describes it in the format of the value', async () => {
    await showFigure({ trend: [10, 30, 20] });
    const line = within(shown()).getByRole('img', { name: 'engine.label.trend 10.00/20.00/10.00/30.00' });
    expect(line.querySelector('polyline')).toHaveAttribute('points', '2.0,26.0 48.0,2.0 94.0,14.0');
  });

  it('draws no trend beyond its picture, whatever its numbers are', async () => {
    await showFigure({ trend: [1e308, NaN, 'x', -1e308, Infinity, 0] });
    expect(shown().querySelector('polyline')).toHaveAttribute('points', '2.0,2.0 48.0,26.0 94.0,14.0');
    expect(within(shown()).getByRole('img')).toHaveAccessibleName('engine.label.trend —/0.00/—/—');
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

  it.each([null, 'NaN', {}])('without a figure (%j) has no comparison', async (amount) => {
    await showFigure({ amount, change: -0.0357 });
    expect(shown()).toHaveTextContent(/^本月金额 —$/);
  });

  it('is a button that is called by all that it shows when it can be pressed', async () => {
    const onclicked = { steps: [{ do: 'message', text: 'pressed' }] };
    const host = await showFigure({ change: 0.125, trend: [1, 2] }, { onclicked });
    fireEvent.click(
      screen.getByRole('button', {
        name: /^本月金额 1,200.00 engine.label.trend .* growth.up 12.5% 较上月同期$/,
      }),
    );
    await act(() => Promise.resolve());
    expect(host.log.messages).toEqual([['info', 'pressed']]);
  });
});

describe('a figure of a record that was read', () => {
  const call = (answers: readonly unknown[]) => {
    let read = 0;
    return createFakeHost({ call: () => Promise.resolve(answers[Math.min(read++, answers.length - 1)]) });
  };
  const onload = {
    steps: [
      { id: 'read', do: 'call', api: 'workbench' },
      { do: 'fill', values: '=read' },
    ],
  };
  const show = async (...answers: unknown[]) => {
    await act(async () => {
      showControls([figure({ onclicked: { steps: [{ do: 'message', text: 'pressed' }] } })], {
        host: call(answers),
        status: PAGE_STATUS.edit,
        more: { onload },
      });
      await Promise.resolve();
    });
  };
  const retry = () => screen.getByRole('button', { name: 'engine.retry 本月金额' });

  it.each([[{ other: 1 }], [{ amount: { sum: 1 } }], [{ amount: 'viel' }], [{ amount: 1e308 }], [{ amount: true }]])(
    'is a dash with the reason where the answer is %j, and can be read again',
    async (answer) => {
      await show(answer, { amount: 1200 });
      expect(shown()).toHaveTextContent('本月金额—engine.read.failed engine.retry');
      await act(async () => fireEvent.click(retry()));
      expect(screen.getByRole('button', { name: /本月金额/ })).toHaveTextContent('1,200.00');
    },
  );

  it('is a dash where the record says that there is none', async () => {
    await show({ amount: null });
    expect(screen.getByRole('button', { name: /本月金额/ })).toHaveTextContent(/^本月金额 —/);
  });

  it('may be written as text, and 0 is a figure', async () => {
    await show({ amount: '1200.5' });
    expect(screen.getByRole('button', { name: /本月金额/ })).toHaveTextContent('1,200.50');
  });

  it('is not shown for a record without any field, which could not be read', async () => {
    await show({}, { amount: 1200 });
    expect(screen.getByRole('alert')).toHaveTextContent('engine.read.failed');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'engine.retry' })));
    expect(screen.getByRole('button', { name: /本月金额/ })).toHaveTextContent('1,200.00');
  });
});
