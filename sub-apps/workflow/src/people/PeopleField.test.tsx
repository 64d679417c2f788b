import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosenNames = () =>
  within(screen.getByRole('list', { name: '已选人员' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace('代表 · 苏州分部×', ''));
const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: '查找人员' });
const keys = (...pressed: string[]) => pressed.forEach((key) => fireEvent.keyDown(combobox(), { key }));
/** Whom a screen reader tells as the one that the keys are at. */
const active = () => document.getElementById(combobox().getAttribute('aria-activedescendant') ?? '');
const listbox = () => screen.queryByRole('listbox', { name: '找到的人员' });
/** Types, and lets the search pause and answer. */
async function typed(text: string, meanwhile?: () => void) {
  jest.useFakeTimers();
  fireEvent.change(combobox(), { target: { value: text } });
  meanwhile?.();
  await act(() => jest.advanceTimersByTimeAsync(400));
  await act(() => jest.advanceTimersByTimeAsync(10));
  jest.useRealTimers();
}

test('people are chosen and taken back; each is shown with position and organisation', async () => {
  const items = [
    { positionid: 'w', name: '王芳', positionname: '财务经理', orgname: '总部' },
    { positionid: 'v', name: '', positionname: '审计专员', orgname: '总部' },
    { positionid: '', name: '没有岗位' },
  ];
  show({ items, itemcount: 2 });
  fireEvent.click(await screen.findByRole('option', { name: /王芳/ }));
  fireEvent.click(screen.getByRole('option', { name: /（空缺）/ }));
  expect(names()).toEqual(['王芳财务经理 · 总部', '（空缺）审计专员 · 总部']);
  const chosen = within(screen.getByRole('list', { name: '已选人员' }));
  expect(chosen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '王芳财务经理 · 总部×',
    '审计专员总部×',
  ]);
  fireEvent.click(chosen.getByRole('button', { name: '移除 王芳' }));
  expect(screen.getByRole('option', { name: /王芳/ })).toHaveAttribute('aria-selected', 'false');
});

test('of many people the next ones come by a press, or when the list is scrolled to its end', async () => {
  const { fake } = show(company(50));
  fireEvent.click(await screen.findByRole('button', { name: '更多（还有 30 人）' }));
  const last = await screen.findByRole('button', { name: '更多（还有 10 人）' });
  expect(names()).toHaveLength(40);
  fireEvent.scroll(screen.getByRole('listbox'));
  expect(last).toHaveAttribute('tabindex', '-1');
  expect(await screen.findByRole('option', { name: /员工49/ })).toBeVisible();
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
  expect(await screen.findByRole('option', { name: /员工29/ })).toBeVisible();
});

test('a typed text searches once the typing has paused', async () => {
  const { fake } = show(company(30));
  await screen.findByRole('option', { name: /员工0/ });
  jest.useFakeTimers();
  const search = combobox();
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
  expect(await screen.findByRole('option', { name: /员工45/ })).toBeVisible();
  expect(names()).toHaveLength(2);
});

test('a folded field asks nobody before it has the focus, and closes by a choice, Escape or the way out', async () => {
  const { fake } = show(company(3), { isFolded: true, isSeveral: false });
  expect(fake.callsOf(CANDIDATES)).toEqual([]);
  const search = combobox();
  act(() => search.focus());
  const person = await screen.findByRole('option', { name: /员工1/ });
  // The press does not take the focus out of the search.
  expect(fireEvent.mouseDown(person)).toBe(false);
  fireEvent.click(screen.getByText('员工1'));
  expect(listbox()).toBeNull();
  expect(screen.getByRole('list', { name: '已选人员' })).toHaveTextContent('员工1');
  expect(search).toHaveFocus();
  fireEvent.change(search, { target: { value: '员' } });
  expect(listbox()).toBeVisible();
  fireEvent.keyDown(search, { key: 'Escape' });
  expect([listbox(), search.value]).toEqual([null, '']);
  fireEvent.click(search);
  expect(listbox()).toBeVisible();
  act(() => search.blur());
  expect(listbox()).toBeNull();
});

test('a required field is marked, and its hint describes the search until there is a problem', () => {
  const { rerender } = show({ items: [], itemcount: 0 }, { isRequired: true, hint: '由其处理', isFolded: true });
  expect(screen.getByRole('group', { name: '转交给' })).toHaveTextContent('转交给 *');
  expect(combobox()).toHaveAccessibleDescription('由其处理');
  rerender(<div />);
  show({ items: [], itemcount: 0 }, { hint: '由其处理', problem: '请选择人员', isFolded: true });
  expect(combobox()).toHaveAccessibleDescription('请选择人员');
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
  expect(await screen.findByRole('option', { name: /王芳/ })).toBeVisible();
});

test('a retry by key gives the focus back to the search', async () => {
  const { fake } = show(new AppError('network', 'offline'), { isFolded: true });
  act(() => combobox().focus());
  const retry = await screen.findByRole('button', { name: '重试' });
  fake.answer(CANDIDATES, company(3));
  act(() => retry.focus());
  fireEvent.click(retry);
  expect(await screen.findByRole('option', { name: /员工1/ })).toBeVisible();
  await waitFor(() => expect(combobox()).toHaveFocus());
});

test('Escape closes the list and nothing around it; the next one is for what is around', async () => {
  const around = jest.fn();
  document.addEventListener('keydown', around);
  show(company(3), { isFolded: true, isSeveral: false });
  act(() => combobox().focus());
  await screen.findByRole('listbox');
  keys('Escape');
  expect([listbox(), around.mock.calls]).toEqual([null, []]);
  expect(combobox()).toHaveFocus();
  keys('Escape');
  document.removeEventListener('keydown', around);
  expect(around).toHaveBeenCalledTimes(1);
});

describe('with keys', () => {
  test('the arrows go through the list while the search keeps the focus, and Enter chooses', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    show(company(3), { isFolded: true, isSeveral: false });
    expect(combobox()).toHaveAttribute('aria-expanded', 'false');
    act(() => combobox().focus());
    const list = await screen.findByRole('listbox', { name: '找到的人员' });
    expect(combobox()).toHaveAttribute('aria-expanded', 'true');
    expect(combobox()).toHaveAttribute('aria-controls', list.id);
    // Nobody is chosen by a mere Enter.
    keys('Enter');
    expect([active(), screen.queryByRole('list'), scrolled.mock.calls]).toEqual([null, null, []]);
    keys('ArrowDown', 'ArrowDown');
    expect(active()).toHaveTextContent('员工1');
    expect(scrolled.mock.contexts).toEqual([...list.children].slice(0, 2));
    keys('ArrowDown', 'ArrowDown', 'ArrowUp');
    expect(active()).toHaveTextContent('员工2');
    // Of the text, and of the form around.
    expect(fireEvent.keyDown(combobox(), { key: 'Home' })).toBe(true);
    expect(fireEvent.keyDown(combobox(), { key: 'Enter' })).toBe(false);
    expect(chosenNames()).toEqual(['员工2']);
    expect([listbox(), combobox().value]).toEqual([null, '']);
    expect(combobox()).toHaveFocus();
    expect(combobox()).not.toHaveAttribute('aria-controls');
    keys('ArrowUp');
    expect(active()).toHaveTextContent('员工2');
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  test('whom a typed text finds first is highlighted once they are found, and so is an only one', async () => {
    show(company(30), { isSeveral: false });
    await screen.findByRole('listbox');
    await typed('员工2', () => {
      // The list is that of the text before.
      keys('Enter');
      expect([active(), screen.queryByRole('list')]).toEqual([null, null]);
    });
    expect(active()).toHaveTextContent('员工2');
    expect(screen.getByRole('status')).toHaveTextContent('找到 11 人');
    keys('ArrowDown', 'ArrowDown');
    expect(active()).toHaveTextContent('员工21');
    await typed('员工29');
    keys('Enter');
    expect(chosenNames()).toEqual(['员工29']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('whom an arrow has led to stays highlighted in the next answer, and no other takes the place', async () => {
    show(company(30), { isSeveral: false });
    await screen.findByRole('listbox');
    await typed('员工1', () => keys('ArrowDown', 'ArrowDown'));
    expect([active()?.textContent, names()[0]]).toEqual(['员工1代表 · 苏州分部', '员工1代表 · 苏州分部']);
    await typed('员工2', () => keys('ArrowDown'));
    keys('Enter');
    expect([active(), screen.queryByRole('list'), names().length]).toEqual([null, null, 11]);
  });

  test('an only person is highlighted without a text', async () => {
    show(company(1));
    await screen.findByRole('listbox');
    expect(active()).toHaveTextContent('员工0');
  });

  test('an Enter that ends a word of an input method, or comes with Ctrl, chooses nobody', async () => {
    show(company(1));
    await screen.findByRole('listbox');
    fireEvent.keyDown(combobox(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(combobox(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(combobox(), { key: 'Enter', ctrlKey: true });
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('several are chosen and taken back one after the other; the next name replaces the text', async () => {
    show(company(3));
    expect(await screen.findByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await typed('员工');
    keys('Enter', 'ArrowDown', 'Enter');
    const { value, selectionStart, selectionEnd } = combobox();
    expect([value, selectionStart, selectionEnd]).toEqual(['员工', 0, 2]);
    expect(screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)).toEqual(
      names().slice(0, 2),
    );
    keys('ArrowUp', 'Enter');
    expect(chosenNames()).toEqual(['员工1']);
  });

  test('Backspace takes the last of several people back, but only in an empty search and not by being held', async () => {
    show(company(3));
    await screen.findByRole('listbox');
    keys('ArrowDown', 'Enter', 'ArrowDown', 'Enter');
    fireEvent.keyDown(combobox(), { key: 'Backspace', repeat: true });
    fireEvent.change(combobox(), { target: { value: '员' } });
    keys('Backspace');
    fireEvent.change(combobox(), { target: { value: '' } });
    expect(chosenNames()).toEqual(['员工0', '员工1']);
    keys('Backspace');
    expect(chosenNames()).toEqual(['员工0']);
  });

  test('the end of a page reads on, and the highlight stays where it is', async () => {
    show(company(22));
    await screen.findByRole('listbox');
    keys('ArrowUp');
    expect(active()).toHaveTextContent('员工19');
    keys('ArrowDown');
    expect(active()).toHaveTextContent('员工19');
    await screen.findByRole('option', { name: /员工21/ });
    expect(active()).toHaveTextContent('员工19');
    keys('ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(active()).toHaveTextContent('员工0');
  });

  test('the search gets the focus of the button that took somebody back, which is gone', async () => {
    show(company(3));
    await screen.findByRole('listbox');
    keys('ArrowDown', 'Enter');
    fireEvent.click(screen.getByRole('button', { name: '移除 员工0' }));
    expect(combobox()).toHaveFocus();
  });
});

test('a list that takes room closes by the choice of one person, and is there again when that is taken back', async () => {
  show(company(3), { isSeveral: false });
  fireEvent.click(await screen.findByRole('option', { name: /员工1/ }));
  expect(listbox()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '移除 员工1' }), { detail: 1 });
  expect(listbox()).toBeVisible();
});

test('nobody is chosen in a disabled field', async () => {
  show(company(3), { isDisabled: true });
  const person = await screen.findByRole('option', { name: /员工1/ });
  fireEvent.click(person);
  expect(person).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('list')).toBeNull();
});
