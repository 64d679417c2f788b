import { isAppError } from '@/common/errors/appError';
import type { AppError } from '@/common/errors/appError';
import { openSession, PASSWORD_STATUS } from '@/services';
import type { AccountFacts, LocalSettings, LoginFacts, ProductChoice } from '@/services';
import type { AuthMethod } from './authRequest';
import { isChangeForced, loginRecordOf } from './state';
import type { Authenticated, SignInState } from './state';
import { chooseProduct, toAccount, toTenant } from './tenantStep';

/** The events of a sign-in: actions of the person and answers of the server. */
export type SignInEvent =
  | { type: 'submitted'; method: AuthMethod }
  | { type: 'accepted'; answer: LoginFacts; settings: LocalSettings }
  | { type: 'passwordChangeDeferred' }
  | { type: 'passwordChanged' }
  | { type: 'productChosen'; choice: ProductChoice }
  | { type: 'userChangeConfirmed' }
  | { type: 'tenantEntered' }
  | { type: 'positionChosen'; positionId: string }
  | { type: 'accountReceived'; info: AccountFacts }
  | { type: 'failed'; failure: AppError }
  | { type: 'wentBack' };

type AccountInfo = Extract<SignInState, { step: 'accountInfo' }>;

/** The expiry of the password is checked before the tenant (shell spec §4). */
function afterCredentials(authenticated: Authenticated): SignInState {
  const { passwordStatus, passwordMessage } = authenticated.answer;
  if (passwordStatus === PASSWORD_STATUS.valid) return toTenant(authenticated);
  const reason = passwordStatus === PASSWORD_STATUS.expired ? 'expired' : 'soon';
  return { step: 'passwordChange', reason, message: passwordMessage, authenticated };
}

function afterAccount({ tenantChosen, positionId }: AccountInfo, info: AccountFacts): SignInState {
  if (!positionId && info.positions.length > 1) {
    return { step: 'positionChoice', tenantChosen, positions: info.positions };
  }
  const { choice, answer } = tenantChosen;
  const { tenantName, productName } = choice;
  const facts = { login: loginRecordOf(choice), tenantName, productName, orgStructTypeId: answer.orgStructTypeId };
  const session = openSession(info, positionId, facts);
  return isAppError(session) ? { step: 'credentials', failure: session } : { step: 'done', session, tenantChosen };
}

function goBack(state: SignInState): SignInState {
  if (state.step !== 'positionChoice' || state.tenantChosen.answer.choices.length < 2) return { step: 'credentials' };
  const { choice: _choice, ...authenticated } = state.tenantChosen;
  return { step: 'productChoice', authenticated };
}

/** A refused choice can be made again; any other failure returns to the form, which keeps the typed values. */
function fail(state: SignInState, failure: AppError): SignInState {
  if (state.step === 'choosingProduct' && state.authenticated.answer.choices.length > 1) {
    return { step: 'productChoice', authenticated: state.authenticated, failure };
  }
  if (state.step === 'accountInfo' && state.positions) {
    return { step: 'positionChoice', tenantChosen: state.tenantChosen, positions: state.positions, failure };
  }
  return { step: 'credentials', failure };
}

/** The sign-in as a pure state machine (shell spec §4). An event that does not fit the step changes nothing. */
export function next(state: SignInState, event: SignInEvent): SignInState {
  if (event.type === 'failed') return fail(state, event.failure);
  if (event.type === 'wentBack') return goBack(state);
  if (state.step === 'credentials' && event.type === 'submitted') return { step: 'signingIn', method: event.method };
  if (state.step === 'signingIn' && event.type === 'accepted') {
    return afterCredentials({ method: state.method, settings: event.settings, answer: event.answer });
  }
  if (state.step === 'passwordChange' && event.type === 'passwordChangeDeferred') {
    return isChangeForced(state.reason) ? state : toTenant(state.authenticated);
  }
  if (state.step === 'passwordChange' && event.type === 'passwordChanged') return { step: 'credentials' };
  if (state.step === 'productChoice' && event.type === 'productChosen') {
    return chooseProduct(state.authenticated, event.choice);
  }
  if (state.step === 'userChange' && event.type === 'userChangeConfirmed') {
    return { step: 'choosingProduct', authenticated: state.authenticated, choice: state.choice };
  }
  if (state.step === 'choosingProduct' && event.type === 'tenantEntered') {
    return toAccount({ ...state.authenticated, choice: state.choice });
  }
  if (state.step === 'positionChoice' && event.type === 'positionChosen') {
    const { tenantChosen, positions } = state;
    return { step: 'accountInfo', tenantChosen, positionId: event.positionId, positions };
  }
  if (state.step === 'accountInfo' && event.type === 'accountReceived') return afterAccount(state, event.info);
  return state;
}
