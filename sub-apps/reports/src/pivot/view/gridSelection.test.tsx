import { act, fireEvent, screen } from '@testing-library/react';
import { focusFirst, grid, layOutGrid, press, rows, selected, show } from '../../../../../tests/support/pivotGrid';
import * as copyText from '../copyText';
import { ADDED_SALES } from '../testPivot';

jest.mock('../copyText', () => ({ ...jest.requireActual<typeof copyText>('../copyText'), copyTable: jest.fn() }));
const copyTable = jest.mocked(copyText.copyTable);

beforeAll(layOutGrid);
beforeEach(() => copyTable.mockReset().mockResolvedValue());

describe('selecting figures', () => {
  const cellAt = (row: number, index: number) =>
    rows()[row + 3]?.querySelectorAll('[role="gridcell"]')[index] as HTMLElement;

  const sums = () =>
    screen.queryAllByText(/./, { selector: 'strong' }).map((value) => value.parentElement?.textContent.trim());

  it('by Shift and arrows counts and adds them, in one format only', () => {
    const { unmount } = show({ data: ADDED_SALES });
    focusFirst();
    press('ArrowDown', { shiftKey: true });
    expect(sums()).toEqual(['计数 2', '求和 3,000.00', '平均 1,500.00']);
    expect(selected()).toHaveLength(2);
    press('Escape');
    expect(selected()).toHaveLength(1);
    unmount();
    show();
    focusFirst();
    press('ArrowDown', { shiftKey: true });
    press('ArrowRight', { shiftKey: true });
    expect(sums()).toEqual(['计数 4']);
  });

  it('of a measure whose totals are no sums, such as an average, adds nothing and shows the range', () => {
    show();
    focusFirst();
    press('ArrowDown', { shiftKey: true });
    expect(sums()).toEqual(['计数 2', '最小 1,000.00', '最大 2,000.00']);
  });

  it('by a drag of the mouse, or by a press with Shift', () => {
    show();
    act(() => cellAt(0, 0).focus());
    fireEvent.pointerDown(cellAt(0, 0), { button: 0, clientX: 200, clientY: 120 });
    fireEvent.pointerMove(window, { clientX: 200, clientY: 120 });
    expect(grid()).not.toHaveAttribute('data-dragging');
    fireEvent.pointerMove(window, { clientX: 320, clientY: 160 });
    expect(grid()).toHaveAttribute('data-dragging');
    fireEvent.pointerUp(window);
    expect(grid()).not.toHaveAttribute('data-dragging');
    expect(selected()).toHaveLength(4);
    fireEvent.pointerDown(cellAt(2, 2), { button: 0, shiftKey: true });
    fireEvent.pointerUp(window);
    expect(selected()).toHaveLength(9);
  });

  it('and copying them takes their headers along; one cell is its text', () => {
    const { fake } = show();
    focusFirst();
    press('c', { ctrlKey: true });
    expect(copyTable).toHaveBeenLastCalledWith({ head: [], rows: [['1,000.00']] });
    press('ArrowDown', { shiftKey: true });
    press('c', { ctrlKey: true });
    expect(copyTable).toHaveBeenLastCalledWith({
      head: [
        ['', '年份', '2025'],
        ['', '月份', '11'],
        ['区域', '城市', '金额'],
      ],
      rows: [
        ['华东', '上海', '1,000.00'],
        ['华东', '南京', '2,000.00'],
      ],
    });
    press('a', { ctrlKey: true });
    press('c', { ctrlKey: true });
    expect(copyTable.mock.lastCall?.[0].rows).toHaveLength(7);
    expect(fake.shown).toEqual([]);
  });

  it('says when the browser does not copy', async () => {
    copyTable.mockRejectedValue(new Error('no'));
    const { fake } = show();
    focusFirst();
    await act(async () => press('c', { ctrlKey: true }));
    expect(fake.shown).toEqual([{ tone: 'error', text: '浏览器不允许复制' }]);
  });
});
