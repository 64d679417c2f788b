import type { AppError } from '@/common/errors/appError';
import type { LocalSettings, LoginFacts, LoginRecord, Position, ProductChoice, Session } from '@/services';
import type { AuthMethod, CurrentUser } from './authRequest';

/** The server has accepted the person. Tokens are not here: the session owns them. */
export interface Authenticated {
  method: AuthMethod;
  settings: LocalSettings;
  answer: LoginFacts;
}

/** Tenant and product are chosen as well. */
export interface TenantChosen extends Authenticated {
  choice: ProductChoice;
}

/** Why the password must or should be changed (shell spec §4, §5). */
export type PasswordChangeReason = 'expired' | 'soon' | 'initial' | 'pattern';

/** The steps of a sign-in (shell spec §4). */
export type SignInState =
  | { step: 'credentials'; failure?: AppError }
  | { step: 'signingIn'; method: AuthMethod }
  | {
      step: 'passwordChange';
      reason: PasswordChangeReason;
      message: string;
      authenticated: Authenticated | TenantChosen;
    }
  | { step: 'productChoice'; authenticated: Authenticated; failure?: AppError }
  /** A link would replace the signed-in person by another one. */
  | { step: 'userChange'; authenticated: Authenticated; choice: ProductChoice; currentUser: CurrentUser }
  | { step: 'choosingProduct'; authenticated: Authenticated; choice: ProductChoice }
  /** `positions`: the options that the person has chosen from; undefined during the first request. */
  | { step: 'accountInfo'; tenantChosen: TenantChosen; positionId: string; positions?: readonly Position[] }
  | { step: 'positionChoice'; tenantChosen: TenantChosen; positions: readonly Position[]; failure?: AppError }
  | { step: 'done'; session: Session; tenantChosen: TenantChosen };

/** Whether the sign-in goes on only after the password has been changed. */
export const isChangeForced = (reason: PasswordChangeReason) => reason !== 'soon';

/** The codes of a choice, as the session sends them with each call. */
export const loginRecordOf = (choice: ProductChoice): LoginRecord => {
  const { accountCode, tenantCode, productCode, productVersionCode } = choice;
  return { accountCode, tenantCode, productCode, productVersionCode };
};
