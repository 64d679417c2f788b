import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { createSlowReader, HEADER, openPanel, rowsOf } from './testPanels';

configure({ asyncUtilTimeout: 4_000 });

const cell = (name: string) => screen.findByRole('gridcell', { name });
const button = (name: string) => screen.getByRole('button', { name });
const field = (row: number) => screen.getByRole('textbox', { name: `数量，第 ${row} 行` });
const searchField = () => screen.queryByRole('textbox', { name: '正在查找下一处错误，可以继续输入' });
/** Rows with a fault in the column 数量. */
const faulty = (count: number) => [HEADER, ...Array.from({ length: count }, (_, row) => [`A${row}`, `x${row}`, '大'])];

async function setUp(rows: readonly (readonly unknown[])[]) {
  const reader = createSlowReader();
  const panel = await openPanel(rows, { startReader: reader.startReader });
  /** What is uploaded by the button: the contents of 数量. */
  async function uploaded(): Promise<unknown[]> {
    await panel.user.click(await screen.findByRole('button', { name: /继续|仍然上传/ }));
    await waitFor(() => expect(panel.onReady).toHaveBeenCalled());
    const [file] = panel.onReady.mock.lastCall ?? [];
    return (await rowsOf(file)).slice(1).map((row) => row[1]);
  }
  return { ...panel, reader, uploaded };
}

test('each number goes into its own cell, also when the worker has not answered one edit', async () => {
  const { user, reader, uploaded } = await setUp(faulty(6));
  await user.click(await cell('x0 应为数字'));
  reader.hold();
  await user.keyboard('1000{Enter}2000{Enter}3000{Tab}4000{Enter}5000{Enter}');
  expect(field(7)).toHaveFocus();
  expect(await cell('1000')).toBeVisible();
  await user.keyboard('6000');
  await reader.release();
  expect(await uploaded()).toEqual([1000, 2000, 3000, 4000, 5000, 6000]);
});

test('what is typed into a row that is not read goes into that row, and on from there', async () => {
  const { user, reader, uploaded } = await setUp(faulty(400));
  await user.click(await cell('x0 应为数字'));
  await user.keyboard('{Escape}');
  reader.hold();
  await user.keyboard('{PageDown}'.repeat(25));
  expect(screen.getByRole('grid')).toHaveFocus();
  await user.keyboard('70');
  expect(searchField()).toHaveFocus();
  await user.keyboard('0{Enter}800{Tab}9');
  expect(searchField()).toHaveValue('9');
  await reader.release();
  await waitFor(() => expect(field(179)).toHaveFocus());
  expect(field(179)).toHaveValue('9');
  await user.keyboard('00');
  expect((await uploaded()).slice(174, 179)).toEqual(['x174', 700, 800, 900, 'x178']);
});

test('the next fault below the rows that are read gets what is typed after Enter', async () => {
  const { user, reader, uploaded } = await setUp(faulty(400));
  await user.click(await cell('x0 应为数字'));
  await user.keyboard('{Escape}');
  reader.hold();
  // The first 150 rows are read.
  await user.keyboard(`${'{PageDown}'.repeat(21)}{ArrowDown}{Enter}1{Enter}2{Enter}34`);
  expect(searchField()).toHaveValue('34');
  await reader.release();
  await waitFor(() => expect(field(152)).toHaveValue('34'));
  expect((await uploaded()).slice(147, 152)).toEqual(['x147', 1, 2, 34, 'x151']);
});

test('Shift+Tab back to a cell whose edit is not answered waits for the answer, with what is typed', async () => {
  const { user, reader, uploaded } = await setUp(faulty(3));
  await user.click(await cell('x0 应为数字'));
  reader.hold();
  await user.keyboard('1{Enter}zz{Tab}{Shift>}{Tab}{/Shift}5');
  expect(searchField()).toHaveValue('5');
  await reader.release();
  // The first cell has been corrected, so the first faulty cell is the second one.
  await waitFor(() => expect(field(3)).toHaveFocus());
  expect(field(3)).toHaveValue('5');
  expect(await uploaded()).toEqual([1, 5, 'x2']);
});

test('a content that may no longer occur twice is not gone to before that is known', async () => {
  const { user, reader, onReady } = await setUp([HEADER, ['A', 1, '大'], ['A', 2, '大'], ['C', 'x', '大']]);
  await user.click((await screen.findAllByRole('gridcell', { name: /^A / }))[0]!);
  reader.hold();
  await user.keyboard('B{Enter}3');
  await reader.release();
  await waitFor(() => expect(field(4)).toHaveValue('3'));
  await user.click(button('仍然上传'));
  await waitFor(() => expect(onReady).toHaveBeenCalled());
  expect((await rowsOf(onReady.mock.lastCall?.[0])).slice(1)).toEqual([
    ['B', 1, '大'],
    ['A', 2, '大'],
    ['C', 3, '大'],
  ]);
});

test('a text that an input method composes is complete before its cell opens', async () => {
  const { user, reader } = await setUp(faulty(400));
  await user.click(await cell('x0 应为数字'));
  await user.keyboard('{Escape}');
  reader.hold();
  await user.keyboard(`${'{PageDown}'.repeat(25)}{Enter}`);
  const search = searchField()!;
  fireEvent.compositionStart(search);
  fireEvent.change(search, { target: { value: 'yi' } });
  // The Enter that chooses a word is the input method's.
  fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
  await reader.release();
  expect(searchField()).toHaveFocus();
  fireEvent.change(search, { target: { value: '一' } });
  await act(async () => void fireEvent.compositionEnd(search));
  expect(field(177)).toHaveValue('一');
  expect(field(177)).toHaveFocus();
});

test('Esc in the search drops what belongs to the next cell alone', async () => {
  const { user, reader, uploaded } = await setUp(faulty(3));
  await user.click(await cell('x0 应为数字'));
  reader.hold();
  await user.keyboard('zz{Tab}{Shift>}{Tab}{/Shift}1{Enter}2{Escape}');
  expect(searchField()).toBeNull();
  await reader.release();
  expect(await uploaded()).toEqual([1, 'x1', 'x2']);
});

test('what is typed after the last fault is filled in nowhere, and that is said', async () => {
  const { user, uploaded } = await setUp(faulty(2));
  await user.click(await cell('x0 应为数字'));
  await user.keyboard('1{Enter}2{Enter}3{Enter}4{Enter}');
  expect(await cell('2')).toHaveFocus();
  expect(screen.getByText(/没有更多错误/)).toBeVisible();
  await user.keyboard('{F2}5');
  expect(await uploaded()).toEqual([1, 5]);
});

test('a first character that equals the content is kept', async () => {
  const { user, uploaded } = await setUp([HEADER, ['A', 1, '中']]);
  await user.click(await cell('1'));
  await user.keyboard('{Escape}10');
  expect(await uploaded()).toEqual([10]);
});

test('an edit is at stake from the first key on, until it is taken back', async () => {
  const { user, reader, onCorrected } = await setUp(faulty(2));
  await user.click(await cell('x0 应为数字'));
  reader.hold();
  expect(onCorrected).toHaveBeenLastCalledWith(false);
  await user.keyboard('1');
  expect(onCorrected).toHaveBeenLastCalledWith(true);
  await user.keyboard('{Escape}');
  expect(onCorrected).toHaveBeenLastCalledWith(false);
  await user.keyboard('{F2}1{Enter}');
  expect(onCorrected).toHaveBeenLastCalledWith(true);
  await reader.release();
  expect(onCorrected).toHaveBeenLastCalledWith(true);
});

test('a press is carried out after the edit under way, and keeps the focus', async () => {
  const { user, reader, onReady, save } = await setUp(faulty(3));
  await user.click(await cell('x0 应为数字'));
  reader.hold();
  await user.keyboard('1');
  await user.pointer({ keys: '[MouseLeft>]', target: button('下载标注文件') });
  await user.pointer({ keys: '[/MouseLeft]', target: button('下载标注文件') });
  expect(button('下载标注文件')).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
  await reader.release();
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect((await rowsOf(save.mock.lastCall?.[0])).map((row) => row[1])).toEqual(['数量', 1, 'x1', 'x2']);
  await user.click(await cell('x1 应为数字'));
  reader.hold();
  await user.keyboard('2');
  await user.click(button('仍然上传'));
  expect(onReady).not.toHaveBeenCalled();
  await reader.release();
  await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
  expect((await rowsOf(onReady.mock.lastCall?.[0])).map((row) => row[1])).toEqual(['数量', 1, 2, 'x2']);
});

test('an upload waits for what was typed while the next fault is looked for', async () => {
  const { user, reader, onReady } = await setUp(faulty(3));
  await user.click(await cell('x0 应为数字'));
  reader.hold();
  await user.keyboard('zz{Tab}{Shift>}{Tab}{/Shift}8{Enter}9');
  await user.click(button('仍然上传'));
  await reader.release();
  await waitFor(() => expect(onReady).toHaveBeenCalled());
  expect((await rowsOf(onReady.mock.lastCall?.[0])).map((row) => row[1])).toEqual(['数量', 8, 9, 'x2']);
});

test('no cell can be edited while the file is written', async () => {
  const { user, reader, onReady } = await setUp(faulty(3));
  await user.click(await cell('x0 应为数字'));
  await user.keyboard('1{Enter}{Escape}');
  const other = await cell('x1 应为数字');
  reader.hold();
  await user.click(button('仍然上传'));
  expect(screen.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
  await user.click(other);
  await user.keyboard('888{Enter}{F2}9');
  await user.click(button('下一处错误'));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(other).toHaveTextContent('x1');
  await reader.release();
  await waitFor(() => expect(onReady).toHaveBeenCalled());
  await user.click(other);
  expect(field(3)).toHaveFocus();
});

test('rows are checked again, or those of one kind shown, after what was typed', async () => {
  const { user, reader } = await setUp([HEADER, ['A', 'x', '大'], ['B', 'y', '中'], ['C', 'z', '大']]);
  await user.click(await cell('x 应为数字'));
  reader.hold();
  await user.keyboard('1');
  await user.click(button('重新检查'));
  await reader.release();
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
  await user.click(await cell('y 应为数字'));
  reader.hold();
  await user.keyboard('2');
  await user.click(screen.getByRole('combobox', { name: '错误类型' }));
  await user.click(await screen.findByText(/^不在选项中/));
  await reader.release();
  expect(await cell('中 应为其中之一：大、小')).toBeVisible();
  expect(await cell('2')).toBeVisible();
  expect(await screen.findByText('3 行，2 处错误')).toBeVisible();
});

test('what is typed when the worker breaks down is there after another try', async () => {
  let breakDown = (): void => undefined;
  const reader = createSlowReader();
  const { user } = await openPanel(faulty(2), {
    startReader: () => ({ ...reader.startReader(), onFailure: (listener) => (breakDown = listener) }),
  });
  await user.click(await cell('x0 应为数字'));
  await user.keyboard('1');
  reader.hold();
  await user.keyboard('{Enter}2');
  await act(async () => breakDown());
  await reader.release();
  await user.click(button('重试'));
  expect(await screen.findByText('2 行，没有发现错误')).toBeVisible();
});
