import { AppError, isAppError } from '@/common/errors/appError';
import type { SessionService } from '../session/session';
import type { TokenRefresher } from '../token/createTokenRefresher';
import { isPlatformPath } from './apiRequest';
import type { Send } from './apiRequest';

/**
 * Platform calls go with a token that is good for a while (shell spec §7). One that is refused all the same is renewed,
 * and the call made once more: a refused call has done nothing, so even a write may be repeated.
 */
export function withToken(send: Send, session: SessionService, tokenRefresher: TokenRefresher): Send {
  return async (request) => {
    if (!isPlatformPath(request.path)) return send(request);
    const epoch = session.epoch();
    await tokenRefresher.ensureFresh();
    // The headers would be those of another person, tenant or position.
    if (session.epoch() !== epoch) throw new AppError('cancelled', 'The session changed before the call was sent');
    const token = session.credentials()?.tokens.token;
    try {
      return await send(request);
    } catch (error) {
      if (!isAppError(error, 'auth') || token === undefined || session.epoch() !== epoch) throw error;
      if (!(await tokenRefresher.renew(token)) || session.epoch() !== epoch) throw error;
      return send(request);
    }
  };
}
