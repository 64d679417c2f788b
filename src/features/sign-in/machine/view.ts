import type { AppError } from '@/common/errors/appError';
import type { Position, ProductChoice } from '@/services';
import type { Entry, CurrentUser } from './attempt';
import type { PasswordChangeReason, SignInState } from './state';

/** What the card shows in a step. */
export type SignInView =
  | { kind: 'form'; isBusy: boolean; failure?: AppError }
  | { kind: 'products'; choices: readonly ProductChoice[]; isBusy: boolean; failure?: AppError }
  | { kind: 'positions'; positions: readonly Position[]; isBusy: boolean; failure?: AppError }
  | { kind: 'userChange'; present: CurrentUser; choice: ProductChoice; userName: string }
  | { kind: 'passwordChange'; reason: PasswordChangeReason; message: string; initialPassword?: string };

/** While the server is asked about a product: the list, if the person had one to choose from. */
const productsOrForm = (choices: readonly ProductChoice[]): SignInView =>
  choices.length > 1 ? { kind: 'products', choices, isBusy: true } : { kind: 'form', isBusy: true };

const linkedName = (entry: Entry) => (entry.kind === 'link' ? entry.link.userName : '');

/** The view of a step. While the server is asked, what the person has just filled in stays in place, busy. */
export function viewOf(state: SignInState): SignInView {
  switch (state.step) {
    case 'credentials':
      return { kind: 'form', isBusy: false, failure: state.failure };
    case 'signingIn':
    case 'done':
      return { kind: 'form', isBusy: true };
    case 'passwordChange':
      return {
        kind: 'passwordChange',
        reason: state.reason,
        message: state.message,
        initialPassword: state.reason === 'initial' ? state.known.settings.initialPassword : undefined,
      };
    case 'userChange':
      return {
        kind: 'userChange',
        present: state.present,
        choice: state.choice,
        userName: linkedName(state.known.entry),
      };
    case 'productChoice':
      return { kind: 'products', choices: state.known.answer.choices, isBusy: false, failure: state.failure };
    case 'choosingProduct':
      return productsOrForm(state.known.answer.choices);
    case 'positionChoice':
      return { kind: 'positions', positions: state.positions, isBusy: false, failure: state.failure };
    case 'accountInfo': {
      if (state.positions) return { kind: 'positions', positions: state.positions, isBusy: true };
      return productsOrForm(state.placed.answer.choices);
    }
  }
}
