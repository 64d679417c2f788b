import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showControls } from '../../react/testView';

const press = (name: string, title: string, more: Record<string, unknown> = {}) => ({
  type: 'button',
  name,
  title,
  onclicked: { steps: [{ do: 'message', text: title }] },
  ...more,
});

it('stands for its buttons under one name, and each runs its own event', async () => {
  const { host } = showControls([
    { type: 'buttongroup', name: 'state', title: '审批', controls: [press('yes', '同意'), press('no', '驳回')] },
  ]);
  const group = screen.getByRole('group', { name: '审批' });
  await userEvent.click(within(group).getByRole('button', { name: '驳回' }));
  expect(host.log.messages.map(([, text]) => text)).toEqual(['驳回']);
});

it('takes nothing but buttons', () => {
  showControls([{ type: 'buttongroup', name: 'state', controls: [{ type: 'text', name: 'a' }] }]);
  expect(screen.getByRole('alert')).toHaveTextContent('controls[0].type');
});
