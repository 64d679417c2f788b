import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import type { Candidate } from '../api/listCandidates';
import { peopleTexts } from '../locales/people';
import { PeopleField } from './PeopleField';

const CANDIDATES = '/api/teapi/workflow/flow/candidates';
type Options = Partial<Parameters<typeof PeopleField>[0]>;

function show(answer: unknown, options: Options = {}) {
  function Field() {
    const [people, setPeople] = useState<readonly Candidate[]>([]);
    return (
      <PeopleField label="转交给" people={people} isSeveral problem={undefined} onChange={setPeople} {...options} />
    );
  }
  const fake = portalWith(peopleTexts);
  fake.answer(CANDIDATES, answer);
  return { fake, ...renderScreen(Field, fake) };
}

/** A company of so many people, of whom a page shows twenty. */
const company = (count: number) => (input: { keyword: string; pageindex: number; pagesize: number }) => {
  const all = Array.from({ length: count }, (_, index) => ({
    positionid: `p${index}`,
    name: `员工${index}`,
    positionname: '代表',
    orgname: '苏州分部',
  })).filter(({ name }) => name.includes(input.keyword));
  const start = (input.pageindex - 1) * input.pagesize;
  return { items: all.slice(start, start + input.pagesize), itemcount: all.length };
};
const names = () => screen.queryAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent);

test('people are chosen and taken back; each is shown with position and organisation', async () => {
  const items = [
    { positionid: 'w', name: '王芳', positionname: '财务经理', orgname: '总部' },
    { positionid: 'v', name: '', positionname: '审计专员', orgname: '总部' },
    { positionid: '', name: '没有岗位' },
  ];
  show({ items, itemcount: 2 });
  fireEvent.click(await screen.findByLabelText(/王芳/));
  fireEvent.click(screen.getByLabelText(/（空缺）/));
  expect(names()).toEqual(['王芳财务经理 · 总部', '（空缺）审计专员 · 总部']);
  const chosen = within(screen.getByRole('list', { name: '已选人员' }));
  expect(chosen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '王芳财务经理 · 总部×',
    '审计专员总部×',
  ]);
  fireEvent.click(chosen.getByRole('button', { name: '移除 王芳' }));
  expect(screen.getByLabelText(/王芳/)).not.toBeChecked();
});

test('of many people the next ones come by a press, or when the list is scrolled to its end', async () => {
  const { fake } = show(company(50));
  fireEvent.click(await screen.findByRole('button', { name: '更多（还有 30 人）' }));
  const last = await screen.findByRole('button', { name: '更多（还有 10 人）' });
  expect(names()).toHaveLength(40);
  fireEvent.scroll(last.parentElement as HTMLElement);
  expect(await screen.findByLabelText(/员工49/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /更多/ })).toBeNull();
  expect(fake.callsOf(CANDIDATES).map(({ input }) => (input as { pageindex: number }).pageindex)).toEqual([1, 2, 3]);
});

test('a further page that fails keeps those before it, and is tried again', async () => {
  const { fake } = show(company(30));
  const more = await screen.findByRole('button', { name: /更多/ });
  fake.answer(CANDIDATES, new AppError('network', 'offline'));
  fireEvent.click(more);
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(names()).toHaveLength(20);
  fake.answer(CANDIDATES, company(30));
  fireEvent.click(retry);
  expect(await screen.findByLabelText(/员工29/)).toBeVisible();
});

test('a typed text searches once the typing has paused', async () => {
  const { fake } = show(company(30));
  await screen.findByLabelText(/员工0/);
  jest.useFakeTimers();
  const search = screen.getByRole('searchbox', { name: '查找人员' });
  fireEvent.change(search, { target: { value: '员工2' } });
  fireEvent.change(search, { target: { value: '员工29' } });
  await act(() => jest.advanceTimersByTimeAsync(400));
  await act(() => jest.advanceTimersByTimeAsync(10));
  jest.useRealTimers();
  expect(names()).toEqual(['员工29代表 · 苏州分部']);
  expect(fake.callsOf(CANDIDATES).map(({ input }) => (input as { keyword: string }).keyword)).toEqual(['', '员工29']);
});

test('only those who are allowed are offered, on whatever page they are found', async () => {
  show(company(100), { allowedIds: ['p45', 'p1'] });
  expect(await screen.findByLabelText(/员工45/)).toBeVisible();
  expect(names()).toHaveLength(2);
});

test('a folded field asks nobody before it has the focus, and closes by a choice, Escape or the way out', async () => {
  const { fake } = show(company(3), { isFolded: true, isSeveral: false });
  expect(fake.callsOf(CANDIDATES)).toEqual([]);
  const search = screen.getByRole('searchbox', { name: '查找人员' });
  act(() => search.focus());
  const person = await screen.findByLabelText(/员工1/);
  fireEvent.pointerDown(person);
  fireEvent.click(screen.getByText('员工1'));
  expect(screen.queryByRole('list', { name: '找到的人员' })).toBeNull();
  expect(screen.getByRole('list', { name: '已选人员' })).toHaveTextContent('员工1');
  expect(search).toHaveFocus();
  fireEvent.change(search, { target: { value: '员' } });
  expect(screen.getByRole('list', { name: '找到的人员' })).toBeVisible();
  fireEvent.keyDown(search, { key: 'Escape' });
  expect([screen.queryByRole('list', { name: '找到的人员' }), (search as HTMLInputElement).value]).toEqual([null, '']);
});

test('Escape in the open list of a folded field leaves the focus in the field', async () => {
  show(company(3), { isFolded: true, isSeveral: false });
  const search = screen.getByRole('searchbox');
  act(() => search.focus());
  const person = await screen.findByLabelText(/员工1/);
  act(() => person.focus());
  fireEvent.click(person);
  fireEvent.keyDown(person, { key: 'Escape' });
  expect(screen.queryByRole('list', { name: '找到的人员' })).toBeNull();
  expect(search).toHaveFocus();
});

test('a required field is marked, and its hint describes the search until there is a problem', () => {
  const { rerender } = show({ items: [], itemcount: 0 }, { isRequired: true, hint: '由其处理', isFolded: true });
  expect(screen.getByRole('group', { name: '转交给' })).toHaveTextContent('转交给 *');
  expect(screen.getByRole('searchbox')).toHaveAccessibleDescription('由其处理');
  rerender(<div />);
  show({ items: [], itemcount: 0 }, { hint: '由其处理', problem: '请选择人员', isFolded: true });
  expect(screen.getByRole('searchbox')).toHaveAccessibleDescription('请选择人员');
  expect(screen.queryByText('由其处理')).toBeNull();
});

test('it says when nobody is found', async () => {
  show({ items: [], itemcount: 0 });
  expect(await screen.findByText('没有找到人员，请换一个关键字。')).toBeVisible();
});

test('a search that fails says why and is tried again', async () => {
  const { fake } = show(new AppError('network', 'offline'));
  const retry = await screen.findByRole('button', { name: '重试' });
  fake.answer(CANDIDATES, { items: [{ positionid: 'w', name: '王芳' }], itemcount: 1 });
  fireEvent.click(retry);
  expect(await screen.findByLabelText(/王芳/)).toBeVisible();
});

test('ArrowDown or Enter leads from the search into the list, where Enter chooses and closes it', async () => {
  show(company(3), { isFolded: true, isSeveral: false });
  const search = screen.getByRole('searchbox');
  act(() => search.focus());
  const first = await screen.findByLabelText(/员工0/);
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  expect(first).toHaveFocus();
  fireEvent.keyDown(first, { key: 'Enter' });
  expect(screen.getByRole('list', { name: '已选人员' })).toHaveTextContent('员工0代表 · 苏州分部');
  expect(screen.queryByRole('list', { name: '找到的人员' })).toBeNull();
  expect(search).toHaveFocus();
});

test('of several people each is reached by the arrow keys and chosen by Enter or Space', async () => {
  show(company(3));
  const search = screen.getByRole('searchbox');
  const first = await screen.findByLabelText(/员工0/);
  fireEvent.keyDown(search, { key: 'Enter' });
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  const second = screen.getByLabelText(/员工1/);
  expect(second).toHaveFocus();
  fireEvent.keyDown(second, { key: 'Enter' });
  fireEvent.keyDown(second, { key: 'ArrowUp' });
  expect(first).toHaveFocus();
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([second]);
});
