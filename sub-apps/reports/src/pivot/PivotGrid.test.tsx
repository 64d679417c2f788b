import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import { texts } from '../locales';
import * as copyText from './copyText';
import { PivotGrid } from './PivotGrid';
import { column, SALES } from './testPivot';

jest.mock('./copyText', () => ({ ...jest.requireActual<typeof copyText>('./copyText'), copyTable: jest.fn() }));
const copyTable = jest.mocked(copyText.copyTable);

const SIZE = { width: 640, height: 320 };
const ROW_PX = 38;

/** jsdom lays nothing out, and has no pointers. */
beforeAll(() => {
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
});
beforeEach(() => copyTable.mockReset().mockResolvedValue());

const LARGE = {
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

function show(props: Props = {}) {
  const fake = portalWith(texts);
  const shown = renderScreen(() => <PivotGrid data={SALES} label="销售" {...props} />, fake);
  return { fake, ...shown };
}
const grid = () => screen.getByRole('grid', { name: '销售' });
/** Queries by role take long in so many cells. */
const all = (role: string) => [...grid().querySelectorAll<HTMLElement>(`[role="${role}"]`)];
const named = (role: string, name: string | RegExp) =>
  all(role).filter(({ textContent }) => (typeof name === 'string' ? textContent === name : name.test(textContent)));
const rows = () => all('row');
const rowHeader = (name: string | RegExp) => named('rowheader', name)[0] as HTMLElement;
const selected = () => all('gridcell').filter((cell) => cell.matches('[aria-selected="true"]'));
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focusFirst = () => act(() => grid().querySelector<HTMLElement>('[tabindex="0"]')?.focus());
const focused = () => document.activeElement?.textContent;
const header = (name: string) =>
  all('columnheader').find((cell) => cell.querySelector('.words')?.textContent === name) as HTMLElement;
const firstColumn = () =>
  rows()
    .slice(3)
    .map((row) => row.querySelector('[role="gridcell"]')?.textContent);

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
  });
});

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

describe('drilling in a cross table', () => {
  it('is a press on a member, or Enter; subtotals lead nowhere', () => {
    const onDrill = jest.fn();
    show({ onDrill });
    fireEvent.click(within(rowHeader(/华东/)).getByText('华东'));
    const drilled = (region: string) => [[{ dimension: 'region', value: region }]];
    expect(onDrill.mock.calls).toEqual([drilled('华东')]);
    focusFirst();
    press('ArrowLeft');
    press('Enter');
    press('ArrowLeft');
    press('ArrowDown');
    press('Enter');
    expect(onDrill.mock.calls).toEqual([drilled('华东'), drilled('华北')]);
  });

  it('takes the members of the outer dimensions along', () => {
    const onDrill = jest.fn();
    show({ onDrill, data: { ...SALES, rows: SALES.rows.map((dimension) => ({ ...dimension, canDrill: true })) } });
    fireEvent.click(within(rowHeader('北京')).getByText('北京'));
    expect(onDrill).toHaveBeenLastCalledWith([
      { dimension: 'region', value: '华北' },
      { dimension: 'city', value: '北京' },
    ]);
  });
});

describe('selecting figures', () => {
  const cellAt = (row: number, index: number) =>
    rows()[row + 3]?.querySelectorAll('[role="gridcell"]')[index] as HTMLElement;

  it('by Shift and arrows counts and adds them, in one format only', () => {
    show();
    focusFirst();
    press('ArrowDown', { shiftKey: true });
    expect(screen.getByText('3,000.00', { selector: 'strong' })).toBeVisible();
    expect(screen.getByText('1,500.00', { selector: 'strong' })).toBeVisible();
    expect(selected()).toHaveLength(2);
    press('ArrowRight', { shiftKey: true });
    expect(screen.getByText('4', { selector: 'strong' })).toBeVisible();
    expect(screen.queryByText('求和')).toBeNull();
    press('Escape');
    expect(selected()).toHaveLength(1);
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

describe('finding in a cross table', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const type = (text: string) => {
    fireEvent.change(screen.getByPlaceholderText('查找'), { target: { value: text } });
    act(() => void jest.runAllTimers());
  };

  it('looks through all of it, counts the finds, and goes from one to the next', () => {
    show({ data: LARGE });
    focusFirst();
    press('f', { ctrlKey: true });
    const field = screen.getByPlaceholderText('查找');
    expect(field).toHaveFocus();
    type('行50-');
    expect(screen.getByText('第 1 处，共 19 处')).toBeVisible();
    expect(rowHeader('行50-0')).toHaveAttribute('data-active');
    expect(field).toHaveFocus();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(rowHeader('行50-1')).toHaveAttribute('data-active');
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    expect(screen.getByText('第 19 处，共 19 处')).toBeVisible();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(rowHeader('行50-18')).toHaveFocus();
  });

  it('finds figures as they are written and without separators', () => {
    show({ data: LARGE });
    fireEvent.click(screen.getByText('查找'));
    type('1999199');
    expect(screen.getByText('第 1 处，共 1 处')).toBeVisible();
    expect(within(grid()).getByText('1,999,199.00')).toHaveAttribute('data-found', 'true');
    type('没有');
    expect(screen.getByText('没有找到')).toBeVisible();
  });
});

describe('finding what is folded', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const find = (text: string) => {
    fireEvent.click(screen.getByText('查找'));
    fireEvent.change(screen.getByPlaceholderText('查找'), { target: { value: text } });
    act(() => void jest.runAllTimers());
  };
  const next = () => fireEvent.keyDown(screen.getByPlaceholderText('查找'), { key: 'Enter' });
  const foldAll = () => {
    fireEvent.click(screen.getByText('全部收起'));
    fireEvent.click(screen.getByLabelText('收起 2025'));
  };

  it('unfolds the groups around a member, and no others', () => {
    show();
    foldAll();
    find('天津');
    expect(rowHeader('天津')).toHaveAttribute('data-active');
    expect(rowHeader(/华北/)).toHaveAttribute('aria-expanded', 'true');
    expect(rowHeader(/华东/)).toHaveAttribute('aria-expanded', 'false');
    expect(header('2025')).toHaveAttribute('aria-expanded', 'false');
  });

  it('unfolds rows and columns of a figure, and goes on from there', () => {
    show();
    foldAll();
    find('002.00');
    expect(screen.getByText('第 1 处，共 7 处')).toBeVisible();
    const active = () => grid().querySelector('[data-active]');
    expect(active()).toHaveTextContent('1,002.00');
    expect(header('2025')).toHaveAttribute('aria-expanded', 'true');
    next();
    next();
    next();
    expect(screen.getByText('第 4 处，共 7 处')).toBeVisible();
    expect(active()).toHaveTextContent('4,002.00');
    expect(rowHeader(/华北/)).toHaveAttribute('aria-expanded', 'true');
  });

  it('leaves a group folded whose own subtotal is found', () => {
    show();
    foldAll();
    find('6000');
    expect(grid().querySelector('[data-active]')).toHaveTextContent('6,000.00');
    expect(rowHeader(/华北/)).toHaveAttribute('aria-expanded', 'false');
  });

  it('unfolds a group whose header of a subtotal is found', () => {
    show();
    foldAll();
    find('小计');
    expect(header('小计')).toHaveAttribute('data-active');
    expect(header('2025')).toHaveAttribute('aria-expanded', 'true');
  });
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
      within(named('gridcell', '5,000.00')[0] as HTMLElement).getByRole('img', { name: '高于 4500' }),
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
