import { AppError, isAppError } from '@/common/errors/appError';
import type { SessionService } from '../session/session';
import { isPlatformPath } from './apiRequest';
import type { Send } from './apiRequest';

/**
 * Keeps calls and sessions apart: an answer to an earlier session is dropped, and a 401 that no renewal
 * could mend ends the session it was meant for, once. A sign-in under way only hears of its 401.
 */
export function withSession(send: Send, session: SessionService, onOver: () => void): Send {
  return async (request) => {
    if (!isPlatformPath(request.path)) return send(request);
    const epoch = session.epoch();
    const outdated = (cause?: unknown) =>
      new AppError('cancelled', 'The answer came for an earlier session', { cause });
    try {
      const answer = await send(request);
      if (session.epoch() !== epoch) throw outdated();
      return answer;
    } catch (error) {
      if (session.epoch() !== epoch) throw outdated(error);
      if (isAppError(error, 'auth') && !session.isSigningIn()) {
        session.expire();
        onOver();
      }
      throw error;
    }
  };
}
