import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChartKind } from './chartData';
import { plot, point, pointer, press, showChart, tooltip } from './testChart';

describe('what a person points at', () => {
  it.each(['bar', 'line', 'stacked', 'combined'] satisfies ChartKind[])(
    'shows the numbers of a category of a %s under the pointer, and hides them',
    (kind) => {
      showChart({ kind });
      expect(tooltip()).toBeNull();
      point(200);
      expect(tooltip()).toHaveTextContent('上海计划1,200实际1,380');
      point(600);
      expect(tooltip()).toHaveTextContent('杭州计划900实际760');
      fireEvent.pointerLeave(plot());
      expect(tooltip()).toBeNull();
    },
  );

  it('shows the share of a slice, and nothing beside the pie', () => {
    showChart({ kind: 'pie' });
    point(360);
    expect(tooltip()).toHaveTextContent('上海计划1,200 (57.1%)');
    point(280);
    expect(tooltip()).toHaveTextContent('杭州计划900 (42.9%)');
    point(100);
    expect(tooltip()).toBeNull();
  });

  it('shows them on a tap until something else is pressed', async () => {
    showChart();
    await userEvent.pointer({ keys: '[TouchA]', target: plot(), coords: { clientX: 200, clientY: 100 } });
    expect(tooltip()).toHaveTextContent('上海');
    await userEvent.pointer({ keys: '[TouchA]', target: document.body });
    expect(tooltip()).toBeNull();
  });

  it('goes from category to category by arrow keys and says each, and Escape hides it and closes nothing else', () => {
    const handleKey = jest.fn();
    document.addEventListener('keydown', handleKey);
    showChart();
    const said = () => within(plot()).getByRole('status').textContent;
    const text = (category: string, plan: string, actual: string) =>
      `ui.chart.point ${JSON.stringify({ category, values: `计划 ${plan}ui.chart.comma实际 ${actual}` })}`;
    press('ArrowRight');
    expect(said()).toBe(text('上海', '1,200', '1,380'));
    press('ArrowRight');
    press('ArrowRight');
    expect(said()).toBe(text('杭州', '900', '760'));
    expect(tooltip()).toHaveTextContent('杭州');
    press('Home');
    expect(tooltip()).toHaveTextContent('上海');
    handleKey.mockClear();
    press('Escape');
    expect([tooltip(), said()]).toEqual([null, '']);
    expect(handleKey).not.toHaveBeenCalled();
    press('Escape');
    expect(handleKey).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', handleKey);
  });

  it('hides them when the focus goes on', async () => {
    showChart();
    act(() => plot().focus());
    press('End');
    expect(tooltip()).toHaveTextContent('杭州');
    await userEvent.tab();
    expect(tooltip()).toBeNull();
  });
});

describe('a category', () => {
  const show = (kind: ChartKind = 'bar') => {
    const onSelect = jest.fn();
    showChart({ kind, onSelect, selectHint: '点击下钻' });
    return onSelect;
  };
  const click = (x: number, pointerType: 'mouse' | 'touch') => {
    pointer('pointerdown', x, pointerType);
    pointer('click', x);
  };

  it.each(['bar', 'line', 'stacked', 'combined'] satisfies ChartKind[])(
    'of a %s is selected by a click in its band',
    (kind) => {
      const onSelect = show(kind);
      click(600, 'mouse');
      expect(onSelect.mock.calls).toEqual([[1]]);
    },
  );

  it('of a pie is selected by a click on its slice, and not beside the pie', () => {
    const onSelect = show('pie');
    click(280, 'mouse');
    click(100, 'mouse');
    expect(onSelect.mock.calls).toEqual([[1]]);
  });

  it('is selected by the second of two taps, the first of which shows its numbers', () => {
    const onSelect = show();
    click(200, 'touch');
    expect(tooltip()).toHaveTextContent('上海');
    click(600, 'touch');
    expect(tooltip()).toHaveTextContent('杭州');
    expect(onSelect).not.toHaveBeenCalled();
    click(600, 'touch');
    expect(onSelect.mock.calls).toEqual([[1]]);
  });

  it('is not selected when the press ends in another one', () => {
    const onSelect = show();
    pointer('pointerdown', 200);
    pointer('click', 600);
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('is selected with Enter when the arrow keys point at it', () => {
    const onSelect = show();
    press('Enter');
    press('End');
    press('Enter');
    expect(onSelect.mock.calls).toEqual([[1]]);
    expect(plot()).toHaveAccessibleName('ui.chart.browseSelect {"title":"销售额"}');
  });

  it('is selected from the table as well', () => {
    const onSelect = show();
    fireEvent.click(screen.getByRole('button', { name: 'ui.chart.table' }));
    fireEvent.click(screen.getByRole('button', { name: '杭州' }));
    expect(onSelect.mock.calls).toEqual([[1]]);
  });

  it('has the hint and the pointer only where it can be selected', () => {
    show();
    point(200);
    expect(tooltip()).toHaveTextContent('点击下钻');
    expect(plot()).toHaveAttribute('data-selectable');
  });

  it('is not selected, and has neither, where it cannot be', () => {
    const onSelect = jest.fn();
    showChart({ onSelect, selectHint: '点击下钻', canSelect: (category) => category === 1 });
    point(200);
    expect(tooltip()).not.toHaveTextContent('点击下钻');
    click(200, 'mouse');
    click(600, 'mouse');
    expect(onSelect.mock.calls).toEqual([[1]]);
    fireEvent.click(screen.getByRole('button', { name: 'ui.chart.table' }));
    expect(screen.queryByRole('button', { name: '上海' })).toBeNull();
    expect(screen.getByRole('button', { name: '杭州' })).toBeVisible();
  });

  it('has neither without onSelect', () => {
    showChart({ selectHint: '点击下钻' });
    point(200);
    expect(tooltip()?.textContent).toBe('上海计划1,200实际1,380');
    expect(plot()).not.toHaveAttribute('data-selectable');
  });
});

describe('a series', () => {
  const show = () => {
    const onSelect = jest.fn();
    const canSelect = (series: number) => series === 1;
    showChart({ kind: 'line', selects: 'series', onSelect, canSelect, selectHint: '点击下钻' });
    return onSelect;
  };
  const chosen = () => tooltip()?.querySelector('[data-chosen]')?.textContent;
  const said = () => within(plot()).getByRole('status').textContent;
  /** The lower of the two points of 杭州 is 实际, 760. */
  const clickAt = (y: number) => {
    for (const type of ['pointermove', 'pointerdown', 'click']) pointer(type, 600, 'mouse', y);
  };

  it('is selected by a press on its point, where it can be', () => {
    const onSelect = show();
    clickAt(20);
    expect(chosen()).toBe('计划900');
    expect(tooltip()).not.toHaveTextContent('点击下钻');
    clickAt(200);
    expect(chosen()).toBe('实际760');
    expect(tooltip()).toHaveTextContent('ui.chart.point {"category":"点击下钻","values":"实际"}');
    expect(onSelect.mock.calls).toEqual([[1]]);
  });

  it('is gone along by left and right, changed by up and down, said alone and selected with Enter', () => {
    const onSelect = show();
    expect(plot()).toHaveAccessibleName('ui.chart.browseSeries {"title":"销售额"}');
    press('ArrowDown');
    expect(tooltip()).toBeNull();
    press('ArrowRight');
    expect(said()).toBe('ui.chart.point {"category":"上海","values":"计划 1,200"}');
    press('ArrowDown');
    press('ArrowDown');
    press('ArrowRight');
    press('ArrowRight');
    expect(said()).toBe('ui.chart.point {"category":"杭州","values":"实际 760"}');
    press('Enter');
    press('ArrowUp');
    press('ArrowUp');
    expect(chosen()).toBe('计划900');
    press('Enter');
    press('ArrowLeft');
    press('ArrowLeft');
    expect(said()).toBe('ui.chart.point {"category":"上海","values":"计划 1,200"}');
    expect(onSelect.mock.calls).toEqual([[1]]);
  });

  it('is selected by its title in the table', () => {
    const onSelect = show();
    fireEvent.click(screen.getByRole('button', { name: 'ui.chart.table' }));
    expect(screen.queryByRole('button', { name: '计划' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '实际' }));
    expect(onSelect.mock.calls).toEqual([[1]]);
  });
});
