import { PASSWORD_STATUS } from '@/services';
import type { AccountInfo } from '@/services';
import type { SignInEvent } from './event';
import { accountDisabled, noPermissionGroup } from './failures';
import { passwordCheck } from './passwordCheck';
import { isChangeForced } from './state';
import type { Known, Placed, SignInState } from './state';
import { toSession } from './toSession';

type Account = Extract<SignInState, { step: 'accountInfo' }>;

/** Password expiry comes first (shell spec §4). */
function afterCredentials(known: Known): SignInState {
  const { passwordStatus, passwordMessage } = known.answer;
  if (passwordStatus === PASSWORD_STATUS.valid) return toTenant(known);
  const reason = passwordStatus === PASSWORD_STATUS.expired ? 'expired' : 'soon';
  return { step: 'passwordChange', reason, message: passwordMessage, known };
}

/** One tenant with one product version goes straight on; several are chosen from (shell spec §4). */
function toTenant(known: Known): SignInState {
  const [choice, ...others] = known.answer.choices;
  if (!choice) return { step: 'credentials', failure: accountDisabled() };
  return others.length > 0 ? { step: 'productChoice', known } : toAccount({ ...known, choice });
}

/** The forced first change stands between the tenant and the account (shell spec §4). */
function toAccount(placed: Placed): SignInState {
  const reason = passwordCheck(placed.entered.password, placed.settings);
  if (!reason) return { step: 'accountInfo', placed, positionId: '' };
  const message = reason === 'pattern' ? placed.settings.passwordPatternHint : '';
  return { step: 'passwordChange', reason, message, known: placed };
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
  if (state.step === 'choosingProduct') return { step: 'productChoice', known: state.known, failure };
  if (state.step === 'accountInfo' && state.positions) {
    return { step: 'positionChoice', placed: state.placed, positions: state.positions, failure };
  }
  return { step: 'credentials', failure };
}

/** The sign-in, as a pure machine (shell spec §4). An event that does not fit the step changes nothing. */
export function next(state: SignInState, event: SignInEvent): SignInState {
  if (event.type === 'failed') return fail(state, event.failure);
  if (event.type === 'wentBack') return goBack(state);
  if (state.step === 'credentials' && event.type === 'submitted') return { step: 'signingIn', entered: event.entered };
  if (state.step === 'signingIn' && event.type === 'accepted') {
    const { answer, settings } = event;
    return afterCredentials({ entered: state.entered, settings, answer, tokens: answer.tokens });
  }
  if (state.step === 'passwordChange' && event.type === 'passwordChangeDeferred') {
    return isChangeForced(state.reason) ? state : toTenant(state.known);
  }
  if (state.step === 'productChoice' && event.type === 'productChosen') {
    return { step: 'choosingProduct', known: state.known, choice: event.choice };
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
