import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestServices } from '@/services/testing/createTestServices';
import { refuse } from '@/services/testing/fakeServer';
import { signIn } from '@/services/testing/signIn';
import { ServicesProvider } from '@/app-context/services';
import { LinkScreen } from './LinkScreen';
import type { LinkSignInParams } from './readLinkParams';

const TENANTS = '/api/auth/tenantlist';
const CHOOSE = '/api/auth/choosetenant';
const ACCOUNT_INFO = '/api/teapi/rolepermission/account/getaccountinfo';
const tenant = (code: string, ...versions: string[]) => ({
  code,
  name: code === 'hd' ? '华东' : '南方',
  accountcode: `${code}-li.na`,
  productversionlist: versions.map((version) => ({ code: version, name: version, productcode: 'SFA' })),
});
const positions = [
  { positionid: 'p1', positionname: '经理', orgname: '上海' },
  { positionid: 'p2', positionname: '代表', orgname: '上海' },
];

async function setUp({
  link = {},
  params = {},
  isSignedIn = false,
}: { link?: Partial<LinkSignInParams['link']>; params?: Partial<LinkSignInParams>; isSignedIn?: boolean } = {}) {
  const services = createTestServices();
  const { server } = services;
  if (isSignedIn) signIn(services, { accountCode: 'hd-zhao.min' });
  server.on(TENANTS, () => ({
    resp_data: { tenants: [tenant('hd', 'standard'), tenant('nf', 'standard', 'professional')] },
  }));
  server.on(CHOOSE, () => ({ resp_data: 'tenant-token' }));
  server.on(ACCOUNT_INFO, ({ body }) => {
    const { positionid } = body as { positionid: string };
    return { resp_data: { positionid, positions, functioncodes: positionid ? ['order'] : [] } };
  });
  await services.i18n.ready;
  await services.i18n.loadNamespaces('account');
  const handlers = { onSettled: jest.fn(), onFailed: jest.fn() };
  render(
    <ServicesProvider services={services}>
      <LinkScreen
        {...handlers}
        params={{
          tokens: { token: 'link-token', refreshToken: 'link-refresh' },
          link: {
            tenantCode: '',
            productCode: '',
            positionId: '',
            userName: '',
            isRemembered: false,
            ...link,
          },
          host: '',
          ...params,
        }}
      />
    </ServicesProvider>,
  );
  return { services, server, user: userEvent.setup(), ...handlers };
}

const all = { tenantCode: 'nf', productCode: 'professional', positionId: 'p2' };

it('signs in with the token, tenant, product and position that the link names, without a question', async () => {
  const { services, server, onSettled } = await setUp({ link: all, params: { host: 'https://partner.example/x' } });
  await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1));
  expect(server.received(TENANTS)[0]?.headers.get('token')).toBe('link-token');
  expect(server.received(CHOOSE)[0]?.body).toMatchObject({ tenantcode: 'nf', productversioncode: 'professional' });
  expect(server.received(ACCOUNT_INFO)[0]?.headers.get('token')).toBe('tenant-token');
  expect(services.session.get()?.user).toMatchObject({ positionId: 'p2', tenantName: '南方' });
  expect(services.storage.getItem('atrium.host')).toBe('https://partner.example');
});

it('asks for product and position when the link does not name them', async () => {
  const { user, onSettled } = await setUp({ link: { tenantCode: 'nf' } });
  await user.click(await screen.findByRole('radio', { name: '南方 - professional' }));
  await user.click(screen.getByRole('button', { name: '确定' }));
  await user.click(await screen.findByRole('radio', { name: '代表 (上海)' }));
  await user.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1));
});

it('changes to the language of the link', async () => {
  await setUp({ params: { language: 'en' } });
  expect(await screen.findByRole('dialog', { name: 'Choose a tenant and product' })).toBeInTheDocument();
});

it('asks before it replaces the signed-in person', async () => {
  const { services, server, user, onSettled } = await setUp({ link: { ...all, userName: '王芳' }, isSignedIn: true });
  expect(await screen.findByRole('dialog', { name: '切换登录用户' })).toHaveAccessibleDescription(
    '当前已登录 李娜，该链接将以 王芳 (南方) 登录。',
  );
  expect(server.received(CHOOSE)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: '保持当前登录' }));
  await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1));
  expect(services.session.get()?.login.accountCode).toBe('hd-zhao.min');
  expect(services.session.credentials()?.tokens.token).toBe('token-1');
});

it('signs in as the other person after the confirmation', async () => {
  const { services, user, onSettled } = await setUp({ link: all, isSignedIn: true });
  await user.click(await screen.findByRole('button', { name: '切换并继续' }));
  await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1));
  expect(services.session.get()?.login.accountCode).toBe('nf-li.na');
});

it('does not ask when the person is the same', async () => {
  const { services, onSettled } = await setUp({ link: { ...all, tenantCode: 'hd', productCode: '' } });
  await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1));
  expect(services.session.get()?.login.accountCode).toBe('hd-li.na');
});

describe('a link that fails', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it.each([
    ['the tenants cannot be had', TENANTS, () => refuse(503), '服务器繁忙。'],
    ['its token is spent', TENANTS, () => refuse(401), '登录已失效，请重新登录。'],
    ['the account cannot be had', ACCOUNT_INFO, () => refuse(500, 'login.contact_admin', 600), '请联系企业系统管理员'],
    ['there is no position', ACCOUNT_INFO, () => ({ resp_data: { positions: [] } }), '帐号已停用'],
    [
      'the position has no permission group',
      ACCOUNT_INFO,
      () => ({ resp_data: { positions, functioncodes: [] } }),
      '岗位未关联权限组',
    ],
  ])(
    'because %s: shows the reason for two seconds, then goes to the sign-in screen',
    async (_why, path, answer, text) => {
      const { server, onFailed, services } = await setUp({ link: all, isSignedIn: false });
      server.on(path, answer);
      await pass(100);
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
      await pass(1899);
      expect(onFailed).not.toHaveBeenCalled();
      await pass(100);
      expect(onFailed).toHaveBeenCalledTimes(1);
      expect(services.session.get()).toBeUndefined();
    },
  );

  it('tells the partner’s page around the frame, which has a brand of its own, why it failed', async () => {
    const partnerFailed = jest.fn();
    const { server } = await setUp({ link: all, params: { partner: { onFailed: partnerFailed } } });
    server.on(ACCOUNT_INFO, () => refuse(403, 'auth.position_not_yours'));
    await pass(100);
    expect(partnerFailed).toHaveBeenCalledTimes(1);
    expect(partnerFailed).toHaveBeenCalledWith(expect.objectContaining({ code: 'auth.position_not_yours' }));
    expect(screen.queryByText('Atrium')).not.toBeInTheDocument();
  });
});
