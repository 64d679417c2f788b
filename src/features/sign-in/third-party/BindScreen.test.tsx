import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestServices } from '@/services/testing/createTestServices';
import { refuse } from '@/services/testing/fakeServer';
import { ServicesProvider } from '@/app-context/services';
import { BindScreen } from './BindScreen';
import { unlinkedIdentity } from './unlinkedIdentity';

const BIND = '/api/auth/authbindlogin';
const positions = [
  { positionid: 'p1', positionname: '经理', orgname: '上海' },
  { positionid: 'p2', positionname: '代表', orgname: '上海' },
];
const tenant = {
  code: 'hd',
  name: '华东',
  accountcode: 'hd-li.na',
  productversionlist: [{ code: 'v', name: 'v', productcode: 'SFA' }],
};

afterEach(() => unlinkedIdentity.set(undefined));

async function setUp({ displayName = '新同事', isPending = true } = {}) {
  if (isPending) unlinkedIdentity.set({ bindToken: 'b1', displayName });
  const services = createTestServices();
  const { server } = services;
  server.on(BIND, () => ({ resp_data: { token: 't1', pwdExpireStatus: 1, tenants: [tenant] } }));
  server.on('/api/teapi/rolepermission/account/getaccountinfo', () => ({
    resp_data: { positionid: 'p1', positions: positions.slice(0, 1), functioncodes: ['order'] },
  }));
  await services.i18n.ready;
  await services.i18n.loadNamespaces('account');
  const handlers = { onSignedIn: jest.fn(), onLeave: jest.fn() };
  render(
    <ServicesProvider services={services}>
      <BindScreen {...handlers} />
    </ServicesProvider>,
  );
  const user = userEvent.setup();
  const enter = async (password = 'Atrium2026') => {
    await user.type(screen.getByLabelText('用户名'), 'li.na');
    await user.type(screen.getByLabelText('密码'), `${password}{Enter}`);
  };
  return { services, server, user, enter, ...handlers };
}

it('names the person, focuses the account name, binds and signs in', async () => {
  const { server, services, onSignedIn, enter } = await setUp();
  expect(screen.getByRole('heading', { name: '绑定帐号' })).toBeInTheDocument();
  expect(screen.getByText('新同事，首次登录需要绑定帐号')).toBeInTheDocument();
  expect(screen.getByLabelText('用户名')).toHaveFocus();
  await enter();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(server.received(BIND)[0]?.body).toEqual({
    bindtoken: 'b1',
    username: 'li.na',
    password: 'Atrium2026',
    clienttypecode: '1',
  });
  expect(services.session.get()?.user.positionName).toBe('经理');
  expect(unlinkedIdentity.get()).toBeUndefined();
});

it('works without the name of the person', async () => {
  await setUp({ displayName: '' });
  expect(screen.getByText('首次登录需要绑定帐号')).toBeInTheDocument();
});

it('marks missing values beside their fields', async () => {
  const { server, user } = await setUp();
  await user.click(screen.getByRole('button', { name: '绑定并登录' }));
  expect(screen.getByLabelText('用户名')).toHaveAccessibleDescription('请输入用户名');
  expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码');
  expect(server.received(BIND)).toHaveLength(0);
});

it('keeps the typed values when the password is wrong, and can be submitted again', async () => {
  const { server, user, enter } = await setUp();
  server.on(BIND, () => refuse(401, 'login.wrong_password'));
  await enter('nope');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('密码错误'));
  expect(screen.getByLabelText('用户名')).toHaveValue('li.na');
  expect(screen.getByLabelText('密码')).toHaveValue('nope');
  await user.click(screen.getByRole('button', { name: '绑定并登录' }));
  await waitFor(() => expect(server.received(BIND)).toHaveLength(2));
});

it('offers the sign-in screen instead of the form when the bind token has expired', async () => {
  const { server, user, enter, onLeave } = await setUp();
  server.on(BIND, () => refuse(401, 'login.bind_expired'));
  await enter();
  await waitFor(() => expect(screen.queryByLabelText('用户名')).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent('绑定已超时，请重新授权');
  await user.click(screen.getByRole('button', { name: '返回登录' }));
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it('goes to the sign-in screen on Back from a later question, because the account is bound', async () => {
  const { server, user, enter, onLeave } = await setUp();
  server.on('/api/teapi/rolepermission/account/getaccountinfo', () => ({
    resp_data: { positions, functioncodes: [] },
  }));
  await enter();
  await screen.findByRole('dialog', { name: '选择岗位' });
  await user.click(screen.getByRole('button', { name: '返回' }));
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it('drops the bind token on Cancel', async () => {
  const { user, onLeave } = await setUp();
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(unlinkedIdentity.get()).toBeUndefined();
});

it('shows after a reload that there is nothing to bind', async () => {
  const { user, onLeave } = await setUp({ isPending: false });
  expect(screen.getByText('没有待绑定的第三方登录，请从登录页面重新开始。')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '返回登录' }));
  expect(onLeave).toHaveBeenCalledTimes(1);
});
