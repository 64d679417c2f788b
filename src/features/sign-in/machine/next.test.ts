import { AppError } from '@/common/errors/appError';
import type { AccountFacts, LocalSettings, LoginFacts, ProductChoice } from '@/services';
import type { AuthMethod } from './authRequest';
import { next } from './next';
import type { SignInEvent } from './next';
import type { SignInState } from './state';
import { viewOf } from './view';

const method: AuthMethod = { kind: 'password', userName: 'li.na', password: 'Atrium2026', isRemembered: false };

const settings: LocalSettings = {
  isDevMode: false,
  isPasswordEncrypted: false,
  isFirstPasswordChangeForced: false,
  initialPassword: 'Welcome888',
  passwordPattern: '',
  passwordPatternHint: '须同时包含字母和数字',
  passwordAlgorithm: 'sha256',
  loginHosts: [],
  identityProviders: [],
  mapKey: '',
  importPath: '',
  isPreviewOn: true,
  previewOrigins: [],
  monitorName: '',
  embedOrigins: [],
  storageOrigins: [],
  subAppFolders: {},
};

const product = (productVersionCode: string): ProductChoice => ({
  tenantCode: 'hd',
  tenantName: '华东',
  accountCode: 'hd-li.na',
  productCode: 'SFA',
  productVersionCode,
  productName: productVersionCode,
  cloudStorage: {},
  headerLogo: '',
  isAutoValueChange: true,
});

const answer = (changes: Partial<LoginFacts> = {}): LoginFacts => ({
  orgStructTypeId: '1',
  passwordStatus: '1',
  passwordMessage: '',
  choices: [product('standard')],
  ...changes,
});

const post = (positionId: string) => ({ positionId, positionName: '经理', orgName: '上海' });

const info = (changes: Partial<AccountFacts> = {}): AccountFacts => ({
  positions: [post('p1')],
  positionId: 'p1',
  functionCodes: ['order'],
  fields: { functioncodes: ['order'] },
  ...changes,
});

const START: SignInState = { step: 'credentials' };
const after = (...events: SignInEvent[]): SignInState => events.reduce(next, START);
const submitted: SignInEvent = { type: 'submitted', method };
const accepted = (changes?: Partial<LoginFacts>, local?: Partial<LocalSettings>): SignInEvent => ({
  type: 'accepted',
  answer: answer(changes),
  settings: { ...settings, ...local },
});
const received = (changes?: Partial<AccountFacts>): SignInEvent => ({ type: 'accountReceived', info: info(changes) });
const codeOf = (state: SignInState) => ('failure' in state ? state.failure?.code : undefined);

const two = { choices: [product('standard'), product('professional')] };
const chosen: SignInEvent = { type: 'productChosen', choice: product('professional') };

describe('one tenant with one product and one position', () => {
  it('signs in without a question', () => {
    const state = after(submitted, accepted(), received());
    expect(state).toMatchObject({
      step: 'done',
      session: {
        login: { accountCode: 'hd-li.na', tenantCode: 'hd', productCode: 'SFA', productVersionCode: 'standard' },
        user: { tenantName: '华东', positionId: 'p1', positionName: '经理', orgName: '上海', functionCodes: ['order'] },
      },
    });
  });
});

describe('a refused sign-in', () => {
  it('shows 帐号已停用 when the account has no tenant', () => {
    const state = after(submitted, accepted({ choices: [] }));
    expect([state.step, codeOf(state)]).toEqual(['credentials', 'login.account_disabled']);
  });

  it('shows 帐号已停用 when the account has no position', () => {
    const state = after(submitted, accepted(), received({ positions: [] }));
    expect([state.step, codeOf(state)]).toEqual(['credentials', 'login.account_disabled']);
  });

  it('shows 岗位未关联权限组 when the position has no function codes', () => {
    const state = after(submitted, accepted(), received({ functionCodes: [] }));
    expect([state.step, codeOf(state)]).toEqual(['credentials', 'login.no_permission_group']);
  });

  it('returns to the form with the reason of the server', () => {
    const failure = new AppError('service', '', { code: 'login.wrong_password' });
    expect(codeOf(after(submitted, { type: 'failed', failure }))).toBe('login.wrong_password');
  });
});

describe('several tenants or products', () => {
  it('asks for a choice and enters the tenant before it requests the account', () => {
    const asked = after(submitted, accepted(two));
    expect(viewOf(asked)).toMatchObject({ kind: 'products', isBusy: false, choices: two.choices });
    const waiting = next(asked, chosen);
    expect(viewOf(waiting)).toMatchObject({ kind: 'products', isBusy: true });
    expect(next(waiting, { type: 'tenantEntered' })).toMatchObject({
      step: 'accountInfo',
      tenantChosen: { choice: { productVersionCode: 'professional' } },
    });
  });

  it('asks for another choice after a failure', () => {
    const failure = new AppError('network', '');
    const state = after(submitted, accepted(two), chosen, { type: 'failed', failure });
    expect(state).toMatchObject({ step: 'productChoice', failure });
  });
});

describe('several positions', () => {
  const asked = after(submitted, accepted(), received({ positions: [post('p1'), post('p2')], functionCodes: [] }));

  it('asks for a choice before it checks the function codes, and requests the account again', () => {
    expect(viewOf(asked)).toMatchObject({ kind: 'positions', isBusy: false });
    const waiting = next(asked, { type: 'positionChosen', positionId: 'p2' });
    expect(waiting).toMatchObject({ step: 'accountInfo', positionId: 'p2' });
    expect(viewOf(waiting)).toMatchObject({ kind: 'positions', isBusy: true });
    const done = next(waiting, received({ positionId: 'p2', positions: [post('p1'), post('p2')] }));
    expect(done).toMatchObject({ step: 'done', session: { user: { positionId: 'p2' } } });
  });

  it('goes back to the form, or to the choice of the product', () => {
    expect(next(asked, { type: 'wentBack' })).toEqual({ step: 'credentials' });
    const both = after(
      submitted,
      accepted(two),
      chosen,
      { type: 'tenantEntered' },
      received({ positions: [post('p1'), post('p2')] }),
    );
    expect(next(both, { type: 'wentBack' })).toMatchObject({ step: 'productChoice', authenticated: { answer: two } });
  });
});

describe('the password', () => {
  it('must be changed when it has expired', () => {
    const state = after(submitted, accepted({ passwordStatus: '2', passwordMessage: 'expired' }));
    expect(state).toMatchObject({ step: 'passwordChange', reason: 'expired', message: 'expired' });
    expect(next(state, { type: 'passwordChangeDeferred' })).toBe(state);
  });

  it('may be kept when it will expire soon', () => {
    const state = after(submitted, accepted({ passwordStatus: '3' }));
    expect(state).toMatchObject({ step: 'passwordChange', reason: 'soon' });
    expect(next(state, { type: 'passwordChangeDeferred' }).step).toBe('accountInfo');
  });

  it('must be changed when it is the initial one and the setting requires it', () => {
    const initial = { initialPassword: 'Atrium2026' };
    expect(after(submitted, accepted({}, { ...initial, isFirstPasswordChangeForced: true }))).toMatchObject({
      reason: 'initial',
    });
    expect(after(submitted, accepted({}, initial)).step).toBe('accountInfo');
  });

  it('must be changed, with the tenant’s hint, when it does not match the pattern', () => {
    expect(after(submitted, accepted({}, { passwordPattern: '^\\d+$' }))).toMatchObject({
      reason: 'pattern',
      message: '须同时包含字母和数字',
    });
    expect(after(submitted, accepted({}, { passwordPattern: '(' })).step).toBe('accountInfo');
  });
});

it('changes nothing for an event that does not fit the step', () => {
  expect(next(START, received())).toBe(START);
  expect(next(START, { type: 'positionChosen', positionId: 'p1' })).toBe(START);
});
