import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { showControls } from '../../react/testView';
import { ORDERS, ordersTable } from './orders.fixture';

const TWINS = [...ORDERS, { id: 2, no: 'SO-3', amount: 7, status: 'draft' }];

it('rows to which the server gave one id are shown, checked and sent one by one, and the console says so once', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const error = jest.spyOn(console, 'error');
  const host = createFakeHost({ call: () => Promise.resolve({ items: TWINS, __itemcount: 3 }) });
  const pageinfo = { type: 100, title: '页面', count: 'orders' };
  showControls([ordersTable({ checkable: 1 })], { host, more: { pageinfo } });
  await screen.findByText('SO-1');
  const rowOf = (no: string) => screen.getByText(no).closest('tr') as HTMLElement;
  await userEvent.click(within(rowOf('SO-3')).getByRole('checkbox'));
  expect(within(rowOf('SO-3')).getByRole('checkbox')).toBeChecked();
  expect(within(rowOf('SO-2')).getByRole('checkbox')).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'engine.table.refresh' }));
  await screen.findByText('SO-3');
  expect(rowOf('SO-2').dataset.rowKey).not.toBe(rowOf('SO-3').dataset.rowKey);
  const told = warn.mock.calls.flat().filter((text) => String(text).includes('duplicate-row'));
  expect(told).toEqual([expect.stringContaining('controls[0].rowkey')]);
  expect(error).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
