import { PASSWORD_STATUS } from '@/services';
import type { AccountInfo } from '@/services';
import type { SignInEvent } from './event';
import { accountDisabled, noPermissionGroup } from './failures';
import { INITIAL_STATE, isChangeForced } from './state';
import type { Known, SignInState } from './state';
import { chooseProduct, toAccount, toTenant } from './tenantStep';
import { toSession } from './toSession';

type Account = Extract<SignInState, { step: 'accountInfo' }>;

/** Password expiry comes first (shell spec §4). */
function afterCredentials(known: Known): SignInState {
  const { passwordStatus, passwordMessage } = known.answer;
  if (passwordStatus === PASSWORD_STATUS.valid) return toTenant(known);
  const reason = passwordStatus === PASSWORD_STATUS.expired ? 'expired' : 'soon';
  return { step: 'passwordChange', reason, message: passwordMessage, known };
}

function afterAccount({ placed, positionId }: Account, info: AccountInfo): SignInState {
  const [first, ...others] = info.positions;
  if (!first) return { step: 'credentials', failure: accountDisabled() };
  if (!positionId && others.length > 0) return { step: 'positionChoice', placed, positions: info.positions };
  if (info.functionCodes.length === 0) return { step: 'credentials', failure: noPermissionGroup() };
  return {
    step: 'done',
    session: toSession(placed, info, positionId || first.positionId),
    tokens: { ...placed.tokens, token: info.token || placed.tokens.token },
    placed,
  };
}

function goBack(state: SignInState): SignInState {
  if (state.step !== 'positionChoice' || state.placed.answer.choices.length < 2) return { step: 'credentials' };
  const { choice: _left, ...known } = state.placed;
  return { step: 'productChoice', known: { ...known, tokens: known.answer.tokens } };
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
  if (state.step === 'credentials' && event.type === 'submitted') return { step: 'signingIn', attempt: event.attempt };
  if (state.step === 'signingIn' && event.type === 'accepted') {
    const { answer, settings } = event;
    return afterCredentials({ attempt: state.attempt, settings, answer, tokens: answer.tokens });
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
    const tokens = { ...state.known.tokens, token: event.token };
    return toAccount({ ...state.known, tokens, choice: state.choice });
  }
  if (state.step === 'positionChoice' && event.type === 'positionChosen') {
    return { step: 'accountInfo', placed: state.placed, positionId: event.positionId, positions: state.positions };
  }
  if (state.step === 'accountInfo' && event.type === 'accountReceived') return afterAccount(state, event.info);
  return state;
}
