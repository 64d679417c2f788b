import { act, fireEvent, screen } from '@testing-library/react';
import {
  firstColumn,
  focusFirst,
  header,
  layOutGrid,
  press,
  rowHeader,
  show,
} from '../../../../../tests/support/pivotGrid';
import { SALES } from '../testPivot';

beforeAll(layOutGrid);

describe('sorting a cross table', () => {
  const measure = () => header('金额');

  it('is a press on a measure: from the largest, from the smallest, not at all', () => {
    show();
    expect(measure()).toHaveAttribute('aria-sort', 'none');
    fireEvent.click(measure());
    expect(measure()).toHaveAttribute('aria-sort', 'descending');
    expect(firstColumn().slice(0, 3)).toEqual(['5,000.00', '4,000.00', '6,000.00']);
    fireEvent.click(measure());
    expect(measure()).toHaveAttribute('aria-sort', 'ascending');
    fireEvent.click(measure());
    expect(measure()).toHaveAttribute('aria-sort', 'none');
    expect(firstColumn()[0]).toBe('1,000.00');
  });

  it('is a press on a member of a column dimension: rows by its figures of the first measure', () => {
    show();
    fireEvent.click(header('2025'));
    expect(header('2025')).toHaveAttribute('aria-sort', 'descending');
    expect(header('11')).toHaveAttribute('aria-sort', 'none');
    expect(firstColumn().slice(0, 3)).toEqual(['5,000.00', '4,000.00', '6,000.00']);
    act(() => header('11').focus());
    press('Enter');
    expect(header('11')).toHaveAttribute('aria-sort', 'descending');
    expect(measure()).toHaveAttribute('aria-sort', 'descending');
    expect(header('2025')).toHaveAttribute('aria-sort', 'none');
  });

  it('is a press on the name of a dimension: rows or columns by their texts, each for itself', () => {
    show();
    fireEvent.click(header('区域'));
    expect(header('区域')).toHaveAttribute('aria-sort', 'ascending');
    fireEvent.click(header('月份'));
    expect(header('11').style.left).toBe('0px');
    fireEvent.click(header('月份'));
    expect(header('月份')).toHaveAttribute('aria-sort', 'descending');
    expect(header('区域')).toHaveAttribute('aria-sort', 'ascending');
    expect(header('12').style.left).toBe('0px');
  });

  it('is a press on a member of a row dimension: columns by its figures of the first measure', () => {
    const cells = SALES.cells.map((line) => line.map((figure, index) => (index === 4 ? 1 : figure)));
    show({ data: { ...SALES, cells } });
    const months = () => ['11', '12', '01'].toSorted((a, b) => parseFloat(leftOf(a)) - parseFloat(leftOf(b)));
    const leftOf = (name: string) => header(name).style.left;
    expect(rowHeader('上海')).toHaveAttribute('aria-sort', 'none');
    expect(months()).toEqual(['11', '12', '01']);
    fireEvent.click(rowHeader('上海'));
    expect(rowHeader(/^上海/)).toHaveAttribute('aria-sort', 'descending');
    expect(rowHeader(/^上海/)).toHaveTextContent('↓');
    // Groups by their subtotals, 2026 first, and members within them.
    expect(months()).toEqual(['01', '12', '11']);
    expect(rowHeader('南京')).toHaveAttribute('aria-sort', 'none');
    act(() => rowHeader(/^上海/).focus());
    press('Enter');
    expect(rowHeader(/^上海/)).toHaveAttribute('aria-sort', 'ascending');
    expect(months()).toEqual(['11', '12', '01']);
    expect(firstColumn()[0]).toBe('1,000.00');
    fireEvent.click(measure());
    expect(rowHeader(/^上海/)).toHaveAttribute('aria-sort', 'ascending');
    expect(firstColumn()[0]).toBe('5,000.00');
  });

  it('by a row is also in its menu, where a press leads to its lower level', async () => {
    const onDrill = jest.fn();
    show({ onDrill });
    act(() => rowHeader('华北').focus());
    press('ArrowDown', { altKey: true });
    fireEvent.click(await screen.findByLabelText('降序 华北'));
    expect(rowHeader(/华北/)).toHaveAttribute('aria-sort', 'descending');
    expect(rowHeader(/华北/)).toHaveFocus();
    press('Enter');
    expect(onDrill).toHaveBeenCalledTimes(1);
  });

  it('by a row is not offered where there is only one column', () => {
    show({ data: { ...SALES, columns: [], columnKeys: [[]] } });
    expect(rowHeader('上海')).not.toHaveAttribute('aria-sort');
    expect(screen.queryByLabelText('上海的菜单')).toBeNull();
  });

  it('is not offered where the answer lacks the figures', () => {
    show({ data: { ...SALES, columnKeys: SALES.columnKeys.map((key) => (key.length === 1 ? ['x', 'y', 'z'] : key)) } });
    expect(header('2025')).not.toHaveAttribute('aria-sort');
    fireEvent.click(header('2025'));
    expect(firstColumn()[0]).toBe('1,000.00');
  });

  it('and folding are also in the menu of a header, by mouse and keys', async () => {
    show();
    focusFirst();
    press('ArrowUp');
    press('ArrowDown', { altKey: true });
    fireEvent.click(await screen.findByText('升序'));
    expect(measure()).toHaveAttribute('aria-sort', 'ascending');
    expect(measure()).toHaveFocus();
    fireEvent.click(screen.getByLabelText('区域的菜单'));
    fireEvent.click(await screen.findByLabelText('全部收起 区域'));
    expect(firstColumn()).toEqual(['3,000.00', '6,000.00', '7,000.00']);
    fireEvent.click(screen.getByLabelText('2025的菜单'));
    fireEvent.click(await screen.findByLabelText('降序 2025'));
    expect(header('2025')).toHaveAttribute('aria-sort', 'descending');
    expect(firstColumn()[0]).toBe('6,000.00');
  });
});
