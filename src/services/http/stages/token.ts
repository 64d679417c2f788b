import { AppError, isAppError } from '@/common/errors/appError';
import type { SessionService } from '../../session/session';
import type { TokenRefresher } from '../../token/createTokenRefresher';
import { isPlatformPath } from '../call';
import type { CallOptions, Stage } from '../call';

export interface TokenStageParts {
  session: SessionService;
  tokenRefresher: TokenRefresher;
  /** Sends the call a second time; a umi-request middleware may call `next` only once. */
  request(url: string, options: CallOptions): Promise<unknown>;
}

/**
 * Refreshes a token that expires soon before a platform call (shell spec §7). After a 401 it renews the token and
 * repeats the call once. A call that was answered with 401 has changed nothing, so a write can be repeated too.
 */
export const ensureFreshToken =
  ({ session, tokenRefresher, request }: TokenStageParts): Stage =>
  async (context, next) => {
    const { url, options } = context.req;
    const { call } = options;
    if (!isPlatformPath(call.path)) return next();
    await tokenRefresher.ensureFresh();
    // Otherwise the call would be sent with the headers of another person, tenant or position.
    if (session.epoch() !== call.epoch) throw new AppError('cancelled', 'The session changed before the call was sent');
    const token = session.credentials()?.tokens.token;
    // A copy, because the inner stages change the options.
    const repeated = { ...options, call: { ...call, isRepeat: true } };
    try {
      await next();
    } catch (error) {
      if (!isAppError(error, 'auth') || token === undefined || session.epoch() !== call.epoch) throw error;
      if (!(await tokenRefresher.renew(token)) || session.epoch() !== call.epoch) throw error;
      context.res = await request(url, repeated);
    }
  };
