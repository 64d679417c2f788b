import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CheckedColumn } from '@/common/spreadsheet';
import { ANSWER_TIMEOUT_MS } from '../session/CheckWorker';
import type { WorkerPort } from '../session/CheckWorker';
import { workbookOf, workbookWithXml } from '../worker/testWorkbooks';
import { COLUMNS, fileOf, HEADER, openPanel, rowsOf, startInProcess } from './testPanels';

configure({ asyncUtilTimeout: 4_000 });

const button = (name: string) => screen.findByRole('button', { name });
const cell = async (name: string) => screen.findByRole('gridcell', { name });
const summary = () => screen.findAllByRole('status').then(([first]) => first);

test('a file without faults goes on as it is', async () => {
  const { user, onReady, file } = await openPanel([HEADER, ['A', 1, '大'], ['B', 2, '小']]);
  expect(await screen.findByText('2 行，没有发现错误')).toBeInTheDocument();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await user.click(await button('继续'));
  expect(onReady).toHaveBeenCalledWith(file);
});

test('only rows with faults are shown, each faulty cell with its reason', async () => {
  await openPanel([HEADER, ['A', 1, '大'], ['B', '两个', '中'], ['C', 3, '小']]);
  expect(await screen.findByText('3 行，2 处错误')).toBeInTheDocument();
  const grid = await screen.findByRole('grid', { name: '有错误的行' });
  expect(await within(grid).findAllByRole('rowheader')).toHaveLength(1);
  const wrong = await cell('两个 应为数字');
  expect(wrong).toHaveAccessibleDescription('应为数字');
  expect(wrong).toBeInvalid();
  expect(await cell('中 应为其中之一：大、小')).toBeInvalid();
  expect(screen.getByRole('gridcell', { name: 'B' })).toBeValid();
});

test('a fault vanishes when its cell is corrected, and the file that goes on is the corrected one', async () => {
  const { user, onReady, file } = await openPanel([HEADER, ['A', 'x', '大'], ['B', 2, '中']]);
  await user.click(await cell('x 应为数字'));
  const input = screen.getByRole('textbox', { name: '数量，第 2 行' });
  expect(input).toHaveFocus();
  await user.keyboard('7{Enter}');
  // Enter goes on to the next fault.
  const next = await screen.findByRole('combobox', { name: '类别，第 3 行' });
  await waitFor(() => expect(next).toHaveFocus());
  expect(await screen.findByText('2 行，1 处错误')).toBeInTheDocument();
  await user.keyboard('小{Enter}');
  expect(await screen.findByText('2 行，没有发现错误')).toBeInTheDocument();
  await user.click(await button('继续'));
  await waitFor(() => expect(onReady).toHaveBeenCalled());
  const sent = onReady.mock.calls[0]?.[0];
  expect(sent).not.toBe(file);
  expect(sent?.name).toBe('客户.xlsx');
  expect(await rowsOf(sent)).toEqual([HEADER, ['A', 7, '大'], ['B', 2, '小']]);
});

test('a long text is shown shortened, and all of it is edited', async () => {
  const text = '长'.repeat(1_000);
  const { user, onReady } = await openPanel([HEADER, ['A', text, '大'], ['B', text, '大']]);
  const [long] = await screen.findAllByRole('gridcell', { name: `${'长'.repeat(200)}… 应为数字` });
  await user.click(long as HTMLElement);
  const input = screen.getByRole('textbox', { name: '数量，第 2 行' });
  await waitFor(() => expect(input).toHaveValue(text));
  await user.type(input, '短');
  await user.keyboard('{Tab}');
  const next = await screen.findByRole('textbox', { name: '数量，第 3 行' });
  await waitFor(() => expect(next).toHaveValue(text));
  await user.keyboard('{Escape}');
  await user.click(await button('仍然上传'));
  await waitFor(() => expect(onReady).toHaveBeenCalled());
  expect(await rowsOf(onReady.mock.calls[0]?.[0])).toEqual([HEADER, ['A', `${text}短`, '大'], ['B', text, '大']]);
});

test('a list of problems says how many are left out', async () => {
  const titles = Array.from({ length: 24 }, (_, index) => `第${index}列`);
  await openPanel([HEADER, ['A', 1, '大']], {
    columns: [...COLUMNS, ...titles.map((title) => ({ title, type: 'text' as const, isRequired: true }))],
  });
  const list = await screen.findByRole('list', { name: '表头与工作表的问题' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(21);
  expect(list).toHaveTextContent('还有 4 个问题');
});

test('Esc leaves a cell as it was', async () => {
  const { user } = await openPanel([HEADER, ['A', 'x', '大']]);
  await user.click(await cell('x 应为数字'));
  await user.keyboard('7{Escape}');
  expect(await cell('x 应为数字')).toHaveFocus();
  expect(await summary()).toHaveTextContent('1 行，1 处错误');
});

test('the grid is worked by the keyboard: arrows move, Enter and typing edit, Tab and Shift+Tab walk the faults', async () => {
  const { user } = await openPanel([HEADER, ['A', 'x', '大'], ['B', 'y', '小']]);
  const first = await cell('A');
  act(() => first.focus());
  await user.keyboard('{ArrowRight}');
  expect(await cell('x 应为数字')).toHaveFocus();
  await user.keyboard('56{Tab}');
  const next = await screen.findByRole('textbox', { name: '数量，第 3 行' });
  await waitFor(() => expect(next).toHaveFocus());
  expect(next).toHaveValue('y');
  await user.keyboard('{Escape}{ArrowUp}{Enter}');
  expect(await screen.findByRole('textbox', { name: '数量，第 2 行' })).toHaveValue('56');
  await user.keyboard('z{Tab}');
  await screen.findByRole('textbox', { name: '数量，第 3 行' });
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(await screen.findByRole('textbox', { name: '数量，第 2 行' })).toHaveValue('z');
});

test('the next error is opened by a button, for those who have no keyboard', async () => {
  const { user } = await openPanel([HEADER, ['A', 1, '大'], ['B', 'x', '小'], ['C', 'y', '小']]);
  await cell('x 应为数字');
  await user.click(await button('下一处错误'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '数量，第 3 行' })).toHaveFocus());
  await user.click(await button('下一处错误'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '数量，第 4 行' })).toHaveFocus());
  expect(screen.queryByText('已到末尾，从头继续。')).toBeNull();
  await user.click(await button('下一处错误'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '数量，第 3 行' })).toHaveFocus());
  expect(screen.getByText('已到末尾，从头继续。')).toBeInTheDocument();
});

test('after the last error in rows that are not read, the button goes on with the first one', async () => {
  const faulty = Array.from({ length: 300 }, (_, row) => [`A${row}`, 'x', '大']);
  const { user } = await openPanel([HEADER, ...faulty]);
  await user.click((await screen.findAllByRole('gridcell', { name: 'x 应为数字' }))[0] as HTMLElement);
  await user.keyboard('1{Enter}{Escape}');
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'ArrowUp' });
  await user.keyboard('{PageDown}'.repeat(50));
  await user.click(await button('下一处错误'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '数量，第 301 行' })).toHaveFocus());
  await user.click(await button('下一处错误'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '数量，第 3 行' })).toHaveFocus());
});

test('a suggestion stands in the cell; Enter takes it, and passing by does not', async () => {
  const { user } = await openPanel([HEADER, ['A', 1, '大 '], ['B', 1, ' 小']]);
  await user.click(await cell('大 首尾有空格'));
  expect(screen.getByRole('combobox', { name: '类别，第 2 行' })).toHaveValue('大');
  await user.keyboard('{Tab}');
  const next = await screen.findByRole('combobox', { name: '类别，第 3 行' });
  await waitFor(() => expect(next).toHaveFocus());
  expect(screen.getByText('2 行，2 处错误')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('2 行，1 处错误')).toBeInTheDocument();
});

test('blanks that make options wrong are removed in one press', async () => {
  const { user } = await openPanel([HEADER, ['A', 1, '大 '], ['B', 1, ' 小'], ['C', 1, '中']]);
  await user.click(await button('去掉 2 处首尾空格'));
  expect(await screen.findByText('3 行，1 处错误')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /首尾空格/ })).not.toBeInTheDocument();
});

test('what became of an edit is said', async () => {
  const { user } = await openPanel([HEADER, ['A', 'x', '大'], ['B', 'y', '小']]);
  await user.click(await cell('x 应为数字'));
  await user.keyboard('1{Enter}');
  expect(await screen.findByText('已改正，还有 1 处错误')).toBeInTheDocument();
  await user.keyboard('zz{Enter}');
  await waitFor(() => expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('应为数字'));
});

test('after the last error below, those above are told', async () => {
  const { user } = await openPanel([HEADER, ['A', 'x', '大'], ['B', 'y', '小']]);
  await user.click(await cell('y 应为数字'));
  await user.keyboard('1{Enter}');
  expect(await screen.findByText(/后面没有更多错误，前面还有 1 处/)).toBeInTheDocument();
  await user.click(await cell('x 应为数字'));
  await user.keyboard('1{Enter}');
  expect(await screen.findByText(/没有更多错误，多输入的内容不会填入/)).toBeInTheDocument();
});

test('the rows of one kind of fault can be shown alone', async () => {
  const { user } = await openPanel([HEADER, ['A', 'x', '大'], ['B', 2, '中']]);
  await cell('x 应为数字');
  await user.click(screen.getByRole('combobox', { name: '错误类型' }));
  await user.click(await screen.findByText('不在选项中 (1)'));
  expect(await cell('中 应为其中之一：大、小')).toBeInTheDocument();
  expect(screen.queryByRole('gridcell', { name: 'x 应为数字' })).not.toBeInTheDocument();
});

test('a header that does not fit is matched by hand, and the match is remembered for the next file', async () => {
  const { user, stored, onReady } = await openPanel([
    ['代码', '数量', '类别'],
    ['A', 1, '大'],
  ]);
  expect(await screen.findByText('缺少必填列“编号”')).toBeInTheDocument();
  expect(screen.getByText('不属于模板的列：代码')).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: '“编号”对应的列' }));
  await user.click(await screen.findByText('代码 (A)'));
  expect(await screen.findByText('1 行，没有发现错误')).toBeInTheDocument();
  expect(stored.value).toEqual({ 编号: '代码' });
  await user.click(await button('继续'));
  await waitFor(() => expect(onReady).toHaveBeenCalled());
  expect((await rowsOf(onReady.mock.calls[0]?.[0]))[0]).toEqual(HEADER);
});

test('a remembered match needs no hand', async () => {
  const memory = { get: () => ({ 编号: '代码', other: 7 }), set: () => undefined };
  await openPanel(
    [
      ['代码', '数量', '类别'],
      ['A', 1, '大'],
    ],
    { memory },
  );
  expect(await screen.findByText('1 行，没有发现错误')).toBeInTheDocument();
});

test('the annotated file is named after the chosen one', async () => {
  const { user, save } = await openPanel([HEADER, ['A', 'x', '大']]);
  await user.click(await button('下载标注文件'));
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.anything(), '客户-标注.xlsx'));
  expect((await rowsOf(save.mock.calls[0]?.[0]))[1]).toEqual(['A', 'x', '大', '数量：应为数字']);
});

test('corrected rows stay in the grid until everything is checked again', async () => {
  const { user } = await openPanel([HEADER, ['A', 'x', '大'], ['B', 'y', '小']]);
  await user.click(await cell('x 应为数字'));
  await user.keyboard('1{Enter}{Escape}');
  expect(await screen.findByText('已修改')).toBeInTheDocument();
  await user.click(await button('重新检查'));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
});

test('a file with faults can be uploaded all the same, with what was corrected', async () => {
  const { user, onReady } = await openPanel([HEADER, ['A', 'x', '中']]);
  await user.click(await cell('x 应为数字'));
  await user.keyboard('7{Enter}{Escape}');
  expect(await screen.findByText('1 行，1 处错误')).toBeInTheDocument();
  await user.click(await button('仍然上传'));
  await waitFor(() => expect(onReady).toHaveBeenCalled());
  expect((await rowsOf(onReady.mock.calls[0]?.[0]))[1]).toEqual(['A', 7, '中']);
});

test('numbers in place of dates become dates at once', async () => {
  const columns: CheckedColumn[] = [{ title: '日期', type: 'date' }];
  const { user } = await openPanel([['日期'], [45_322], [45_323]], { columns });
  await user.click(await button('将 2 个数字改为日期'));
  expect(await screen.findByText('2 行，没有发现错误')).toBeInTheDocument();
});

test('each sheet is shown by its name with the number of its faulty rows', async () => {
  const file = fileOf(workbookOf({ 一: [HEADER, ['A', 1]], 二: [HEADER, ['A', 'x'], ['A', 2]] }));
  await openPanel([], { file, sheets: ['一', '二'] });
  // The first sheet with faults is shown first.
  expect(await screen.findByText('二 (2)')).toBeInTheDocument();
  expect(await screen.findByText('3 行，3 处错误')).toBeInTheDocument();
});

test('a file that is none is told with what to do, and cannot be uploaded', async () => {
  const { user, onReady } = await openPanel([], { file: fileOf(new TextEncoder().encode('编号,数量')) });
  expect(await screen.findByRole('alert')).toHaveTextContent('这是文本文件（例如 CSV）');
  expect(screen.queryByRole('button', { name: '仍然上传' })).not.toBeInTheDocument();
  await user.click(await button('重新选择文件'));
  expect(onReady).toHaveBeenCalledWith(undefined);
});

test('a check without progress is stopped after 15 s, and another try has the corrections', async () => {
  let isStuck = false;
  const terminate = jest.fn();
  const startReader = (): WorkerPort => {
    const port = startInProcess();
    return { ...port, postMessage: (...args) => isStuck || port.postMessage(...args), terminate };
  };
  const { user } = await openPanel([HEADER, ['A', 'x', '大'], ['B', 'y', '小']], { startReader });
  await user.click(await cell('x 应为数字'));
  await user.keyboard('1{Enter}{Escape}');
  expect(await screen.findByText('2 行，1 处错误')).toBeInTheDocument();
  isStuck = true;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    fireEvent.click(screen.getByRole('button', { name: '重新检查' }));
    await act(() => jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS - 1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
  } finally {
    jest.useRealTimers();
  }
  expect(screen.getByRole('alert')).toHaveTextContent('15 秒没有进展，已停止');
  expect(terminate).toHaveBeenCalled();
  isStuck = false;
  await user.click(await button('重试'));
  expect(await screen.findByText('2 行，1 处错误')).toBeInTheDocument();
  expect(await cell('y 应为数字')).toBeInTheDocument();
});

test.each([
  ['en', '2 rows, 1 error', 'Download annotated file', 'x Must be a number'],
  ['zh-TW', '2 列，1 處錯誤', '下載標註檔案', 'x 應為數字'],
] as const)('the panel speaks %s', async (language, words, download, wrong) => {
  await openPanel([HEADER, ['A', 'x', '大'], ['B', 1, '小']], { language });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(await button(download)).toBeInTheDocument();
  expect(await cell(wrong)).toBeInTheDocument();
});

test('thousands of faulty rows mount only those in sight', async () => {
  const rows = Array.from({ length: 3_000 }, (_, row) => [`A${row}`, 'x', '大']);
  await openPanel([HEADER, ...rows]);
  const grid = await screen.findByRole('grid');
  expect(grid).toHaveAttribute('aria-rowcount', '3001');
  expect(await within(grid).findAllByRole('rowheader')).not.toHaveLength(0);
  expect(within(grid).getAllByRole('row').length).toBeLessThan(40);
});

test('a corrected file that cannot keep the format of the original says so', async () => {
  const cells = (row: number, ...texts: readonly string[]) =>
    texts.map((text, column) => `<c r="${'ABC'[column]}${row}" t="str"><v>${text}</v></c>`).join('');
  const rows = [3, 2, 1].map(
    (row) => `<row r="${row}">${row === 1 ? cells(1, ...HEADER) : cells(row, `A${row}`, 'x', '大')}</row>`,
  );
  const file = fileOf(workbookWithXml(`<sheetData>${rows.join('')}</sheetData>`));
  const { user, save } = await openPanel([HEADER], { file });
  expect(await screen.findByText('2 行，2 处错误')).toBeInTheDocument();
  await user.click((await screen.findAllByRole('gridcell', { name: 'x 应为数字' }))[0] as HTMLElement);
  await user.keyboard('7{Enter}{Escape}');
  await user.click(await button('下载标注文件'));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(screen.getByText('原文件的格式无法保留：写出的文件只含所检查工作表的数据。')).toBeVisible();
});

test('large numbers are shown in groups of three digits', async () => {
  await openPanel([HEADER, ...Array.from({ length: 1_200 }, (_, row) => [`A${row}`, 'x', '大'])]);
  expect(await screen.findByText('1,200 行，1,200 处错误')).toBeInTheDocument();
});

test('columns are offered to be matched at once where the file has one that the template has not', async () => {
  await openPanel([
    ['编号', '数量', '备注'],
    ['A', 1, 'x'],
  ]);
  expect(await screen.findByRole('combobox', { name: '“类别”对应的列' })).toBeInTheDocument();
});

test('columns are matched on demand where the file has none to be matched', async () => {
  const { user } = await openPanel([
    ['编号', '数量'],
    ['A', 1],
  ]);
  expect(await screen.findByText(/文件中没有找到的列：类别/)).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(await button('查看列的对应关系'));
  expect(screen.getByRole('combobox', { name: '“类别”对应的列' })).toBeInTheDocument();
});
