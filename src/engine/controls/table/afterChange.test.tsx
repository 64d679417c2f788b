import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { showControls } from '../../react/testView';
import { deletableRows, removeFrom } from './deletable.fixture';
import { ORDERS, ordersTable } from './orders.fixture';

async function show(more: Record<string, unknown>, host: ReturnType<typeof createFakeHost>) {
  const pageinfo = { type: 100, title: '页面', count: 'orders' };
  showControls([ordersTable(more)], { host, more: { pageinfo } });
  await screen.findByText('SO-1');
}

describe('after a row has been deleted or saved', () => {
  it('the focus is in the row that took its place, in the last one, and on a button when none is left', async () => {
    const { host } = deletableRows([...ORDERS, { id: 3, no: 'SO-3', amount: 1, status: 'draft' }]);
    await show({ rowactions: [removeFrom('orders')] }, host);
    const rowOf = (no: string) => screen.getByText(no).closest('tr') as HTMLElement;
    await userEvent.click(screen.getByRole('button', { name: '删除 SO-2' }));
    await waitFor(() => expect(rowOf('SO-3')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole('button', { name: '删除 SO-3' }));
    await waitFor(() => expect(rowOf('SO-1')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole('button', { name: '删除 SO-1' }));
    await waitFor(() => expect(screen.queryByText('SO-1')).toBeNull());
    expect(document.activeElement).toBeInstanceOf(HTMLButtonElement);
  });

  it('a button that leads to the last page keeps the focus', async () => {
    await show({}, createFakeHost({ call: () => Promise.resolve({ items: ORDERS, __itemcount: 22 }) }));
    const next = screen.getByRole('button', { name: 'engine.pages.next' });
    await userEvent.click(next);
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
  });

  it('a changed row is marked until some seconds later; another page marks nothing', async () => {
    let amount = 1;
    const call = () => Promise.resolve({ items: [{ id: 1, no: 'SO-1', amount }, ORDERS[1]], __itemcount: 45 });
    await show({}, createFakeHost({ call }));
    amount = 2;
    await userEvent.click(screen.getByRole('button', { name: 'engine.pages.next' }));
    await screen.findByText('2.00');
    const description = () => screen.getByText('SO-1').closest('tr')?.getAttribute('aria-description') ?? null;
    expect(description()).toBeNull();
    amount = 3;
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    fireEvent.click(screen.getByRole('button', { name: 'engine.table.refresh' }));
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(description()).toBe('engine.table.fresh');
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(description()).toBeNull();
    jest.useRealTimers();
  });
});
