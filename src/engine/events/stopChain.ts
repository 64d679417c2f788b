import { AppError } from '@/common/errors/appError';

/** Thrown by an action to end the chain without a message: the person said no, or has something to mend first. */
export function stopChain(reason: string): AppError {
  return new AppError('cancelled', reason);
}
