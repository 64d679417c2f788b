import { act, fireEvent, screen } from '@testing-library/react';
import { firstColumn, focusFirst, header, layOutGrid, press, show } from '../../../../../tests/support/pivotGrid';
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
