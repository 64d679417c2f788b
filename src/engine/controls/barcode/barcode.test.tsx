import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, showControls } from '../../react/testView';

const code = (more: Record<string, unknown>) => ({ type: 'barcode', name: 'code', title: '条码', ...more });

it.each(['qr', 'code128'])('shows a value as %s, and names the drawing after it', async (kind) => {
  showControls([code({ kind, value: 'SO20261121', showtext: 1 })]);
  const image = screen.getByRole('img', { name: 'SO20261121' });
  await waitFor(() => expect(image.querySelector('svg')).not.toBeNull());
  expect(screen.getByText('SO20261121')).toBeVisible();
});

it('follows its value, and a number is a text to it', async () => {
  showControls([{ type: 'number', name: 'n', title: '编号', value: 12 }, code({ value: '=n' })]);
  expect(await screen.findByRole('img', { name: '12' })).toBeVisible();
  await userEvent.type(field('编号'), '3');
  await userEvent.tab();
  expect(await screen.findByRole('img', { name: '123' })).toBeVisible();
});

it.each([
  ['code128', '订单一', 'engine.barcode.ascii'],
  ['code128', 'a'.repeat(65), 'engine.barcode.toolong {"maximum":64}'],
  ['qr', '单'.repeat(800), 'engine.barcode.toolong {"maximum":2331}'],
])('shows as text what cannot become a %s, and why', (kind, value, reason) => {
  showControls([code({ kind, value })]);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByRole('group', { name: '条码' })).toHaveTextContent(value);
});

it.each([undefined, '', { bad: 1 }])('shows a dash where there is no value (%j)', (value) => {
  showControls([code({ value })]);
  expect(screen.getByRole('group', { name: '条码' })).toHaveTextContent('—');
});
