import { AppError, isAppError } from '@/common/errors/appError';
import type { SessionService } from '../../session/session';
import { isPlatformPath } from '../call';
import type { Stage } from '../call';

/**
 * Rejects an answer that belongs to an earlier session, and ends the session after a 401 that remains with a renewed
 * token. During a sign-in a 401 is rethrown and does not end the session.
 */
export const guardSession =
  (session: SessionService, onOver: () => void): Stage =>
  async (context, next) => {
    const { path, epoch } = context.req.options.call;
    if (!isPlatformPath(path)) return next();
    const outdated = (cause?: unknown) =>
      new AppError('cancelled', 'The answer came for an earlier session', { cause });
    try {
      await next();
    } catch (error) {
      if (session.epoch() !== epoch) throw outdated(error);
      // A 401 without credentials ends no session, so the reason of the last sign-out is kept.
      if (isAppError(error, 'auth') && !session.isSigningIn() && session.credentials()) {
        session.expire();
        onOver();
      }
      throw error;
    }
    if (session.epoch() !== epoch) throw outdated();
  };
