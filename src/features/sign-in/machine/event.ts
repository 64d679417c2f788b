import type { AppError } from '@/common/errors/appError';
import type { AccountInfo, LocalSettings, LoginAnswer, ProductChoice } from '@/services';
import type { Entered } from './state';

/** What a person does and what the server answers. */
export type SignInEvent =
  | { type: 'submitted'; entered: Entered }
  | { type: 'accepted'; answer: LoginAnswer; settings: LocalSettings }
  | { type: 'passwordChangeDeferred' }
  | { type: 'productChosen'; choice: ProductChoice }
  | { type: 'tenantEntered'; token: string }
  | { type: 'positionChosen'; positionId: string }
  | { type: 'accountReceived'; info: AccountInfo }
  | { type: 'failed'; failure: AppError }
  | { type: 'wentBack' };
