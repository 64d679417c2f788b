import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { showControls } from '../../react/testView';

const slider = (more: Record<string, unknown> = {}) => ({
  type: 'slider',
  name: 'share',
  title: '占比',
  unit: '%',
  ...more,
});
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const press = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const thumb = () => screen.getByRole('slider', { name: '占比' });
const accepting = () => createFakeHost({ call: () => Promise.resolve({}) });

it('says its value in words, follows its thumb, and sends a number', async () => {
  const { host } = showControls([slider({ value: 30, step: 5 }), save], { host: accepting() });
  expect(thumb()).toHaveValue('30');
  expect(thumb()).toHaveAttribute('aria-valuetext', '30 %');
  fireEvent.input(thumb(), { target: { value: '45' } });
  expect(screen.getByText('45 %')).toBeVisible();
  await press();
  expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, share: 45 });
});

it('has no value until somebody touches it, and a key that does not move it is enough', async () => {
  const { host } = showControls([slider({ required: 1, min: 10 }), save], { host: accepting() });
  expect(thumb()).toHaveAttribute('aria-valuetext', 'engine.group.required {"title":"engine.slider.unset"}');
  await press();
  expect(screen.getByText('engine.required.choose {"title":"占比"}')).toBeVisible();
  expect(thumb()).toHaveFocus();
  fireEvent.keyDown(thumb(), { key: 'Home' });
  expect(screen.getByText('10 %')).toBeVisible();
  await press();
  expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, share: 10 });
});

it.each([
  [{ value: 101 }, 'engine.number.max {"title":"占比","max":100}', '101 %'],
  [{ value: -1 }, 'engine.number.min {"title":"占比","min":0}', '-1 %'],
  [{ value: 0.25, step: 0.1 }, 'engine.slider.step {"title":"占比","step":0.1}', '0.25 %'],
  [{ value: 'half' }, 'engine.number.invalid {"title":"占比"}', 'half %'],
])('%j is shown as it came, and refused', async (more, message, words) => {
  const { host } = showControls([slider(more), save]);
  expect(screen.getByText(words)).toBeVisible();
  await press();
  expect(screen.getByText(message)).toBeVisible();
  expect(host.log.calls).toEqual([]);
});

it('takes decimal steps without binary noise', async () => {
  const { host } = showControls([slider({ value: 0.3, max: 1, step: 0.1 }), save], { host: accepting() });
  await press();
  expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, share: 0.3 });
});

it('cannot be moved where it is only read', () => {
  showControls([slider({ value: 30, readonly: 1 })]);
  expect(thumb()).toBeDisabled();
});
