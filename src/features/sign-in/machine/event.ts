import type { AppError } from '@/common/errors/appError';
import type { AccountFacts, LocalSettings, LoginFacts, ProductChoice } from '@/services';
import type { Entry } from './attempt';

/** What a person does and what the server answers. */
export type SignInEvent =
  | { type: 'submitted'; entry: Entry }
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
