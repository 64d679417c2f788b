import { AppError } from '@atrium/common/errors/appError';
import { useListQuery } from '@atrium/portal/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import { ProListScreen } from './ProListScreen';

interface Shop {
  id: string;
  name: string;
}
type Filters = { code: string; name: string; city: string; owner: string; phone: string };
const NO_FILTERS: Filters = { code: '', name: '', city: '', owner: '', phone: '' };
const FIELDS = { code: '编码', name: '名称', city: '城市', owner: '负责人', phone: '电话' };
const ROWS: readonly Shop[] = [
  { id: '1', name: '淮海路店' },
  { id: '2', name: '南京路店' },
];
const asked = jest.fn();
const answer = jest.fn<readonly Shop[], []>(() => ROWS);
const onOpen = jest.fn();

function Shops() {
  const list = useListQuery({
    id: 'shops',
    initialFilters: NO_FILTERS,
    queryOptions: (query) => ({
      queryKey: ['shops', query],
      queryFn: async () => {
        asked(query);
        const rows = answer();
        return { rows, itemCount: rows.length };
      },
    }),
    rowKey: ({ id }: Shop) => id,
    nameOf: ({ name }) => name,
  });
  return (
    <ProListScreen
      list={list}
      id="shops"
      title="门店"
      label="门店列表"
      searchLabel="查找门店"
      fields={Object.entries(FIELDS).map(([key, title]) => ({
        key,
        dataIndex: key,
        title,
        ...(key === 'city' && { valueType: 'select', fieldProps: { options: [{ value: 'sh', label: '上海' }] } }),
      }))}
      columns={[
        { key: 'name', title: '门店名称', inList: 'title', render: ({ name }) => name },
        { key: 'id', title: '门店编号', render: ({ id }) => id },
        { key: 'kind', title: '类型', render: () => '直营' },
      ]}
      rowActions={{
        texts: ['编辑'],
        of: () => [{ key: 'edit', text: '编辑', label: '编辑门店', onPress: () => undefined }],
      }}
      onOpen={onOpen}
      empty={{ title: '还没有门店', hint: '新建一个。' }}
      noMatch={{ title: '没有符合条件的门店', hint: '换一个条件。' }}
    />
  );
}

/** antd hides a folded field by a class, whose style sheet is not loaded here. */
const isFolded = (label: string) => screen.getByLabelText(label).closest('.ant-form-item-hidden') !== null;

test('fields that do not fit into the row are collapsed and are part of the search once expanded', async () => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  const { user } = renderScreen(Shops, portalWith({}));
  expect(await screen.findByText('淮海路店')).toBeVisible();
  expect(['负责人', '电话'].map(isFolded)).toEqual([false, true]);
  const more = screen.getByRole('button', { name: '展开' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(screen.getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true');
  expect(isFolded('电话')).toBe(false);
  fireEvent.change(screen.getByLabelText('电话'), { target: { value: ' 138 ' } });
  await user.type(screen.getByLabelText('电话'), '{Enter}');
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ filters: { ...NO_FILTERS, phone: '138' } })),
  );
  await user.click(screen.getByRole('button', { name: '收起' }));
  expect(isFolded('电话')).toBe(true);
});

test('a choice that is emptied filters nothing, and a reset empties what was remembered', async () => {
  const fake = portalWith({});
  const { user, unmount } = renderScreen(Shops, fake);
  await screen.findByText('淮海路店');
  const search = async (filters: object) => {
    fireEvent.click(screen.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ filters })));
  };
  await user.click(screen.getByLabelText('城市'));
  await user.click(await screen.findByText('上海', { selector: '.ant-select-item-option-content' }));
  await search({ ...NO_FILTERS, city: 'sh' });
  fireEvent.mouseDown(document.querySelector('.ant-select-clear') as Element);
  await search(NO_FILTERS);

  fireEvent.change(screen.getByLabelText('编码'), { target: { value: 'C1' } });
  await search({ ...NO_FILTERS, code: 'C1' });
  unmount();
  renderScreen(Shops, fake);
  expect(await screen.findByLabelText('编码')).toHaveValue('C1');
  await user.click(screen.getByRole('button', { name: '重置' }));
  expect(screen.getByLabelText('编码')).toHaveValue('');
});

test('a list that fails to load shows the reason and can be retried', async () => {
  answer.mockImplementationOnce(() => {
    throw new AppError('network', 'offline');
  });
  renderScreen(Shops, portalWith({}));
  expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('淮海路店')).toBeVisible();
});

test('a search without a match offers to clear the filters, which empties the field', async () => {
  renderScreen(Shops, portalWith({}));
  await screen.findByText('淮海路店');
  answer.mockReturnValueOnce([]);
  fireEvent.change(screen.getByLabelText('编码'), { target: { value: '没有' } });
  fireEvent.click(screen.getByRole('button', { name: '查询' }));
  expect(await screen.findByText('没有符合条件的门店')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '清除条件' }));
  expect(await screen.findByText('淮海路店')).toBeVisible();
  expect(screen.getByLabelText('编码')).toHaveValue('');
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ filters: NO_FILTERS }));
});

test('the arrow keys move between the rows, Enter opens one and / focuses the search', async () => {
  const { user } = renderScreen(Shops, portalWith({}));
  const rowOf = (name: string) => screen.getByText(name).closest('tr');
  await screen.findByText('淮海路店');
  act(() => rowOf('淮海路店')?.focus());
  await user.keyboard('{ArrowDown}');
  expect(rowOf('南京路店')).toHaveFocus();
  await user.keyboard('/');
  expect(screen.getByLabelText('编码')).toHaveFocus();
  act(() => rowOf('淮海路店')?.focus());
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith(ROWS[0]);
});

test('columns are hidden and moved with the keyboard, but the title stays, and the actions at their side', async () => {
  const { user } = renderScreen(Shops, portalWith({}));
  await screen.findByText('淮海路店');
  const titles = () => screen.getAllByRole('columnheader').flatMap(({ textContent }) => textContent || []);
  expect(titles()).toEqual(['门店名称', '门店编号', '类型', '操作']);
  act(() => screen.getByRole('button', { name: '列设置' }).focus());
  await user.keyboard('{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: '列设置' }));
  act(() => panel.getByRole('button', { name: '上移“门店编号”' }).focus());
  await user.keyboard('{Enter}');
  expect(titles().slice(0, 3)).toEqual(['门店编号', '门店名称', '类型']);
  act(() => panel.getByRole('checkbox', { name: '类型' }).focus());
  await user.keyboard(' ');
  expect(titles()).not.toContain('类型');
  expect(panel.getByRole('checkbox', { name: '门店名称' })).toBeDisabled();
  expect(panel.queryByRole('checkbox', { name: '操作' })).toBeNull();
  expect(titles().at(-1)).toBe('操作');
});
