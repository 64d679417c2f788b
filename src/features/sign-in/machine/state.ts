import type { AppError } from '@/common/errors/appError';
import type { LocalSettings, LoginFacts, LoginRecord, Position, ProductChoice, Session } from '@/services';
import type { Entry, CurrentUser } from './attempt';

/** What is known after the server has accepted the person. Tokens are the session's. */
export interface Authenticated {
  entry: Entry;
  settings: LocalSettings;
  answer: LoginFacts;
}

/** What is known once tenant and product are settled. */
export interface TenantChosen extends Authenticated {
  choice: ProductChoice;
}

/** Why the password must or should be changed (shell spec §4, §5). */
export type PasswordChangeReason = 'expired' | 'soon' | 'initial' | 'pattern';

/** The steps of a sign-in (shell spec §4). */
export type SignInState =
  | { step: 'credentials'; failure?: AppError }
  | { step: 'signingIn'; entry: Entry }
  | { step: 'passwordChange'; reason: PasswordChangeReason; message: string; known: Authenticated | TenantChosen }
  | { step: 'productChoice'; known: Authenticated; failure?: AppError }
  /** A link would replace the signed-in person by another one. */
  | { step: 'userChange'; known: Authenticated; choice: ProductChoice; present: CurrentUser }
  | { step: 'choosingProduct'; known: Authenticated; choice: ProductChoice }
  /** `positions` are those the person has chosen from; without them the first request is under way. */
  | { step: 'accountInfo'; placed: TenantChosen; positionId: string; positions?: readonly Position[] }
  | { step: 'positionChoice'; placed: TenantChosen; positions: readonly Position[]; failure?: AppError }
  | { step: 'done'; session: Session; placed: TenantChosen };

export const INITIAL_STATE: SignInState = { step: 'credentials' };

/** Whether the password may stay as it is for now. */
export const isChangeForced = (reason: PasswordChangeReason) => reason !== 'soon';

export const loginRecordOf = ({
  accountCode,
  tenantCode,
  productCode,
  productVersionCode,
}: ProductChoice): LoginRecord => ({
  accountCode,
  tenantCode,
  productCode,
  productVersionCode,
});
