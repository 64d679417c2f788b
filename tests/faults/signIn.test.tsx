import { act, fireEvent, render, screen } from '@testing-library/react';
import { SignInScreen } from '../../src/features/sign-in/SignInScreen';
import { createTestServices } from '../../src/services/testing/createTestServices';
import { ServicesProvider } from '../../src/app-context/services';
import { BAD_ANSWERS } from './badAnswers';

const ACCOUNT_INFO = '/api/teapi/rolepermission/account/getaccountinfo';
const tenant = (code: string) => ({
  code,
  name: code,
  accountcode: `${code}-a`,
  productversionlist: [{ code: 'v', name: 'v', productcode: 'p' }],
});
const positions = ['p1', 'p2'].map((positionid) => ({ positionid, positionname: positionid, orgname: 'o' }));
const GOOD: Readonly<Record<string, (body: unknown) => unknown>> = {
  '/config.json': () => ({}),
  '/api/auth/login': () => ({ token: 't', refreshtoken: 'r', pwdExpireStatus: 1, tenants: [tenant('a'), tenant('b')] }),
  '/api/auth/choosetenant': () => 't2',
  [ACCOUNT_INFO]: (body) => ({ positions, functioncodes: (body as { positionid: string }).positionid ? ['f'] : [] }),
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = () => act(() => jest.advanceTimersByTimeAsync(70_000));
const press = async (role: string, name: string) => {
  const element = screen.queryByRole(role, { name });
  if (!element) return;
  fireEvent.click(element);
  await pass();
};

const cases = Object.keys(GOOD).flatMap((path) => BAD_ANSWERS.map(([kind, answer]) => [path, kind, answer] as const));

test.each(cases)(
  'when %s answers %s, the sign-in succeeds, or shows the error and keeps the typed values',
  async (path, _kind, answer) => {
    const services = createTestServices();
    Object.entries(GOOD).forEach(([each, good]) => services.server.on(each, ({ body }) => ({ resp_data: good(body) })));
    services.server.on(path, answer);
    const onSignedIn = jest.fn();
    render(
      <ServicesProvider services={services}>
        <SignInScreen onThirdParty={jest.fn()} onSubmit={jest.fn()} onSignedIn={onSignedIn} />
      </ServicesProvider>,
    );
    await pass();
    fireEvent.change(screen.getByLabelText('用户名'), { target: { value: 'li.na' } });
    fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'Atrium2026' } });
    await press('button', '登录');
    await press('radio', 'b - v');
    await press('button', '确定');
    await press('radio', 'p2 (o)');
    await press('button', '确定');
    if (onSignedIn.mock.calls.length > 0) return;
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    expect(services.session.get()).toBeUndefined();
    const name = screen.queryByLabelText('用户名');
    if (name) expect(name).toHaveValue('li.na');
    else expect(screen.getByRole('dialog')).toBeInTheDocument();
  },
);
