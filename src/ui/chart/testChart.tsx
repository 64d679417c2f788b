import { fireEvent, render, screen } from '@testing-library/react';
import { Chart } from './Chart';
import type { ChartProps } from './Chart';
import type { ChartData } from './chartData';

export const SALES: ChartData = {
  categories: ['上海', '杭州'],
  series: [
    { title: '计划', values: [1200, 900] },
    { title: '实际', values: [1380, 760] },
  ],
};

const t: ChartProps['t'] = (key, params) => (params ? `${key} ${JSON.stringify(params)}` : key);

/** Shows a chart whose texts are their keys. It is 640 pixels wide, as nothing is measured in tests. */
export const showChart = (props: Partial<ChartProps> = {}) =>
  render(<Chart kind="bar" data={SALES} title="销售额" t={t} {...props} />);

export const picture = () => screen.getByRole('img');
export const plot = () => screen.getByRole('application');
export const tooltip = () => document.querySelector('[data-tooltip]');

/** An event of a pointer at a place of the picture, in pixels; jsdom has none with coordinates. */
export function pointer(type: string, x: number, pointerType: 'mouse' | 'touch' = 'mouse', y = 100) {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
  fireEvent(plot(), Object.assign(event, { pointerType }));
}

/** Moves the mouse. The scale at the left of the picture takes less than 60 pixels. */
export const point = (x: number) => pointer('pointermove', x);

export const press = (key: string) => fireEvent.keyDown(plot(), { key });
