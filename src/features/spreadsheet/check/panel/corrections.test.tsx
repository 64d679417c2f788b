import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CheckedColumn } from '@/common/spreadsheet';
import { createSlowReader, HEADER, openPanel, rowsOf } from './testPanels';

configure({ asyncUtilTimeout: 4_000 });

const cell = (name: string) => screen.findByRole('gridcell', { name });
const button = (name: string) => screen.findByRole('button', { name });
const field = (row: number) => screen.getByRole('textbox', { name: `数量，第 ${row} 行` });

describe('Enter on a correction that is still wrong', () => {
  test('stays in the cell and says why, without the worker', async () => {
    const reader = createSlowReader();
    const { user } = await openPanel([HEADER, ['A', 'x', '大'], ['B', 'y', '大']], { startReader: reader.startReader });
    await user.click(await cell('x 应为数字'));
    reader.hold();
    await user.keyboard('1o{Enter}');
    expect(field(2)).toHaveFocus();
    expect(field(2)).toHaveValue('1o');
    expect(field(2)).toBeInvalid();
    expect(field(2)).toHaveAccessibleDescription('应为数字');
    expect(screen.getByText('应为数字。再按 Enter 保留这个内容。')).toBeVisible();
    await user.keyboard('{Backspace}0');
    expect(screen.queryByText(/再按 Enter/)).toBeNull();
    await user.keyboard('{Enter}');
    expect(field(3)).toHaveFocus();
  });

  test('goes on when it is pressed again, and the content stays as it was typed', async () => {
    const { user, onReady } = await openPanel([HEADER, ['A', 'x', '大'], ['B', 'y', '大']]);
    await user.click(await cell('x 应为数字'));
    await user.keyboard('zz{Enter}{Enter}');
    await waitFor(() => expect(field(3)).toHaveFocus());
    await user.click(await button('仍然上传'));
    await waitFor(() => expect(onReady).toHaveBeenCalled());
    expect((await rowsOf(onReady.mock.lastCall?.[0]))[1]).toEqual(['A', 'zz', '大']);
  });

  test('names the fault of a cell that was right, and Esc leaves that cell right', async () => {
    const { user } = await openPanel([HEADER, ['A', 'x', '大']]);
    await user.click(await cell('大'));
    await user.keyboard('中{Enter}');
    expect(screen.getByRole('combobox', { name: '类别，第 2 行' })).toHaveAccessibleDescription('应为其中之一：大、小');
    await user.keyboard('{Escape}');
    expect(await cell('大')).toBeValid();
  });

  test('does not hold up Tab, nor Enter over a content that was not touched', async () => {
    const { user } = await openPanel([HEADER, ['A', 'x', '大'], ['B', 'y', '大'], ['C', 'z', '大']]);
    await user.click(await cell('x 应为数字'));
    await user.keyboard('zz{Tab}');
    expect(field(3)).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field(4)).toHaveFocus());
  });
});

describe('cells with the same wrong content', () => {
  const columns: CheckedColumn[] = [
    { title: '编号', type: 'text', isRequired: true, isUnique: true },
    { title: '区域', type: 'text', options: ['江苏', '浙江'] },
  ];
  const rows = (count: number) => [
    ['编号', '区域'],
    ...Array.from({ length: count }, (_, row) => [`A${row}`, '江苏省']),
    ['B', '浙江省'],
  ];
  async function correctFirst(count = 300, changes: Parameters<typeof openPanel>[1] = {}) {
    const panel = await openPanel(rows(count), { columns, ...changes });
    await panel.user.click((await screen.findAllByRole('gridcell', { name: /^江苏省 / }))[0] as HTMLElement);
    await panel.user.keyboard('江苏{Enter}');
    return panel;
  }
  const OFFER = '把此列中另外 299 个“江苏省”也改为“江苏”';

  test('are changed by one press after the first one was corrected', async () => {
    const { user, onReady } = await correctFirst();
    await user.click(await button(OFFER));
    expect(await screen.findByText('301 行，1 处错误')).toBeInTheDocument();
    expect(screen.getByText('另外 299 个单元格也已修改')).toBeVisible();
    expect(screen.getByText('已修改 300 处')).toBeVisible();
    await user.click(await button('下一处错误'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: '区域，第 302 行' })).toHaveFocus());
    await user.keyboard('浙江{Enter}');
    await user.click(await button('继续'));
    await waitFor(() => expect(onReady).toHaveBeenCalled());
    const written = await rowsOf(onReady.mock.lastCall?.[0]);
    expect(new Set(written.slice(1, 301).map((row) => row[1]))).toEqual(new Set(['江苏']));
    expect(written[301]).toEqual(['B', '浙江']);
  });

  test('are as they were after the change is taken back by the same button, which keeps the focus', async () => {
    const { user } = await correctFirst();
    await user.click(await button(OFFER));
    const undo = await button('撤销这 299 处修改');
    expect(undo).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await button(OFFER)).toHaveFocus();
    expect(screen.getByText('301 行，300 处错误')).toBeInTheDocument();
    expect(screen.getByText('已修改 1 处')).toBeVisible();
  });

  test('are changed again in another worker, when the first one has broken down', async () => {
    let breakDown = (): void => undefined;
    const reader = createSlowReader();
    const startReader = () => ({
      ...reader.startReader(),
      onFailure: (listener: () => void) => (breakDown = listener),
    });
    const { user } = await correctFirst(5, { startReader });
    await user.click(await button('把此列中另外 4 个“江苏省”也改为“江苏”'));
    await button('撤销这 4 处修改');
    breakDown();
    await user.click(await button('重新检查'));
    await user.click(await button('重试'));
    expect(await screen.findByText('6 行，1 处错误')).toBeInTheDocument();
  });

  test('are not offered after a correction that is wrong itself', async () => {
    const { user } = await openPanel(rows(3), { columns });
    await user.click((await screen.findAllByRole('gridcell', { name: /^江苏省 / }))[0] as HTMLElement);
    await user.keyboard('苏{Tab}');
    await waitFor(() => expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('应为其中之一：江苏、浙江'));
    expect(screen.queryByRole('button', { name: /此列中/ })).toBeNull();
  });

  test('are filled in where they are empty', async () => {
    const { user } = await openPanel([HEADER, ['A', 1, '大'], ['', 2, '大'], ['', 3, '大']], {
      columns: [{ title: '编号', type: 'text', isRequired: true }],
    });
    await user.click((await screen.findAllByRole('gridcell', { name: '必填' }))[0] as HTMLElement);
    await user.keyboard('X{Enter}');
    await user.click(await button('把此列中另外 1 个空单元格也填为“X”'));
    expect(await screen.findByText('3 行，没有发现错误')).toBeInTheDocument();
  });
});

describe('faults in columns that are out of sight', () => {
  const columns = Array.from({ length: 20 }, (_, index): CheckedColumn => ({ title: `列${index}`, type: 'number' }));
  const row = (faulty: number) => columns.map((_, index) => (index === faulty ? 'x' : index));
  const sizes: Readonly<Record<string, number>> = { clientWidth: 470, scrollWidth: 2_050, offsetWidth: 50 };
  const originals = new Map(
    Object.keys(sizes).map((name) => {
      const owner = name in Object.getOwnPropertyDescriptors(Element.prototype) ? Element : HTMLElement;
      return [name, [owner.prototype, Object.getOwnPropertyDescriptor(owner.prototype, name)] as const];
    }),
  );
  beforeEach(() => {
    for (const [name, [owner]] of originals)
      Object.defineProperty(owner, name, { configurable: true, get: () => sizes[name] });
  });
  afterEach(() => {
    for (const [name, [owner, descriptor]] of originals) if (descriptor) Object.defineProperty(owner, name, descriptor);
  });

  test('are counted beside the grid, and a press goes to the nearest one', async () => {
    const { user } = await openPanel([columns.map(({ title }) => title), row(1), row(12), row(15), row(15)], {
      columns,
    });
    const grid = await screen.findByRole('grid');
    await screen.findAllByRole('gridcell', { name: 'x 应为数字' });
    fireEvent.scroll(grid);
    await user.click(await button('右侧 3 处错误'));
    const focused = document.activeElement as HTMLElement;
    expect(focused).toHaveAccessibleName('x 应为数字');
    expect(focused).toHaveAttribute('data-place', '1-12');
    grid.scrollLeft = 1_200;
    fireEvent.scroll(grid);
    expect(await button('左侧 1 处错误')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^右侧/ })).toBeNull();
  });

  test('have their number in the header', async () => {
    await openPanel([columns.map(({ title }) => title), row(12), row(15), row(15)], { columns });
    const grid = await screen.findByRole('grid');
    expect(within(grid).getByRole('columnheader', { name: '列15 2 处错误' })).toHaveTextContent('列152');
    expect(within(grid).getByRole('columnheader', { name: '列14' })).toBeVisible();
  });
});

test('names are listed as in English', async () => {
  await openPanel(
    [
      [...HEADER, '甲', '乙'],
      ['A', 1, '中'],
    ],
    { language: 'en' },
  );
  expect(await cell('中 Must be one of: 大, 小')).toBeInvalid();
  expect(screen.getByText('Columns that the template does not have: 甲, 乙')).toBeVisible();
});
