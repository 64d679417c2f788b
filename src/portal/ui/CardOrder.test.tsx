import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createFakePortal } from '../contract/fakePortal';
import type { SortOrder } from '../../common/nextOrder';
import { ViewContext } from '../sdk/hooks';
import { CardOrder } from './CardOrder';
import { uiTexts } from './texts';

type Sorting = { key: string; order: SortOrder } | undefined;

function show(first: Sorting, sortable = ['name', 'amount']) {
  const { portal } = createFakePortal();
  portal.i18n.addTexts(uiTexts);
  const onSort = jest.fn();
  const Screen = () => {
    const [sorting, setSorting] = useState(first);
    const columnOf = (key: string, title: string, isNumber: boolean) => ({
      key,
      title,
      isNumber,
      render: () => null,
      ...(sortable.includes(key) && {
        sorting: {
          order: sorting?.key === key ? sorting.order : undefined,
          onSort: (order: SortOrder | undefined) => {
            onSort(key, order);
            setSorting(order && { key, order });
          },
        },
      }),
    });
    return <CardOrder columns={[columnOf('name', '名称', false), columnOf('amount', '金额', true)]} />;
  };
  render(
    <ViewContext value={{ id: '1', route: '/', element: document.body, portal }}>
      <Screen />
    </ViewContext>,
  );
  return onSort;
}
const select = () => screen.getByLabelText<HTMLSelectElement>('排序');
const shown = () => select().selectedOptions[0]?.textContent;

test('the cards of a phone are sorted by any column that sorts: figures from the largest first', () => {
  const onSort = show(undefined);
  expect([...select().options].map(({ text }) => text)).toEqual([
    '默认顺序',
    '名称：升序',
    '名称：降序',
    '金额：降序',
    '金额：升序',
  ]);
  expect(shown()).toBe('默认顺序');
  fireEvent.change(select(), { target: { value: '2' } });
  expect(onSort).toHaveBeenLastCalledWith('amount', 'desc');
  expect(shown()).toBe('金额：降序');
});

test('the order is taken back by the first choice', () => {
  const onSort = show({ key: 'name', order: 'desc' });
  expect(shown()).toBe('名称：降序');
  fireEvent.change(select(), { target: { value: 'none' } });
  expect(onSort).toHaveBeenLastCalledWith('name', undefined);
  expect(shown()).toBe('默认顺序');
});

test('a list without columns that sort has no choice', () => {
  show(undefined, []);
  expect(screen.queryByLabelText('排序')).toBeNull();
});
