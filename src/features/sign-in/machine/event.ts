import type { AppError } from '@/common/errors/appError';
import type { AccountInfo, LocalSettings, LoginAnswer, ProductChoice } from '@/services';
import type { Attempt } from './attempt';

/** What a person does and what the server answers. */
export type SignInEvent =
  | { type: 'submitted'; attempt: Attempt }
  | { type: 'accepted'; answer: LoginAnswer; settings: LocalSettings }
  | { type: 'passwordChangeDeferred' }
  | { type: 'passwordChanged' }
  | { type: 'productChosen'; choice: ProductChoice }
  | { type: 'userChangeConfirmed' }
  | { type: 'tenantEntered'; token: string }
  | { type: 'positionChosen'; positionId: string }
  | { type: 'accountReceived'; info: AccountInfo }
  | { type: 'failed'; failure: AppError }
  | { type: 'wentBack' };
