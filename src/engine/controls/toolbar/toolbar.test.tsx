import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, showControls } from '../../react/testView';

const press = (name: string, title: string, more: Record<string, unknown> = {}) => ({
  type: 'button',
  name,
  title,
  onclicked: { steps: [{ do: 'message', text: title }] },
  ...more,
});
const text = (name: string, title: string) => ({ type: 'text', name, title });
const toolbar = (...controls: unknown[]) => ({ type: 'toolbar', name: 'bar', title: '操作', controls });
const button = (name: string) => screen.getByRole('button', { name });

it('is one stop of the Tab key, and the arrow keys lead from button to button', async () => {
  showControls([
    text('a', '前'),
    toolbar(press('x', '新增'), { type: 'buttongroup', name: 'g', controls: [press('y', '修改'), press('z', '删除')] }),
    text('b', '后'),
  ]);
  expect(screen.getByRole('toolbar', { name: '操作' })).toContainElement(button('删除'));
  await userEvent.click(field('前'));
  await userEvent.tab();
  expect(button('新增')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(button('删除')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(button('新增')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(button('删除')).toHaveFocus();
  await userEvent.tab();
  expect(field('后')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(button('删除')).toHaveFocus();
});

it('runs the event of a button', async () => {
  const { host } = showControls([toolbar(press('x', '新增'))]);
  button('新增').focus();
  await userEvent.keyboard('{Enter}');
  expect(host.log.messages.map(([, said]) => said)).toEqual(['新增']);
});

it('can still be reached when the button that Tab led to is hidden', async () => {
  showControls([text('a', '前'), toolbar({ ...press('x', '新增'), hidden: '=a == "1"' }, press('y', '修改'))]);
  await userEvent.type(field('前'), '1');
  await waitFor(() => expect(button('修改')).toHaveAttribute('tabindex', '0'));
  await userEvent.tab();
  expect(button('修改')).toHaveFocus();
});
