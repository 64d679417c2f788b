import { useListQuery } from '@atrium/portal/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import { ProListScreen } from './ProListScreen';

interface Shop {
  id: string;
  name: string;
}
type Filters = { code: string; name: string; city: string; owner: string; phone: string };
const NO_FILTERS: Filters = { code: '', name: '', city: '', owner: '', phone: '' };
const FIELDS = { code: '编码', name: '名称', city: '城市', owner: '负责人', phone: '电话' };
const asked = jest.fn();

function Shops() {
  const list = useListQuery({
    id: 'shops',
    initialFilters: NO_FILTERS,
    queryOptions: (query) => ({
      queryKey: ['shops', query],
      queryFn: async () => {
        asked(query);
        return { rows: [{ id: '1', name: '淮海路店' }], itemCount: 1 };
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
      columns={[{ key: 'name', title: '门店名称', inList: 'title', render: ({ name }) => name }]}
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
  await user.type(screen.getByLabelText('电话'), ' 138 {Enter}');
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
    await user.click(screen.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ filters })));
  };
  await user.click(screen.getByLabelText('城市'));
  await user.click(await screen.findByText('上海', { selector: '.ant-select-item-option-content' }));
  await search({ ...NO_FILTERS, city: 'sh' });
  fireEvent.mouseDown(document.querySelector('.ant-select-clear') as Element);
  await search(NO_FILTERS);

  await user.type(screen.getByLabelText('编码'), 'C1');
  await search({ ...NO_FILTERS, code: 'C1' });
  unmount();
  renderScreen(Shops, fake);
  expect(await screen.findByLabelText('编码')).toHaveValue('C1');
  await user.click(screen.getByRole('button', { name: '重置' }));
  expect(screen.getByLabelText('编码')).toHaveValue('');
});
