import { AppError, isAppError } from '@/common/errors/appError';
import type { SessionService } from '../session/session';
import { isPlatformPath } from './apiRequest';
import type { Send } from './apiRequest';

/**
 * Keeps calls and sessions apart: an answer for somebody who has left meanwhile is dropped, and a 401 ends the
 * session it was meant for, once.
 */
export function withSession(send: Send, session: SessionService, onUnauthorised: () => void): Send {
  return async (request) => {
    const epoch = session.epoch();
    const isOver = () => isPlatformPath(request.path) && session.epoch() !== epoch;
    try {
      const answer = await send(request);
      if (isOver()) throw new AppError('cancelled', 'The answer came for an earlier session');
      return answer;
    } catch (error) {
      if (isOver()) throw new AppError('cancelled', 'The answer came for an earlier session', { cause: error });
      if (isAppError(error, 'auth')) {
        session.signOut();
        onUnauthorised();
      }
      throw error;
    }
  };
}
