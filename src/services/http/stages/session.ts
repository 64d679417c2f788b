import { AppError, isAppError } from '@/common/errors/appError';
import type { SessionService } from '../../session/session';
import { isPlatformPath } from '../call';
import type { Stage } from '../call';

/**
 * Rejects an answer that arrives for an earlier session, and ends the session, once, after a 401 that a new token did not
 * cure. During a sign-in a 401 is rethrown and ends no session.
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
      // A call without a session is refused as well: it ends nothing, and the reason for the sign-out stands.
      if (isAppError(error, 'auth') && !session.isSigningIn() && session.credentials()) {
        session.expire();
        onOver();
      }
      throw error;
    }
    if (session.epoch() !== epoch) throw outdated();
  };
