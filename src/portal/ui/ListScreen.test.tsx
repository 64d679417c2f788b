import { AppError } from '@/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { narrowWindow } from '../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../tests/support/renderScreen';
import { usePortal } from '../sdk/hooks';
import type { DataColumn } from './columns';
import type { FilterValues } from './FilterForm';
import { ListScreen } from './ListScreen';
import { Pager } from './Pager';
import { useListQuery } from './useListQuery';

interface Visit {
  id: string;
  shop: string;
  city: string;
}
interface Body {
  page: { index: number; size: number };
  filters: FilterValues;
}

const COUNT = 45;
const visits = (from: number, to: number): Visit[] =>
  Array.from({ length: to - from }, (_, index) => ({
    id: `${from + index}`,
    shop: `门店 ${from + index}`,
    city: '上海',
  }));
const pageOf = ({ page }: Body, count = COUNT) => ({
  rows: visits((page.index - 1) * page.size + 1, Math.min(page.index * page.size, count) + 1),
  itemCount: count,
});

const COLUMNS: DataColumn<Visit>[] = [
  { key: 'shop', title: '门店', inList: 'title', render: ({ shop }) => shop },
  { key: 'city', title: '城市', inList: 'detail', render: ({ city }) => city },
];
const NO_FILTERS: FilterValues = { keyword: '', state: undefined, days: undefined, owner: '', city: '' };
const onOpen = jest.fn();

function Visits() {
  const { http } = usePortal();
  const list = useListQuery({
    initialFilters: NO_FILTERS,
    queryOptions: (query) => ({
      queryKey: ['visits', query],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await http.post('/visits', query, { signal })) as { rows: Visit[]; itemCount: number },
    }),
    rowKey: ({ id }: Visit) => id,
    nameOf: ({ shop }) => shop,
  });
  return (
    <ListScreen
      list={list}
      id="visits"
      title="拜访"
      label="拜访列表"
      searchLabel="查找拜访"
      fields={[
        { key: 'keyword', kind: 'text', label: '关键字', placeholder: '门店' },
        {
          key: 'state',
          kind: 'select',
          label: '状态',
          placeholder: '全部',
          options: [{ value: 'done', label: '完成' }],
        },
        { key: 'owner', kind: 'text', label: '负责人', placeholder: '姓名' },
        { key: 'city', kind: 'text', label: '所在地', placeholder: '城市' },
        { key: 'days', kind: 'dateRange', label: '期间' },
      ]}
      columns={COLUMNS}
      empty={{ title: '还没有拜访', hint: '从计划开始。', action: <button type="button">新建计划</button> }}
      noMatch={{ title: '没有符合条件的拜访', hint: '换一个条件。' }}
      onOpen={onOpen}
      isSelectable
      selectionActions={
        <button type="button" title={[...list.selection.rows.values()].map(({ shop }) => shop).join()}>
          删除所选
        </button>
      }
    />
  );
}

async function start(answer: unknown = (body: Body) => pageOf(body), fake = portalWith({})) {
  fake.answer('/visits', answer);
  const shown = renderScreen(Visits, fake);
  const asked = () => fake.callsOf('/visits').map(({ input }) => input as Body);
  return { fake, asked, ...shown };
}
const row = (name: string) => screen.getByText(name).closest<HTMLElement>('[data-row-key]') as HTMLElement;
const titles = () => screen.getAllByRole('columnheader').flatMap((header) => header.textContent || []);

test('rows are loaded page by page, and the next page is prefetched while the browser is idle', async () => {
  const { asked, user } = await start();
  expect(await screen.findByText('门店 1')).toBeVisible();
  expect(screen.getByText('共 45 条')).toBeVisible();
  await waitFor(() => expect(asked().map(({ page }) => page.index)).toEqual([1, 2]));
  await user.click(screen.getByRole('button', { name: '第 2 页' }));
  expect(screen.getByText('门店 21')).toBeVisible();
});

test('a search with the same values calls the server again', async () => {
  const { asked, user } = await start((body: Body) => pageOf(body, 3));
  await screen.findByText('门店 1');
  await user.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]).toEqual(asked()[0]);
});

test('Space on a row chooses it and clears it again', async () => {
  const { user } = await start();
  await screen.findByText('门店 1');
  row('门店 1').focus();
  await user.keyboard('{ArrowDown}[Space]');
  expect(within(row('门店 2')).getByRole('checkbox')).toBeChecked();
  await user.keyboard('[Space]');
  expect(within(row('门店 2')).getByRole('checkbox')).not.toBeChecked();
  expect(row('门店 2')).toHaveFocus();
});

test('refreshing calls the server again while the first response is missing', async () => {
  const { fake, user } = await start(() => new Promise(() => undefined));
  fake.answer('/visits', (body: Body) => pageOf(body, 3));
  await user.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByText('门店 1')).toBeVisible();
});

test('rows beyond the page size are not shown', async () => {
  await start({ rows: visits(1, 501), itemCount: 500 });
  expect(await screen.findByText('门店 20')).toBeVisible();
  expect(screen.queryByText('门店 21')).toBeNull();
});

test.each([-1, 40.5, Infinity, 0])(
  'an impossible number of rows (%s) is replaced by the count of the rows',
  async (itemCount) => {
    await start({ rows: visits(1, 4), itemCount });
    expect(await screen.findByText('共 3 条')).toBeVisible();
  },
);

test('a search sends trimmed fields and starts at the first page', async () => {
  const { asked, user } = await start();
  await screen.findByText('门店 1');
  await user.click(screen.getByRole('button', { name: '第 3 页' }));
  await screen.findByText('门店 41');
  await user.type(screen.getByLabelText('关键字'), ' 淮海 {Enter}');
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({ page: { index: 1 }, filters: { keyword: '淮海', state: undefined } }),
  );
});

test('filters that do not fit into the row are collapsed and can be expanded', async () => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  const { user } = await start();
  expect(await screen.findByText('门店 1')).toBeVisible();
  const more = screen.getByRole('button', { name: '展开' });
  const fields = document.getElementById(more.getAttribute('aria-controls') ?? '');
  expect(fields).toHaveAttribute('data-folded');
  // One of them is a range of dates, which needs more room.
  expect(fields).toHaveAttribute('data-columns', '2');
  await user.click(more);
  expect(fields).not.toHaveAttribute('data-folded');
  expect(screen.getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByLabelText('期间，结束日期')).toBeVisible();
  jest.restoreAllMocks();
});

test('an emptied page is replaced by the last page', async () => {
  const { fake, user } = await start((body: Body) => pageOf(body, 41));
  await screen.findByText('门店 1');
  await user.click(screen.getByRole('button', { name: '第 3 页' }));
  await screen.findByText('门店 41');
  fake.answer('/visits', (body: Body) => pageOf(body, 40));
  await user.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByText('门店 40')).toBeVisible();
  expect(await screen.findByText('共 40 条')).toBeVisible();
});

test('a selection survives paging, and a new search clears it', async () => {
  const { user } = await start();
  await screen.findByText('门店 1');
  await user.click(screen.getByRole('checkbox', { name: '选择 门店 2' }));
  await user.click(screen.getByRole('button', { name: '第 2 页' }));
  await user.click(await screen.findByRole('checkbox', { name: '选择 门店 21' }));
  expect(screen.getByText('已选 2 条')).toBeVisible();
  expect(screen.getByRole('button', { name: '删除所选' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '第 1 页' }));
  expect(await screen.findByRole('checkbox', { name: '选择 门店 2' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  expect(screen.getByText('已选 21 条')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '查询' }));
  expect(screen.queryByText(/已选/)).toBeNull();
});

test('a selected row is passed on as the list has read it last', async () => {
  const { fake, user } = await start();
  await user.click(await screen.findByRole('checkbox', { name: '选择 门店 2' }));
  fake.answer('/visits', { rows: [{ id: '2', shop: '门店 2（新）', city: '上海' }], itemCount: 1 });
  await user.click(screen.getByRole('button', { name: '刷新' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '删除所选' })).toHaveAttribute('title', '门店 2（新）'),
  );
});

test('a switch of position clears the selection', async () => {
  const { fake, user } = await start();
  await user.click(await screen.findByRole('checkbox', { name: '选择 门店 2' }));
  expect(screen.getByText('已选 1 条')).toBeVisible();
  act(() => fake.session.set({ ...fake.session.get(), positionId: 'another' }));
  await waitFor(() => expect(screen.queryByText(/已选/)).toBeNull());
  expect(await screen.findByRole('checkbox', { name: '选择 门店 2' })).not.toBeChecked();
});

test('arrow keys move between the rows, Enter opens one, and a slash focuses the search', async () => {
  const { user } = await start();
  await screen.findByText('门店 1');
  row('门店 1').focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(row('门店 2')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ shop: '门店 2' }));
  await user.keyboard('{End}');
  expect(row('门店 20')).toHaveFocus();
  await user.keyboard('/');
  expect(screen.getByLabelText('关键字')).toHaveFocus();
  await user.keyboard('/');
  expect(screen.getByLabelText('关键字')).toHaveValue('/');
});

test('columns can be hidden and moved, and the settings are stored', async () => {
  const { fake, user, unmount } = await start();
  await screen.findByText('门店 1');
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await user.click(await screen.findByRole('button', { name: '上移“城市”' }));
  expect(titles()).toEqual(['城市', '门店']);
  await user.click(screen.getByRole('checkbox', { name: '城市' }));
  expect(titles()).toEqual(['门店']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: '列设置' })).toBeNull();
  expect(screen.getByRole('button', { name: '列设置' })).toHaveFocus();
  unmount();
  const again = await start(undefined, fake);
  await screen.findByText('门店 1');
  expect(titles()).toEqual(['门店']);
  await again.user.click(screen.getByRole('button', { name: '列设置' }));
  await again.user.click(await screen.findByRole('button', { name: '恢复默认' }));
  expect(titles()).toEqual(['门店', '城市']);
  expect(fake.preferences.size).toBe(0);
});

test('invalid column settings are ignored', async () => {
  const fake = portalWith({});
  fake.portal.preferences.set('columns.visits', { order: 7 });
  await start(undefined, fake);
  await screen.findByText('门店 1');
  expect(titles()).toEqual(['门店', '城市']);
});

test('a filtered list says so, and the rows get the focus of the button that removes the filters', async () => {
  const { fake, user } = await start();
  await screen.findByText('门店 1');
  expect(screen.queryByText('已按条件筛选')).toBeNull();
  fake.answer('/visits', (body: Body) => (body.filters.keyword ? { rows: [], itemCount: 0 } : pageOf(body)));
  await user.type(screen.getByLabelText('关键字'), '没有{Enter}');
  expect(await screen.findByText('已按条件筛选')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '清除条件' }));
  const row = (await screen.findByText('门店 1')).closest('[data-row-key]');
  await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
  expect(screen.queryByText('已按条件筛选')).toBeNull();
});

test('an empty list offers an action, and a search without matches offers to remove the filters', async () => {
  const { user } = await start({ rows: [], itemCount: 0 });
  expect(await screen.findByRole('button', { name: '新建计划' })).toBeVisible();
  await user.type(screen.getByLabelText('关键字'), '没有{Enter}');
  expect(await screen.findByText('没有符合条件的拜访')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清除条件' }));
  expect(await screen.findByText('还没有拜访')).toBeVisible();
  expect(screen.getByLabelText('关键字')).toHaveValue('');
});

test('a failure shows its reason and can be retried', async () => {
  const { fake, user } = await start(new AppError('network', 'offline'));
  expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误');
  fake.answer('/visits', (body: Body) => pageOf(body));
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('门店 1')).toBeVisible();
});

test('a list that is opened again after a failure is read again', async () => {
  const { fake, unmount } = await start(new AppError('network', 'offline'));
  expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误');
  unmount();
  fake.answer('/visits', (body: Body) => pageOf(body));
  renderScreen(Visits, fake);
  expect(await screen.findByText('门店 1')).toBeVisible();
});

test('the loading table has the same columns as the loaded one', async () => {
  await start(() => new Promise(() => {}));
  expect(await screen.findByRole('status', { name: '正在加载' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '选择本页全部' })).toBeDisabled();
});

test('no count and no page number are shown before the first answer and after a failure', async () => {
  const { fake, user } = await start(() => new Promise(() => {}));
  expect(screen.getByRole('button', { name: '列设置' })).toBeEnabled();
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  expect(screen.queryByText(/共/)).toBeNull();
  fake.answer('/visits', (body: Body) => pageOf(body));
  await user.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByRole('navigation', { name: '分页' })).toBeVisible();
  fake.answer('/visits', new AppError('network', 'offline'));
  await user.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  expect(screen.queryByText(/共/)).toBeNull();
});

test('the head stays when a list is empty or has failed, without rows of the query before', async () => {
  const { fake, user } = await start();
  await screen.findByText('门店 1');
  fake.answer('/visits', new AppError('network', 'offline'));
  await user.click(screen.getByRole('button', { name: '刷新' }));
  await screen.findByRole('alert');
  expect(titles()).toEqual(['门店', '城市']);
  expect(screen.queryByText('门店 1')).toBeNull();
});

test('a text that may be truncated is also the tooltip of its cell', async () => {
  await start((body: Body) => pageOf(body, 1));
  expect(await screen.findByText('门店 1')).toHaveAttribute('title', '门店 1');
});

test('on a phone the rows are cards, without column settings', async () => {
  const widen = narrowWindow();
  await start();
  await screen.findByText('门店 1');
  expect(within(screen.getByRole('list', { name: '拜访列表' })).getAllByText('城市')).toHaveLength(20);
  expect(screen.queryByRole('button', { name: '列设置' })).toBeNull();
  fireEvent.keyDown(row('门店 1'), { key: 'ArrowDown' });
  expect(row('门店 2')).toHaveFocus();
  widen();
});

test('when the row with the focus is gone, the focus goes to the next row, and to a button when none is left', async () => {
  const { fake } = await start((body: Body) => pageOf(body, 2));
  await screen.findByText('门店 1');
  row('门店 1').focus();
  // Pressed without the focus, as when another person deletes the row.
  const refresh = () => fireEvent.click(screen.getByRole('button', { name: '刷新' }));
  fake.answer('/visits', { rows: visits(2, 3), itemCount: 1 });
  refresh();
  await waitFor(() => expect(row('门店 2')).toHaveFocus());
  fake.answer('/visits', { rows: [], itemCount: 0 });
  refresh();
  await waitFor(() => expect(screen.getByRole('button', { name: '新建计划' })).toHaveFocus());
});

test('a row that was created or changed is marked for a moment', async () => {
  const { fake, user } = await start((body: Body) => pageOf(body, 2));
  await screen.findByText('门店 1');
  fake.answer('/visits', { rows: [{ id: '9', shop: '新门店', city: '苏州' }, ...visits(1, 3)], itemCount: 3 });
  await user.click(screen.getByRole('button', { name: '刷新' }));
  await screen.findByText('新门店');
  await waitFor(() => expect(row('新门店')).toHaveAttribute('aria-description', '刚刚更新'));
  expect(row('门店 1')).not.toHaveAttribute('aria-description');
});

test('the list, its column settings and its cards have no accessibility violations', async () => {
  const { user, container, unmount } = await start((body: Body) => pageOf(body, 3));
  await screen.findByText('门店 1');
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await screen.findByRole('dialog', { name: '列设置' });
  const problems = async (root: Element) =>
    (await axe.run(root, { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id);
  expect(await problems(container)).toEqual([]);
  unmount();
  const widen = narrowWindow();
  const cards = await start((body: Body) => pageOf(body, 3));
  await screen.findByText('门店 1');
  expect(await problems(cards.container)).toEqual([]);
  widen();
});

test('rows to which the server gave one key are shown and selected one by one, and the console says so once', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fake = portalWith({});
  fake.answer('/visits', () => ({
    rows: [...visits(1, 3), { ...visits(2, 3)[0], shop: '门店 2 副本' }],
    itemCount: 3,
  }));
  const { user } = renderScreen(Visits, fake);
  const copy = (await screen.findByText('门店 2 副本')).closest('tr') as HTMLElement;
  await user.click(within(copy).getByRole('checkbox'));
  expect(screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked)).toHaveLength(1);
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(warn.mock.calls).toEqual([['Several rows of a list have the key "2"']]);
  warn.mockRestore();
});

describe('a query that takes long', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('says so after 5 s', async () => {
    const shown = start(() => new Promise(() => {}));
    await act(() => jest.advanceTimersByTimeAsync(4_999));
    expect(screen.queryByText('加载时间较长，请稍候。')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('加载时间较长，请稍候。')).toBeVisible();
    await shown;
  });
});

describe('a list with a remembered search', () => {
  function Remembering() {
    const { http } = usePortal();
    const { filters, search, page, turnPage } = useListQuery({
      id: 'visits',
      initialFilters: NO_FILTERS,
      queryOptions: (query) => ({
        queryKey: ['visits', query],
        queryFn: async () => (await http.post('/visits', query)) as { rows: Visit[]; itemCount: number },
      }),
      rowKey: ({ id }: Visit) => id,
      nameOf: ({ shop }) => shop,
    });
    return (
      <>
        <button onClick={() => search({ ...filters, keyword: '永兴' })}>{JSON.stringify(filters)}</button>
        <Pager page={page} itemCount={COUNT} onChange={turnPage} />
      </>
    );
  }
  const open = (stored?: unknown, storedSize?: unknown) => {
    const fake = portalWith({});
    if (stored !== undefined) fake.preferences.set('search.visits', stored);
    if (storedSize !== undefined) fake.preferences.set('pageSize.visits', storedSize);
    fake.answer('/visits', pageOf);
    return { fake, ...renderScreen(Remembering, fake) };
  };

  test('starts with the last one', async () => {
    const { fake, user } = open();
    await user.click(screen.getByText(JSON.stringify(NO_FILTERS)));
    expect(fake.preferences.get('search.visits')).toMatchObject({ keyword: '永兴' });
    open({ ...NO_FILTERS, keyword: '大润发', days: ['2026-11-01', '2026-11-20'] });
    expect(await screen.findByText(/大润发.*2026-11-01/)).toBeVisible();
  });

  test('starts with the last size of a page, and with 20 rows if that is none of the sizes', async () => {
    const { fake, user } = open();
    await user.selectOptions(screen.getByRole('combobox'), '50');
    expect(fake.preferences.get('pageSize.visits')).toBe(50);
    for (const [stored, size] of [
      [50, 50],
      [7, 20],
      ['50', 20],
    ]) {
      const next = open(undefined, stored).fake;
      await waitFor(() => expect(next.callsOf('/visits')[0]?.input).toMatchObject({ page: { index: 1, size } }));
    }
  });

  test.each([7, null, ['x'], { keyword: 7, days: ['x'], owner: ['a', 'b'], other: 'x' }])(
    'ignores a stored search of another shape: %p',
    (stored) => {
      open(stored);
      expect(screen.getByText(JSON.stringify(NO_FILTERS))).toBeVisible();
    },
  );
});
