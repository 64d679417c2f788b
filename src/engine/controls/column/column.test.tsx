import { screen } from '@testing-library/react';
import { field, showControls } from '../../react/testView';

const column = (more: Record<string, unknown> = {}, ...controls: unknown[]) => ({
  type: 'column',
  name: 'parts',
  controls,
  ...more,
});
const text = (name: string, title: string, more: Record<string, unknown> = {}) => ({
  type: 'text',
  name,
  title,
  ...more,
});
const placeOf = (name: string) => document.querySelector<HTMLElement>(`[data-control="${name}"]`)?.style;

it('gives its controls the width, the height and the share of space that they ask for', () => {
  showControls([
    column(
      { direction: 'row' },
      text('a', '名称', { flex: 2 }),
      text('b', '电话', { width: 160 }),
      text('c', '备注', { width: '30%', height: 120 }),
    ),
  ]);
  expect(placeOf('a')?.flex).toBe('2 1 0%');
  expect(placeOf('b')?.width).toBe('160px');
  expect(placeOf('c')).toMatchObject({ width: '30%', height: '120px', overflow: 'auto' });
});

it('keeps the distance and the alignment of the page', () => {
  showControls([column({ title: '地址', direction: 'row', gap: 8, align: 'end' }, text('a', '名称'))]);
  const group = screen.getByRole('group', { name: '地址' });
  expect(group).toHaveStyle({ gap: '8px', alignItems: 'end' });
  expect(group).toContainElement(field('名称'));
});

it('leaves the height of an array to its rows', () => {
  showControls([
    column({}, { type: 'array', name: 'lines', title: '明细', height: 200, controls: [text('a', '名称')] }),
  ]);
  expect(placeOf('lines')?.height).toBe('');
});

it('hides what is in it when it is hidden itself', () => {
  showControls([column({ hidden: 1 }, text('a', '名称', { required: 1 }))]);
  expect(screen.queryByLabelText('名称')).toBeNull();
});
