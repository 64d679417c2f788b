import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { detailTexts as texts } from '../../sub-apps/reports/src/locales/detail';
import { PivotGrid } from '../../sub-apps/reports/src/pivot/PivotGrid';
import { column, SALES } from '../../sub-apps/reports/src/pivot/testPivot';
import { portalWith, renderScreen } from './renderScreen';

export const SIZE = { width: 640, height: 320 };
export const ROW_PX = 38;

/** jsdom lays nothing out, and has no pointers. */
export function layOutGrid(): void {
  globalThis.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;
  const size = (name: string, px: number) =>
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => px });
  size('clientWidth', SIZE.width);
  size('clientHeight', SIZE.height);
  Element.prototype.scrollTo = function scrollTo(this: Element, target?: ScrollToOptions | number) {
    if (typeof target !== 'object') return;
    this.scrollTop = target.top ?? this.scrollTop;
    this.scrollLeft = target.left ?? this.scrollLeft;
    fireEvent.scroll(this);
  };
}

/** 2,000 × 200 without totals of columns. */
export const LARGE = {
  ...SALES,
  rows: SALES.rows.map((dimension) => ({ ...dimension, canDrill: false })),
  values: [column('amount', { title: '金额' })],
  rowKeys: [
    ...Array.from({ length: 100 }, (_, group) => [
      ...Array.from({ length: 19 }, (__, row) => [`组${group}`, `行${group}-${row}`]),
      [`组${group}`],
    ]).flat(),
    [],
  ],
  columnKeys: Array.from({ length: 200 }, (_, index) => [`${2000 + Math.floor(index / 10)}`, `${index}月`]),
  cells: Array.from({ length: 2001 }, (_, row) => Array.from({ length: 200 }, (__, index) => row * 1000 + index)),
};

type Props = Partial<ComponentProps<typeof PivotGrid>>;

/** Shows a cross table. */
export function show(props: Props = {}) {
  const fake = portalWith(texts);
  const shown = renderScreen(() => <PivotGrid data={SALES} label="销售" {...props} />, fake);
  return { fake, ...shown };
}
export const grid = () => screen.getByRole('grid', { name: '销售' });
/** Queries by role take long in so many cells. */
export const all = (role: string) => [...grid().querySelectorAll<HTMLElement>(`[role="${role}"]`)];
export const named = (role: string, name: string | RegExp) =>
  all(role).filter(({ textContent }) => (typeof name === 'string' ? textContent === name : name.test(textContent)));
export const rows = () => all('row');
export const rowHeader = (name: string | RegExp) => named('rowheader', name)[0] as HTMLElement;
export const selected = () => all('gridcell').filter((cell) => cell.matches('[aria-selected="true"]'));
export const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
export const focusFirst = () => act(() => grid().querySelector<HTMLElement>('[tabindex="0"]')?.focus());
export const focused = () => document.activeElement?.textContent;
export const header = (name: string) =>
  all('columnheader').find((cell) => cell.querySelector('.words')?.textContent === name) as HTMLElement;
export const firstColumn = () =>
  rows()
    .slice(3)
    .map((row) => row.querySelector('[role="gridcell"]')?.textContent);
