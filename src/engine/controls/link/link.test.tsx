import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAGE_STATUS } from '../../host';
import { field, showControls } from '../../react/testView';

const link = (more: Record<string, unknown>) => ({ type: 'link', name: 'site', ...more });

it('opens an address in a new window that cannot reach back', () => {
  showControls([link({ title: '官网', text: '百联集团', value: 'https://example.com/a' })]);
  const found = screen.getByRole('link', { name: '百联集团' });
  expect(found).toHaveAttribute('href', 'https://example.com/a');
  expect(found).toHaveAttribute('target', '_blank');
  expect(found).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.getByRole('group', { name: '官网' })).toContainElement(found);
});

it('shows the address itself where it has no text, and follows it', async () => {
  showControls([{ type: 'text', name: 'mail', title: '邮箱' }, link({ value: '=concat("mailto:", mail)' })]);
  await userEvent.type(field('邮箱'), 'a@example.com');
  expect(screen.getByRole('link', { name: 'a@example.com' })).toHaveAttribute('href', 'mailto:a@example.com');
});

it('runs its event by mouse and keyboard, also where the page is only viewed', async () => {
  const { host } = showControls(
    [link({ text: '查看订单', onclicked: { steps: [{ do: 'openpage', pagecode: 'order', mode: 'push' }] } })],
    { status: PAGE_STATUS.view },
  );
  await userEvent.click(screen.getByRole('button', { name: '查看订单' }));
  await userEvent.keyboard('{Enter}');
  expect(host.log.opened.map(({ pageCode }) => pageCode)).toEqual(['order', 'order']);
});

it.each(['javascript:alert(1)', 'www.example.com'])('shows %s only as a text, and says why', (value) => {
  showControls([link({ text: '官网', value })]);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('官网')).toHaveAttribute('title', `engine.link.refused {"address":"${value}"}`);
});

it('shows a dash where there is nothing to lead to', () => {
  showControls([link({ title: '官网', value: { bad: 1 } })]);
  expect(screen.getByRole('group', { name: '官网' })).toHaveTextContent('—');
});
