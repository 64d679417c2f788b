import { AppError, isAppError } from '@/common/errors/appError';
import type { SessionService } from '../../session/session';
import type { TokenRefresher } from '../../token/createTokenRefresher';
import { isPlatformPath } from '../call';
import type { CallOptions, Stage } from '../call';

export interface TokenStageParts {
  session: SessionService;
  tokenRefresher: TokenRefresher;
  /** Makes the call anew: umi-request lets a middleware call `next` only once. */
  request(url: string, options: CallOptions): Promise<unknown>;
}

/**
 * Platform calls are sent with a token that does not expire soon (shell spec §7). If it is refused nevertheless, it is
 * renewed and the call is made once more: a refused call has changed nothing, so even a write may be repeated.
 */
export const ensureFreshToken =
  ({ session, tokenRefresher, request }: TokenStageParts): Stage =>
  async (context, next) => {
    const { url, options } = context.req;
    const { call } = options;
    if (!isPlatformPath(call.path)) return next();
    await tokenRefresher.ensureFresh();
    // The headers would be those of another person, tenant or position.
    if (session.epoch() !== call.epoch) throw new AppError('cancelled', 'The session changed before the call was sent');
    const token = session.credentials()?.tokens.token;
    // The stages behind this one write into the options.
    const repeated = { ...options, call: { ...call, isRepeat: true } };
    try {
      await next();
    } catch (error) {
      if (!isAppError(error, 'auth') || token === undefined || session.epoch() !== call.epoch) throw error;
      if (!(await tokenRefresher.renew(token)) || session.epoch() !== call.epoch) throw error;
      context.res = await request(url, repeated);
    }
  };
