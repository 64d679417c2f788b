import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
import { field, showControls } from '../../react/testView';

const secret = (more: Record<string, unknown> = {}) => ({ type: 'password', name: 'pass', title: '口令', ...more });
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const press = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const eye = () => screen.getByRole('button', { name: 'engine.password.show {"title":"口令"}' });

it('is hidden while it is typed, offers no old password, and is sent as it was typed', async () => {
  const { host } = showControls([secret(), save], { host: createFakeHost({ call: () => Promise.resolve({}) }) });
  expect(field('口令')).toHaveAttribute('type', 'password');
  expect(field('口令')).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.type(field('口令'), ' Ab 12 ');
  await press();
  expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, pass: ' Ab 12 ' });
});

it('is shown and hidden again by its button, which keeps the caret where it is', async () => {
  showControls([secret()]);
  await userEvent.type(field('口令'), 'abc');
  await userEvent.click(eye());
  expect(field('口令')).toHaveAttribute('type', 'text');
  expect(eye()).toHaveAttribute('aria-pressed', 'true');
  expect(field('口令')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(field('口令')).toHaveAttribute('type', 'password');
});

it('is never in a page where it is only read, not even its length', () => {
  const lines = {
    type: 'array',
    name: 'lines',
    title: '明细',
    controls: [secret({ name: 'key', title: '密钥' })],
    value: [{ key: 'letmein' }],
  };
  const { container } = showControls(
    [secret({ value: 'hunter2' }), secret({ name: 'long', title: '长口令', value: 'a much longer one' }), lines],
    { status: PAGE_STATUS.view },
  );
  expect(field('口令').value).toBe(field('长口令').value);
  expect([...container.querySelectorAll('input')].map(({ value }) => value).join()).not.toMatch(/hunter2|longer/);
  expect(container).not.toHaveTextContent('letmein');
  expect(screen.queryByRole('button', { name: /engine.password.show/ })).toBeNull();
});

it('is not told to anybody who keeps a record of what goes wrong', async () => {
  const host = createFakeHost();
  showControls([secret({ value: 'hunter2' }), save], { host });
  await press();
  expect(host.log.errors.length + host.log.messages.length).toBeGreaterThan(0);
  expect(host.log.errors.map(String).join() + JSON.stringify(host.log.messages)).not.toContain('hunter2');
});

it.each([
  [{ required: 1 }, undefined, 'engine.required {"title":"口令"}'],
  [{ minlength: 6 }, 'abc', 'engine.password.minlength {"title":"口令","count":6}'],
  [{ maxlength: 2 }, 'abc', 'engine.text.maxlength {"title":"口令","count":2}'],
])('%j refuses %p', async (more, value, message) => {
  showControls([secret({ ...more, value }), save]);
  await press();
  expect(screen.getByText(message)).toBeVisible();
  expect(field('口令')).toHaveAttribute('aria-invalid', 'true');
});
