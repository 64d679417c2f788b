import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import {
  all,
  firstColumn,
  focusFirst,
  grid,
  header,
  LARGE,
  layOutGrid,
  named,
  press,
  ROW_PX,
  rowHeader,
  rows,
  show,
  SIZE,
} from '../../../../tests/support/pivotGrid';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import { detailTexts as texts } from '../locales/detail';
import * as copyText from './copyText';
import { PivotGrid } from './PivotGrid';
import { SALES } from './testPivot';

jest.mock('./copyText', () => ({ ...jest.requireActual<typeof copyText>('./copyText'), copyTable: jest.fn() }));
const copyTable = jest.mocked(copyText.copyTable);

beforeAll(layOutGrid);
beforeEach(() => copyTable.mockReset().mockResolvedValue());

describe('a cross table', () => {
  it('is a grid with its headers, its figures and its totals, and counts all of them', () => {
    show();
    expect(grid()).toHaveAttribute('aria-rowcount', '10');
    expect(grid()).toHaveAttribute('aria-colcount', '14');
    expect(header('2025')).toHaveAttribute('aria-colspan', '6');
    expect(header('2025')).toHaveAttribute('aria-expanded', 'true');
    const group = rowHeader(/华东/);
    expect(group).toHaveAttribute('aria-rowspan', '3');
    const [, , , first] = rows();
    expect(first).toHaveAttribute('aria-rowindex', '4');
    expect(first).toHaveTextContent('1,000.00');
    expect(rowHeader('合计')).toHaveAttribute('aria-colspan', '2');
    expect(screen.getByText('7 行 × 12 列')).toBeVisible();
  });

  it('reads the direction of a comparison out', () => {
    show();
    expect(within(rows()[3] as HTMLElement).getByText('下降 1.0%')).toBeInTheDocument();
  });

  it('mounts what is in sight of 2,000 × 200, and more of it while it is scrolled', () => {
    show({ data: LARGE });
    expect(grid()).toHaveAttribute('aria-rowcount', '2004');
    expect(grid()).toHaveAttribute('aria-colcount', '202');
    expect(all('gridcell').length).toBeLessThan(600);
    act(() => grid().scrollTo({ top: 1010 * ROW_PX, left: 9000 }));
    expect(rowHeader('行50-12')).toBeInTheDocument();
    expect(rowHeader('行0-3')).toBeUndefined();
    // The header of the group began above the window.
    expect(rowHeader(/^组50/)).toHaveAttribute('aria-rowindex', '1004');
    expect(all('gridcell').length).toBeLessThan(600);
    expect(rowHeader('合计')).toBeInTheDocument();
    expect(screen.getByText('2,001 行 × 200 列')).toBeVisible();
  });

  it('stays as it is folded and sorted when its members come in another language', () => {
    const rowKeys = SALES.rowKeys.map((key) => key.map((name) => ({ 华东: 'e', 华北: 'n' })[name] ?? name));
    const inWords = (e: string, n: string) => ({ ...SALES, rowKeys, members: { region: { e, n } } });
    const Screen = () => {
      const [isEnglish, setEnglish] = useState(false);
      return (
        <>
          <button onClick={() => setEnglish(true)}>English</button>
          <PivotGrid data={isEnglish ? inWords('East', 'North') : inWords('华东', '华北')} label="销售" />
        </>
      );
    };
    renderScreen(Screen, portalWith(texts));
    fireEvent.click(header('金额'));
    fireEvent.click(screen.getByLabelText('收起 华东'));
    fireEvent.click(screen.getByText('English'));
    expect(rowHeader(/East/)).toHaveAttribute('aria-expanded', 'false');
    expect(firstColumn()).toEqual(['5,000.00', '4,000.00', '6,000.00', '3,000.00', '7,000.00']);
  });

  it('shows a member whose text would turn the words after it around', () => {
    show({ data: { ...SALES, members: { region: { 华东: '甲\u202eb' } } } });
    expect(screen.getByText('甲_b').parentElement).toHaveAttribute('title', '查看 甲_b 的下级数据');
  });
});

describe('groups of a cross table', () => {
  it('are folded by their buttons, in rows and in columns', () => {
    show();
    fireEvent.click(screen.getByLabelText('收起 华东'));
    expect(firstColumn()[0]).toBe('3,000.00');
    fireEvent.click(screen.getByLabelText('收起 2025'));
    expect(header('2025')).toHaveAttribute('aria-colspan', '2');
    fireEvent.click(screen.getByLabelText('展开 华东'));
    expect(firstColumn()[0]).toBe('1,004.00');
  });

  it('are folded all at once, and shown without their subtotals', () => {
    show();
    fireEvent.click(screen.getByText('隐藏小计'));
    expect(firstColumn()).toEqual(['1,000.00', '2,000.00', '4,000.00', '5,000.00', '7,000.00']);
    fireEvent.click(screen.getByText('全部收起'));
    expect(firstColumn()).toEqual(['3,000.00', '6,000.00', '7,000.00']);
    fireEvent.click(screen.getByText('全部展开'));
    expect(firstColumn()).toHaveLength(5);
  });

  it('stay folded when the figures are loaded again', () => {
    const Screen = () => {
      const [data, setData] = useState(SALES);
      return (
        <>
          <button onClick={() => setData({ ...SALES, cells: SALES.cells.map((line) => line.map(() => 5)) })}>
            刷新
          </button>
          <PivotGrid data={data} label="销售" />
        </>
      );
    };
    renderScreen(Screen, portalWith(texts));
    fireEvent.click(screen.getByLabelText('收起 华东'));
    fireEvent.click(screen.getByText('刷新'));
    expect(firstColumn()).toHaveLength(5);
    expect(firstColumn()[0]).toBe('5.00');
  });
});

test('folds, sorting and hidden subtotals are kept, and are there when the table is shown again', () => {
  const onView = jest.fn();
  const { unmount } = show({ onView });
  expect(onView).not.toHaveBeenCalled();
  fireEvent.click(header('金额'));
  fireEvent.click(screen.getByLabelText('收起 华东'));
  fireEvent.click(screen.getByLabelText('收起 2026'));
  fireEvent.click(screen.getByText('隐藏小计'));
  const shown = firstColumn();
  expect(onView).toHaveBeenCalledTimes(4);
  const kept: unknown = JSON.parse(JSON.stringify(onView.mock.lastCall?.[0]));
  unmount();
  show({ view: kept });
  expect(firstColumn()).toEqual(shown);
  expect(screen.getByLabelText('展开 华东')).toBeInTheDocument();
  expect(screen.getByLabelText('展开 2026')).toBeInTheDocument();
  expect(screen.getByText('显示小计')).toBeInTheDocument();
});

describe('a wrong answer', () => {
  it('is drawn as far as it goes', () => {
    show({
      data: {
        ...SALES,
        rowKeys: [...SALES.rowKeys, ['华东', '上海'], ['华东'], [], ['a', 'b', 'c', 'd'], ['无', '数']],
        columnKeys: [['2025', '11'], ['2025', '11'], ['2025'], ['2025'], ['a', 'b', 'c'], [], []],
        cells: [[1000], [], SALES.cells[2] ?? []],
      },
    });
    expect(rowHeader('数')).toBeInTheDocument();
    expect(firstColumn()[0]).toBe('1,000.00');
    focusFirst();
    press('a', { ctrlKey: true });
    press('c', { ctrlKey: true });
    expect(copyTable).toHaveBeenCalledTimes(1);
  });

  it('may have no columns, or no measures', () => {
    const { unmount } = show({ data: { ...SALES, columnKeys: [] } });
    focusFirst();
    press('End', { ctrlKey: true });
    expect(rowHeader('天津')).toBeInTheDocument();
    unmount();
    show({ data: { ...SALES, values: [] } });
    expect(rowHeader('天津')).toBeInTheDocument();
  });
});

describe('the marks of a cross table', () => {
  it('are bars and limits that are also told in words; totals have none', () => {
    show({
      marks: [
        { measure: 'amount', kind: 'bar', limit: 0 },
        { measure: 'amount', kind: 'above', limit: 4500 },
      ],
    });
    expect(
      within(named('gridcell', '5,000.00')[0] as HTMLElement).getByRole('img', { name: '高于 4,500.00' }),
    ).toBeInTheDocument();
    const bars = [...grid().querySelectorAll<HTMLElement>('.share')];
    expect(Math.max(...bars.map(({ style }) => parseFloat(style.width)))).toBe(100);
    const total = within(grid()).getByText('7,000.00').closest('[role="gridcell"]');
    expect(total).not.toHaveAttribute('data-beyond');
  });
});

describe('the widths of columns', () => {
  const widthOf = (name: string) => parseFloat(header(name).style.width);

  it('follow the content, are set by keys and by a drag of the edge, and go back by a double click', () => {
    show();
    const before = widthOf('金额');
    act(() => header('金额').focus());
    press('ArrowRight', { shiftKey: true });
    expect(widthOf('金额')).toBe(before + 16);
    const edge = header('金额').querySelector('[data-press="resize"]') as HTMLElement;
    fireEvent.pointerDown(edge, { clientX: 100 });
    fireEvent.pointerMove(window, { clientX: 150 });
    fireEvent.pointerUp(window);
    fireEvent.pointerMove(window, { clientX: 400 });
    expect(widthOf('金额')).toBe(before + 66);
    fireEvent.doubleClick(edge);
    expect(widthOf('金额')).toBe(before);
  });

  it('of row headers take at most half of the room', () => {
    const long = { ...SALES, rowKeys: SALES.rowKeys.map((key) => key.map((member) => member.repeat(30))) };
    show({ data: long });
    expect(widthOf('区域') + widthOf('城市')).toBeLessThanOrEqual(SIZE.width / 2);
  });
});
