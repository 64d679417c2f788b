import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import {
  MOVE,
  PATH,
  focusTree,
  lastInput,
  press,
  row,
  rows,
  select,
  start,
  toWire,
  unit,
} from '../../../../../tests/support/startOrganisations';

test('the tree opens with the branches, and the selected unit shows its details and positions', async () => {
  const started = start();
  await select(started, '上海分部');
  expect(rows()).toEqual(['华东公司', '华东大区', '上海分部', '杭州分部', '南京分部', '综合部已停用']);
  expect(screen.getByText('华东公司 / 华东大区 / 上海分部')).toBeVisible();
  const positions = screen.getByRole('region', { name: '本组织的岗位' });
  expect(await within(positions).findByText('李娜')).toBeVisible();
  await started.user.click(within(positions).getByRole('button', { name: '查看全部 1 个（含下级）' }));
  expect(started.fake.opened).toEqual([{ route: '/positionmgr?orgcode=sh', title: '岗位：上海分部' }]);
});

test('a search shows, marks and counts the matches with what is above them, and ends with the expansion of before', async () => {
  const { user } = start();
  await user.click((await row('华东大区')).querySelector('.ant-tree-switcher') as HTMLElement);
  expect(rows()).toEqual(['华东公司', '华东大区', '综合部已停用']);
  const field = screen.getByRole('searchbox', { name: '查找组织' });
  await user.type(field, '杭州');
  await waitFor(() => expect(rows()).toEqual(['华东公司', '华东大区', '杭州分部']));
  expect(screen.getByText('杭州', { selector: 'mark' })).toBeVisible();
  expect(screen.getByText('找到 1 个组织')).toBeVisible();
  await user.clear(field);
  await waitFor(() => expect(rows()).toEqual(['华东公司', '华东大区', '综合部已停用']));
  await user.type(field, '没有');
  expect(await screen.findByText('没有符合条件的组织')).toBeVisible();
});

describe('a search with very many matches', () => {
  afterEach(() => jest.restoreAllMocks());

  const outlets = Array.from({ length: 244 }, (_, count) => unit(`hd/area/sh/p${count}`, `网点 ${count}`));
  async function find(text: string) {
    const field = await screen.findByRole('searchbox', { name: '查找组织' });
    fireEvent.change(field, { target: { value: text } });
    return {
      next: () => fireEvent.keyDown(field, { key: 'Enter' }),
      release: () => fireEvent.keyUp(field, { key: 'Enter' }),
    };
  }

  test('shows the first 200 of them, from the first one on, and says how many there are', async () => {
    // jsdom knows no layout: the list scrolls only while it is displayed.
    jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(32);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640);
    start({ more: outlets, remembered: { expanded: ['hd', 'area', 'sh'] } });
    await row('网点 0');
    fireEvent.scroll(document.querySelector('.ant-tree-list-holder') as Element, { target: { scrollTop: 5_000 } });
    await waitFor(() => expect(rows()).not.toContain('网点 0'));
    await find('网点');
    expect(await screen.findByText(/^显示前 200 个匹配，共 244 个。/)).toBeVisible();
    expect(await row('网点 0')).toBeVisible();
    expect(rows()).not.toContain('杭州分部');
  });

  test('goes to the next one with Enter, says its number, and begins again after the last', async () => {
    start({ more: outlets });
    const { next, release } = await find('网点 1');
    expect(await screen.findByText('找到 111 个组织')).toBeVisible();
    const goTo = async (name: string, text: string) => {
      next();
      release();
      expect(await screen.findByRole('heading', { name })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
    };
    await goTo('网点 1', '第 1 个，共 111 个');
    await goTo('网点 10', '第 2 个，共 111 个');
    await goTo('网点 11', '第 3 个，共 111 个');
    await find('网点 24');
    await screen.findByText('找到 5 个组织');
    await goTo('网点 24', '第 1 个，共 5 个');
    for (let count = 1; count < 5; count += 1) {
      next();
      release();
    }
    expect(screen.getByRole('heading', { name: '网点 243' })).toBeVisible();
    await goTo('网点 24', '第 1 个，共 5 个');
  });
});

test('of 1,000 root units only those in sight are in the document', async () => {
  start({ list: Array.from({ length: 1_000 }, (_, count) => toWire(unit(`r${count}`, `经销商 ${count}`))) });
  await row('经销商 0');
  expect(rows().length).toBeLessThan(100);
});

test('the tree opens with the expansion and the unit of last time', async () => {
  const started = start({ remembered: { expanded: ['hd'], chosen: 'office' } });
  expect(await screen.findByRole('heading', { name: /^综合部/ })).toBeVisible();
  expect(rows()).toEqual(['华东公司', '华东大区', '综合部已停用']);
  await started.user.click((await row('华东大区')).querySelector('.ant-tree-switcher') as HTMLElement);
  await select(started, '杭州分部');
  expect(started.fake.preferences.get('postinstmgr.tree')).toEqual({ expanded: ['hd', 'area'], chosen: 'hz' });
});

test('at most 200 expanded units are remembered, with those above the chosen one', async () => {
  const others = Array.from({ length: 300 }, (_, count) => `other${count}`);
  const started = start({ remembered: { expanded: ['hd', 'area', ...others] } });
  await select(started, '杭州分部');
  expect(started.fake.preferences.get('postinstmgr.tree')).toEqual({
    expanded: [...others.slice(-198), 'hd', 'area'],
    chosen: 'hz',
  });
});

test('what is remembered of the tree in another shape is ignored', async () => {
  start({ remembered: { expanded: [1], chosen: {} } });
  expect(await screen.findByRole('heading', { name: '华东公司' })).toBeVisible();
  expect(rows()).toHaveLength(6);
});

test('the arrow keys walk from the selected unit and select, and the details follow', async () => {
  const started = start();
  await select(started, '华东大区');
  focusTree();
  expect(document.activeElement).toHaveAccessibleName(/^组织树：上下键/);
  expect(document.activeElement).toHaveAttribute('readonly');
  expect(screen.getByText('华东大区，第 2 级，已展开')).toBeInTheDocument();
  const walk = async (key: string, name: string) => {
    press(key);
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(document.querySelector('[aria-current=true]')).toHaveTextContent(name);
  };
  await walk('ArrowDown', '上海分部');
  await walk('ArrowDown', '杭州分部');
  await walk('ArrowLeft', '华东大区');
  await walk('Home', '华东公司');
  await walk('ArrowRight', '华东大区');
  press('ArrowLeft');
  expect(rows()).toEqual(['华东公司', '华东大区', '综合部已停用']);
  press('ArrowRight');
  expect(rows()).toHaveLength(6);
  press('End');
  expect(await screen.findByRole('heading', { name: /^综合部/ })).toBeVisible();
  await walk('ArrowUp', '南京分部');
  act(() => started.fake.language.set('en'));
  expect(document.activeElement).toHaveAccessibleName(/^Organisation tree: up and down/);
  expect(screen.getByText('南京分部, level 3')).toBeInTheDocument();
});

test('Alt with an arrow key moves the unit whose details are shown; the selection and focus stay', async () => {
  const started = start();
  await select(started, '华东公司');
  focusTree();
  ['ArrowDown', 'ArrowDown'].forEach((key) => press(key));
  expect(screen.getByRole('heading', { name: '上海分部' })).toBeVisible();
  press('ArrowDown', { altKey: true });
  await waitFor(() => expect(lastInput(started, MOVE)).toMatchObject({ orgcode: 'sh', index: 1 }));
  expect(rows().slice(2, 5)).toEqual(['杭州分部', '上海分部', '南京分部']);
  expect(document.activeElement?.closest('.ant-tree')).not.toBeNull();
  expect(screen.getByRole('heading', { name: '上海分部' })).toBeVisible();
  press('F2');
  expect(await screen.findByRole('dialog', { name: '重命名 上海分部' })).toBeVisible();
});

test('units that a held arrow key only passes are not read', async () => {
  const started = start();
  await select(started, '华东公司');
  await waitFor(() => expect(started.fake.callsOf(`${PATH}/get`)).toHaveLength(1));
  focusTree();
  jest.useFakeTimers();
  ['华东大区', '上海分部', '杭州分部', '南京分部'].forEach((name) => {
    press('ArrowDown');
    expect(screen.getByRole('heading', { name })).toBeVisible();
    act(() => jest.advanceTimersByTime(30));
  });
  act(() => jest.advanceTimersByTime(300));
  jest.useRealTimers();
  await waitFor(() => expect(lastInput(started, `${PATH}/get`)).toMatchObject({ orgcode: 'nj' }));
  const read = started.fake.callsOf(`${PATH}/get`).map(({ input }) => (input as { orgcode: string }).orgcode);
  expect(read).not.toContain('sh');
  expect(read).not.toContain('hz');
});

test('dropping a unit on another moves it below that one, but not on one below itself', async () => {
  const started = start();
  const drag = async (name: string, target: string) => {
    const [from, to] = [await row(name), await row(target)];
    fireEvent.dragStart(from);
    fireEvent.dragEnter(to);
    // In the middle of the row; jsdom knows no layout.
    fireEvent.dragOver(to, { clientX: 0, clientY: 0 });
    fireEvent.drop(to);
    fireEvent.dragEnd(from);
  };
  await drag('华东大区', '上海分部');
  expect(started.fake.callsOf(MOVE)).toEqual([]);
  await drag('南京分部', '上海分部');
  await waitFor(() => expect(started.fake.callsOf(MOVE)).toHaveLength(1));
  expect(lastInput(started, MOVE)).toMatchObject({ orgcode: 'nj' });
});

test('a collapsed unit over which another one is dragged for a while expands', async () => {
  start({ remembered: { expanded: ['hd'] } });
  const [from, to] = [await row('综合部'), await row('华东大区')];
  jest.useFakeTimers();
  fireEvent.dragStart(from);
  fireEvent.dragEnter(to);
  act(() => jest.advanceTimersByTime(1_000));
  jest.useRealTimers();
  expect(rows()).toContain('上海分部');
});

test('on a phone the details open in a panel over the tree', async () => {
  const widen = narrowWindow();
  const started = start();
  await row('上海分部');
  expect(screen.queryByRole('heading', { name: '华东公司' })).toBeNull();
  await started.user.click(screen.getByTitle('杭州分部'));
  const panel = await screen.findByRole('dialog', { name: '组织详情' });
  expect(await within(panel).findByRole('heading', { name: '杭州分部' })).toBeVisible();
  await started.user.click(within(panel).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(widen);
});
