import type { LoginAnswer, QrCode, QrCodeState } from '@/services';

/** The states of the code on the screen (shell spec §1, §2). */
export type QrState =
  | { step: 'loading' }
  | { step: 'failed'; error: unknown }
  | { step: 'waiting'; code: QrCode; isUnreachable: boolean }
  | { step: 'scanned'; code: QrCode; userName: string; isUnreachable: boolean }
  | { step: 'expired' | 'cancelled'; code: QrCode }
  | { step: 'confirmed'; answer: LoginAnswer };

export type QrEvent =
  | { type: 'requested' }
  | { type: 'received'; code: QrCode }
  | { type: 'refused'; error: unknown }
  | { type: 'polled'; state: QrCodeState }
  | { type: 'pollFailed' }
  | { type: 'timedOut' };

/** Whether the code can still be scanned or confirmed. */
export const isAlive = (state: QrState) => state.step === 'waiting' || state.step === 'scanned';

function afterPoll(code: QrCode, polled: QrCodeState): QrState {
  switch (polled.kind) {
    case 'waiting':
      return { step: 'waiting', code, isUnreachable: false };
    case 'scanned':
      return { step: 'scanned', code, userName: polled.userName, isUnreachable: false };
    case 'confirmed':
      return { step: 'confirmed', answer: polled.answer };
    default:
      return { step: polled.kind, code };
  }
}

/** The QR sign-in as a pure state machine. An event that does not fit the step changes nothing. */
export function next(state: QrState, event: QrEvent): QrState {
  if (event.type === 'requested') return { step: 'loading' };
  if (state.step === 'loading') {
    if (event.type === 'received') return { step: 'waiting', code: event.code, isUnreachable: false };
    return event.type === 'refused' ? { step: 'failed', error: event.error } : state;
  }
  if (state.step !== 'waiting' && state.step !== 'scanned') return state;
  if (event.type === 'polled') return afterPoll(state.code, event.state);
  if (event.type === 'pollFailed') return { ...state, isUnreachable: true };
  return event.type === 'timedOut' ? { step: 'expired', code: state.code } : state;
}
