import { isAppError } from '@/common/errors/appError';
import { openSession, PASSWORD_STATUS } from '@/services';
import type { AccountFacts } from '@/services';
import type { SignInEvent } from './event';
import { INITIAL_STATE, isChangeForced, loginRecordOf } from './state';
import type { Authenticated, SignInState } from './state';
import { chooseProduct, toAccount, toTenant } from './tenantStep';

type Account = Extract<SignInState, { step: 'accountInfo' }>;

/** Password expiry comes first (shell spec §4). */
function afterCredentials(known: Authenticated): SignInState {
  const { passwordStatus, passwordMessage } = known.answer;
  if (passwordStatus === PASSWORD_STATUS.valid) return toTenant(known);
  const reason = passwordStatus === PASSWORD_STATUS.expired ? 'expired' : 'soon';
  return { step: 'passwordChange', reason, message: passwordMessage, known };
}

function afterAccount({ placed, positionId }: Account, info: AccountFacts): SignInState {
  if (!positionId && info.positions.length > 1) return { step: 'positionChoice', placed, positions: info.positions };
  const { choice, answer } = placed;
  const { tenantName, productName } = choice;
  const facts = { login: loginRecordOf(choice), tenantName, productName, orgStructTypeId: answer.orgStructTypeId };
  const session = openSession(info, positionId, facts);
  return isAppError(session) ? { step: 'credentials', failure: session } : { step: 'done', session, placed };
}

function goBack(state: SignInState): SignInState {
  if (state.step !== 'positionChoice' || state.placed.answer.choices.length < 2) return { step: 'credentials' };
  const { choice: _left, ...known } = state.placed;
  return { step: 'productChoice', known };
}

/** A refused choice can be made again; everything else starts over, with what was entered kept by the form. */
function fail(state: SignInState, failure: Extract<SignInEvent, { type: 'failed' }>['failure']): SignInState {
  if (state.step === 'choosingProduct' && state.known.answer.choices.length > 1) {
    return { step: 'productChoice', known: state.known, failure };
  }
  if (state.step === 'accountInfo' && state.positions) {
    return { step: 'positionChoice', placed: state.placed, positions: state.positions, failure };
  }
  return { step: 'credentials', failure };
}

/** The sign-in, as a pure machine (shell spec §4). An event that does not fit the step changes nothing. */
export function next(state: SignInState, event: SignInEvent): SignInState {
  if (event.type === 'failed') return fail(state, event.failure);
  if (event.type === 'wentBack') return goBack(state);
  if (state.step === 'credentials' && event.type === 'submitted') return { step: 'signingIn', entry: event.entry };
  if (state.step === 'signingIn' && event.type === 'accepted') {
    return afterCredentials({ entry: state.entry, settings: event.settings, answer: event.answer });
  }
  if (state.step === 'passwordChange' && event.type === 'passwordChangeDeferred') {
    return isChangeForced(state.reason) ? state : toTenant(state.known);
  }
  if (state.step === 'passwordChange' && event.type === 'passwordChanged') return INITIAL_STATE;
  if (state.step === 'productChoice' && event.type === 'productChosen') {
    return chooseProduct(state.known, event.choice);
  }
  if (state.step === 'userChange' && event.type === 'userChangeConfirmed') {
    return { step: 'choosingProduct', known: state.known, choice: state.choice };
  }
  if (state.step === 'choosingProduct' && event.type === 'tenantEntered') {
    return toAccount({ ...state.known, choice: state.choice });
  }
  if (state.step === 'positionChoice' && event.type === 'positionChosen') {
    return { step: 'accountInfo', placed: state.placed, positionId: event.positionId, positions: state.positions };
  }
  if (state.step === 'accountInfo' && event.type === 'accountReceived') return afterAccount(state, event.info);
  return state;
}
