import type { AppError } from '@/common/errors/appError';
import type { Position, ProductChoice } from '@/services';
import type { PasswordChangeReason, SignInState } from './state';

/** What the card shows in a step. */
export type SignInView =
  | { kind: 'form'; isBusy: boolean; failure?: AppError }
  | { kind: 'products'; choices: readonly ProductChoice[]; isBusy: boolean; failure?: AppError }
  | { kind: 'positions'; positions: readonly Position[]; isBusy: boolean; failure?: AppError }
  | { kind: 'passwordChange'; reason: PasswordChangeReason; message: string };

/** The view of a step. While the server is asked, what the person has just filled in stays in place, busy. */
export function viewOf(state: SignInState): SignInView {
  switch (state.step) {
    case 'credentials':
      return { kind: 'form', isBusy: false, failure: state.failure };
    case 'signingIn':
    case 'done':
      return { kind: 'form', isBusy: true };
    case 'passwordChange':
      return { kind: 'passwordChange', reason: state.reason, message: state.message };
    case 'productChoice':
      return { kind: 'products', choices: state.known.answer.choices, isBusy: false, failure: state.failure };
    case 'choosingProduct':
      return { kind: 'products', choices: state.known.answer.choices, isBusy: true };
    case 'positionChoice':
      return { kind: 'positions', positions: state.positions, isBusy: false, failure: state.failure };
    case 'accountInfo': {
      const { choices } = state.placed.answer;
      if (state.positions) return { kind: 'positions', positions: state.positions, isBusy: true };
      return choices.length > 1 ? { kind: 'products', choices, isBusy: true } : { kind: 'form', isBusy: true };
    }
  }
}
