import { ProForm } from '@ant-design/pro-components';
import { act, screen } from '@testing-library/react';
import { Button } from 'antd';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import { defaultPasswordProblem } from './defaultPassword';
import { DefaultPasswordField } from './DefaultPasswordField';

const saved = jest.fn();

function Screen() {
  return (
    <ProForm submitter={false} initialValues={{ password: '888888' }} onFinish={async (values) => saved(values)}>
      <DefaultPasswordField name="password" label="默认密码" />
      <Button htmlType="submit">保存</Button>
    </ProForm>
  );
}

function start() {
  const { user } = renderScreen(Screen, portalWith(adminTexts));
  return { user, field: screen.getByLabelText('默认密码') };
}
/** The hint, the tick and the messages that are shown now. */
const marks = () =>
  ['6-8位数字', '密码不能为空', '密码格式错误']
    .filter((text) => screen.queryByText(text))
    .concat(screen.queryByRole('img', { name: '格式正确' }) ? ['✓'] : []);

test('default: nothing is said about the password until the field is used', () => {
  start();
  expect(marks()).toEqual([]);
});

test('input: the hint is shown while the field has the focus', async () => {
  const { user, field } = start();
  await user.click(field);
  expect(marks()).toEqual(['6-8位数字']);
  await user.type(field, '99');
  expect(marks()).toEqual(['6-8位数字']);
});

test('pass: a valid password gets a tick when the field is left', async () => {
  const { user, field } = start();
  await user.type(field, '99');
  await user.tab();
  expect(await screen.findByRole('img', { name: '格式正确' })).toBeVisible();
  expect(marks()).toEqual(['✓']);
});

test.each([
  ['an empty password', '', '密码不能为空'],
  ['five digits', '12345', '密码格式错误'],
  ['nine digits', '123456789', '密码格式错误'],
  ['a letter', '12345a', '密码格式错误'],
])('error: %s gets the reason, which the hint replaces while it is corrected', async (_case, typed, reason) => {
  const { user, field } = start();
  await user.clear(field);
  if (typed) await user.type(field, typed);
  await user.tab();
  expect(await screen.findByText(reason)).toBeVisible();
  expect(field).toHaveAccessibleDescription(reason);
  expect(field).toBeInvalid();
  await user.click(field);
  expect(marks()).toEqual(['6-8位数字']);
});

test('a form with a wrong password is not submitted', async () => {
  const { user, field } = start();
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('密码不能为空')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
  await user.type(field, '123456');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByRole('img', { name: '格式正确' });
  expect(saved).toHaveBeenCalledWith({ password: '123456' });
});

test('the reason stays while the field has the focus after a submission, until the password is changed', async () => {
  const { user, field } = start();
  await user.clear(field);
  await user.type(field, '12{Enter}');
  expect(await screen.findByText('密码格式错误')).toBeVisible();
  expect(field).toHaveFocus();
  expect(marks()).toEqual(['密码格式错误']);
  await user.type(field, '3');
  expect(marks()).toEqual(['6-8位数字']);
});

test('the password is hidden until it is shown on request', async () => {
  const { user, field } = start();
  expect(field).toHaveAttribute('type', 'password');
  act(() => screen.getByRole('button', { name: '显示密码' }).focus());
  await user.keyboard('{Enter}');
  expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: '隐藏密码' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a default password has 6 to 8 digits', () => {
  expect(['', '12345', '123456', '12345678', '123456789', '12345６', ' 123456'].map(defaultPasswordProblem)).toEqual([
    'admin.password.required',
    'admin.password.format',
    undefined,
    undefined,
    'admin.password.format',
    'admin.password.format',
    'admin.password.format',
  ]);
});
