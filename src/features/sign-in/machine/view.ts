import type { AppError } from '@/common/errors/appError';
import type { Position, ProductChoice } from '@/services';
import type { AuthMethod, CurrentUser } from './authRequest';
import type { PasswordChangeReason, SignInState, TenantChosen } from './state';

/** The view of the card in a step. */
export type SignInView =
  | { kind: 'form'; isBusy: boolean; failure?: AppError }
  | { kind: 'products'; choices: readonly ProductChoice[]; isBusy: boolean; failure?: AppError }
  | { kind: 'positions'; choice: ProductChoice; positions: readonly Position[]; isBusy: boolean; failure?: AppError }
  | { kind: 'userChange'; currentUser: CurrentUser; choice: ProductChoice; userName: string }
  | { kind: 'passwordChange'; reason: PasswordChangeReason; message: string; initialPassword?: string };

/** The list of products stays, busy, when the person has chosen from it; otherwise the form does. */
const productsOrForm = (choices: readonly ProductChoice[]): SignInView =>
  choices.length > 1 ? { kind: 'products', choices, isBusy: true } : { kind: 'form', isBusy: true };

const positionsView = ({ choice }: TenantChosen, positions: readonly Position[]) =>
  ({ kind: 'positions', choice, positions }) as const;

const nameInLink = (method: AuthMethod) => (method.kind === 'link' ? method.link.userName : '');

/** The view of a step. During a call to the server the last view stays, busy. */
export function viewOf(state: SignInState): SignInView {
  switch (state.step) {
    case 'credentials':
      return { kind: 'form', isBusy: false, failure: state.failure };
    case 'signingIn':
    case 'done':
      return { kind: 'form', isBusy: true };
    case 'passwordChange': {
      const { reason, message, authenticated } = state;
      const initialPassword = reason === 'initial' ? authenticated.settings.initialPassword : undefined;
      return { kind: 'passwordChange', reason, message, initialPassword };
    }
    case 'userChange': {
      const { currentUser, choice, authenticated } = state;
      return { kind: 'userChange', currentUser, choice, userName: nameInLink(authenticated.method) };
    }
    case 'productChoice':
      return { kind: 'products', choices: state.authenticated.answer.choices, isBusy: false, failure: state.failure };
    case 'choosingProduct':
      return productsOrForm(state.authenticated.answer.choices);
    case 'positionChoice':
      return { ...positionsView(state.tenantChosen, state.positions), isBusy: false, failure: state.failure };
    case 'accountInfo':
      return state.positions
        ? { ...positionsView(state.tenantChosen, state.positions), isBusy: true }
        : productsOrForm(state.tenantChosen.answer.choices);
  }
}
