import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { narrowWindow } from '../../../../tests/support/narrowWindow';
import { showControls } from '../../react/testView';
import { deletableRows, removeFrom } from '../table/deletable.fixture';

interface Shop {
  id: number;
  name: string;
  owed: number;
}
const SHOPS: readonly Shop[] = [
  { id: 1, name: '百联超市', owed: 1 },
  { id: 2, name: '家乐福', owed: 2 },
  { id: 3, name: '大润发', owed: 3 },
];

/** Shows the list over shops that can be deleted and replaced. */
async function show() {
  const { host, set } = deletableRows(SHOPS);
  const list = {
    type: 'list',
    name: 'shops',
    title: '门店',
    source: { api: 'query' },
    titlefield: 'name',
    fields: [{ name: 'owed', title: '欠款', format: 'money' }],
    rowactions: [removeFrom('shops')],
  };
  const pageinfo = { type: 100, title: '页面', count: 'shops' };
  showControls([list], { host, more: { pageinfo } });
  await screen.findByText('家乐福');
  return { set };
}

const cardOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

describe('after a card of a list has been deleted or changed', () => {
  it('the focus is in the card that took its place, and on a button when none is left', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: '删除 家乐福' }));
    await waitFor(() => expect(cardOf('大润发')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole('button', { name: '删除 大润发' }));
    await waitFor(() => expect(cardOf('百联超市')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole('button', { name: '删除 百联超市' }));
    await waitFor(() => expect(screen.queryByText('百联超市')).toBeNull());
    expect(document.activeElement).toBeInstanceOf(HTMLButtonElement);
  });

  it.each(['desk', 'phone'])('a new card is marked until some seconds later, on a %s', async (device) => {
    const widen = device === 'phone' ? narrowWindow() : () => undefined;
    const { set } = await show();
    set([{ id: 4, name: '永辉', owed: 4 }, ...SHOPS]);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    fireEvent.click(screen.getByRole('button', { name: 'engine.table.refresh' }));
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(cardOf('永辉')).toHaveAttribute('aria-description', 'engine.table.fresh');
    expect(cardOf('家乐福')).not.toHaveAttribute('aria-description');
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(cardOf('永辉')).not.toHaveAttribute('aria-description');
    jest.useRealTimers();
    widen();
  });
});
