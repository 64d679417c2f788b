import { AppError, isAppError } from '@atrium/common/errors/appError';
import { serverParams } from '@atrium/common/errors/apiError';
import type { FormField } from '../flow/flowNames';

/** A refusal that is about a field names it as the form does, in the person's language, not as the platform stores it. */
export function fieldError<E>(error: E, fields: readonly FormField[]): E | AppError {
  if (!isAppError(error, 'service')) return error;
  const params = serverParams(error);
  const title = fields.find(({ name }) => name === params?.name || name === params?.field)?.title;
  if (!params || !title) return error;
  const { message, code, status, reason, cause } = error;
  return new AppError('service', message, {
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
    ...(reason !== undefined && { reason }),
    cause: { ...(cause as object), params: { ...params, field: title } },
  });
}
