import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { showControls } from '../../react/testView';

const lights = (more: Record<string, unknown> = {}) => ({ type: 'switch', name: 'open', title: '营业', ...more });
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };

it('is turned on and off with the mouse and the keyboard, and sends 1 or 0', async () => {
  const { host } = showControls([lights({ value: 1 }), save], {
    host: createFakeHost({ call: () => Promise.resolve({}) }),
  });
  const control = screen.getByRole('switch', { name: '营业' });
  expect(control).toBeChecked();
  await userEvent.click(control);
  expect(control).not.toBeChecked();
  await userEvent.keyboard(' ');
  expect(control).toBeChecked();
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, open: 0 });
});

it('says its state in the words of the page', () => {
  showControls([lights({ ontext: '营业中', offtext: '已打烊', value: 0 })]);
  expect(screen.getByText('已打烊')).toBeVisible();
});

it('cannot be changed where it is only read', async () => {
  showControls([lights({ value: 1, readonly: 1 })]);
  expect(screen.getByRole('switch', { name: '营业' })).toBeDisabled();
});

it('must have been answered where that is required', async () => {
  const { host } = showControls([lights({ required: 1 }), save]);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByText('engine.required.choose {"title":"营业"}')).toBeVisible();
  expect(host.log.calls).toEqual([]);
});
