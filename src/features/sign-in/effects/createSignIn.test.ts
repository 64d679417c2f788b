import { createTestServices } from '@/services/testing/createTestServices';
import { createSignIn } from './createSignIn';

const tenant = {
  code: 'hd',
  name: '华东',
  accountcode: 'hd-li.na',
  productversionlist: [{ code: 'v', name: 'v', productcode: 'p' }],
};

function setUp() {
  const services = createTestServices();
  services.server.on('/api/auth/login', () => ({ resp_data: { token: 't1', pwdExpireStatus: 1, tenants: [tenant] } }));
  const onSignedIn = jest.fn();
  return { services, onSignedIn, signIn: createSignIn({ services, onSignedIn }) };
}

it('drops the answer when the screen is closed', async () => {
  const { services, onSignedIn, signIn } = setUp();
  let answer: (data: { resp_data: unknown }) => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    services.server.on('/api/teapi/rolepermission/account/getaccountinfo', () => {
      resolve();
      return new Promise((settle) => (answer = settle));
    });
  });
  signIn.submit({ kind: 'password', userName: 'li.na', password: 'x', isRemembered: false });
  await asked;
  signIn.leave();
  answer({ resp_data: { positions: [{ positionid: 'p1' }], functioncodes: ['f'] } });
  await new Promise((resolve) => setImmediate(resolve));
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(services.session.get()).toBeUndefined();
  expect(services.session.credentials()).toBeUndefined();
});
