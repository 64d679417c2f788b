import { AppError } from '@/common/errors/appError';
import type { Connection } from '../../connection/connection';
import type { Stage } from '../call';

/**
 * While the browser is offline, reads wait until it is online; the caller may abort the wait. A call that may write
 * rejects at once, so that it is never sent later than the person expects.
 */
export const waitWhileOffline =
  (connection: Connection): Stage =>
  async (context, next) => {
    const { call, signal } = context.req.options;
    if (!connection.isOnline.get()) {
      if (!call.isRead) throw new AppError('network', 'The browser is offline', { code: 'errors.network', status: 0 });
      await connection.whenOnline(signal);
    }
    await next();
  };
