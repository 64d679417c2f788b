import { act } from '@testing-library/react';
import {
  firstColumn,
  focused,
  focusFirst,
  grid,
  LARGE,
  layOutGrid,
  press,
  ROW_PX,
  rowHeader,
  show,
} from '../../../../../tests/support/pivotGrid';

beforeAll(layOutGrid);

describe('the keyboard in a cross table', () => {
  it('has one tab stop, which the arrows move', () => {
    show();
    expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    focusFirst();
    expect(focused()).toBe('1,000.00');
    press('ArrowDown');
    expect(focused()).toBe('2,000.00');
    press('ArrowLeft');
    expect(focused()).toBe('南京');
    press('ArrowLeft');
    expect(focused()).toBe('华东');
    press('ArrowDown');
    expect(focused()).toBe('华北');
    press('Home', { ctrlKey: true });
    expect(focused()).toBe('年份');
    press('End', { ctrlKey: true });
    expect(document.activeElement).toHaveAttribute('aria-colindex', '14');
    expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '10');
    expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('keeps the focus on its cell while that is scrolled out of sight, and returns to it', () => {
    show({ data: LARGE });
    focusFirst();
    const cell = document.activeElement;
    act(() => grid().scrollTo({ top: 1000 * ROW_PX, left: 9000 }));
    expect(cell).toHaveFocus();
    press('ArrowDown');
    expect(grid().scrollTop).toBe(ROW_PX);
    expect(grid().scrollLeft).toBe(0);
    expect(focused()).toBe('1,000.00');
  });

  it('turns pages and goes to the ends of a row', () => {
    show({ data: LARGE });
    focusFirst();
    press('PageDown');
    expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '7');
    press('End');
    expect(document.activeElement).toHaveAttribute('aria-colindex', '202');
    expect(grid().scrollLeft).toBeGreaterThan(9000);
    press('Home');
    expect(document.activeElement).toHaveAttribute('role', 'rowheader');
  });

  it('folds a group with the space bar, and the focus stays on it', () => {
    show();
    focusFirst();
    press('ArrowLeft');
    press('ArrowLeft');
    press(' ');
    expect(rowHeader(/华东/)).toHaveAttribute('aria-expanded', 'false');
    expect(rowHeader(/华东/)).toHaveFocus();
    expect(firstColumn()[0]).toBe('3,000.00');
    press(' ');
    expect(firstColumn()[0]).toBe('1,000.00');
  });
});
