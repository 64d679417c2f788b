import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import { texts as sharedTexts } from '../locales';
import { dealedTexts } from '../locales/dealed';
import Undeal from '../screens/undeal/Undeal';
import { PATHS, wireItem } from './testProcesses';

interface ListInput {
  af_pageindex: number;
  af_pagesize: number;
  af_querycondition: { keyword?: string };
}

/** A list of so many processes, which the platform pages. */
async function start(count: number) {
  const fake = portalWith(sharedTexts, dealedTexts);
  const answer = (total: number) =>
    fake.answer(PATHS.list, ({ af_pageindex: index, af_pagesize: size }: ListInput) => {
      const first = (index - 1) * size;
      const length = Math.max(0, Math.min(size, total - first));
      return {
        af_items: Array.from({ length }, (_, place) => wireItem(`${first + place + 1}`)),
        af_itemcount: total,
      };
    });
  answer(count);
  const shown = renderScreen(Undeal, fake, '/undeal');
  await screen.findByText('申请 1');
  const inputs = () => fake.callsOf(PATHS.list).map(({ input }) => input as ListInput);
  return { fake, answer, inputs, ...shown };
}

const PROCESS = '/api/teapi/workflow/flow/getprocess';

const rows = () => [...document.querySelectorAll('tr[data-row-key]')];
const rowOf = (title: string) => screen.getByText(title).closest('tr');

test('a list of 10,000 shows one page, tells how many there are, and leads to the last page', async () => {
  const { inputs } = await start(10_000);
  expect(rows()).toHaveLength(20);
  expect(screen.getByText(/10,000/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '第 500 页' }));
  await screen.findByText('申请 10000');
  expect(inputs().at(-1)).toMatchObject({ af_pageindex: 500, af_pagesize: 20 });
  expect(rows()).toHaveLength(20);
  fireEvent.change(screen.getByLabelText('每页条数'), { target: { value: '50' } });
  await waitFor(() => expect(inputs().at(-1)?.af_pagesize).toBe(50));
});

test('a page that no longer exists is replaced by the last one', async () => {
  const { answer } = await start(10_000);
  answer(45);
  fireEvent.click(screen.getByRole('button', { name: '第 500 页' }));
  await screen.findByText('申请 45');
  expect(rows()).toHaveLength(5);
});

test('a failure says why, keeps the keyword, and is tried again with it', async () => {
  const { fake, answer, inputs } = await start(3);
  fake.answer(PATHS.list, new AppError('network', 'offline'));
  fireEvent.change(screen.getByLabelText('关键字'), { target: { value: '差旅' } });
  fireEvent.click(screen.getByRole('button', { name: '查询' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('关键字')).toHaveValue('差旅');
  answer(1);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText('申请 1');
  expect(inputs().at(-1)?.af_querycondition).toEqual({ keyword: '差旅' });
});

test('a refresh while the rows are being read asks once more and shows the later answer', async () => {
  const { fake, inputs } = await start(2);
  const answers: ((value: object) => void)[] = [];
  fake.answer(PATHS.list, () => new Promise((resolve) => answers.push(resolve)));
  fireEvent.click(screen.getByRole('button', { name: '刷新' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: '刷新' }));
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.({ af_items: [wireItem('new')], af_itemcount: 1 }));
  await act(async () => answers[0]?.({ af_items: [wireItem('old')], af_itemcount: 1 }));
  expect(await screen.findByText('申请 new')).toBeVisible();
  expect(screen.queryByText('申请 old')).toBeNull();
  expect(inputs()).toHaveLength(3);
});

test('letters and arrows go from row to row, and Space selects the row with the focus', async () => {
  await start(3);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(rowOf('申请 1')).toHaveFocus();
  fireEvent.keyDown(rowOf('申请 1') ?? document.body, { key: 'ArrowDown' });
  expect(rowOf('申请 2')).toHaveFocus();
  fireEvent.keyDown(rowOf('申请 2') ?? document.body, { key: ' ' });
  expect(screen.getByRole('checkbox', { name: '选择 申请 2' })).toBeChecked();
  expect(screen.getByText(/^已选/)).toBeVisible();
  fireEvent.keyDown(rowOf('申请 2') ?? document.body, { key: 'k' });
  expect(rowOf('申请 1')).toHaveFocus();
});

test('a process is asked for at the press on its row, not only by its panel, and once', async () => {
  const { fake } = await start(2);
  fake.answer(PROCESS, new Promise(() => undefined));
  fireEvent.click(screen.getByText('申请 1'));
  await waitFor(() =>
    expect(fake.callsOf(PROCESS).map(({ input }) => input)).toEqual([{ processid: expect.any(String) }]),
  );
  await screen.findByRole('dialog');
  expect(fake.callsOf(PROCESS)).toHaveLength(1);
});

test('a process that could not be read says so when its panel opens, and is asked for again by a press only', async () => {
  const { fake } = await start(2);
  fake.answer(PROCESS, new AppError('service', 'x', { status: 500 }));
  fireEvent.click(screen.getByText('申请 1'));
  const panel = within(await screen.findByRole('dialog'));
  const retry = await panel.findByRole('button', { name: '重试' });
  expect(fake.callsOf(PROCESS)).toHaveLength(1);
  fireEvent.click(retry);
  await waitFor(() => expect(fake.callsOf(PROCESS)).toHaveLength(2));
});
