import { AppError } from '@/common/errors/appError';
import type { Connection } from '../connection/connection';
import type { Send } from './apiRequest';
import { isRead } from './apiRequest';

/**
 * While the browser is offline reads wait and go on by themselves; anything that may write is refused at once, so that
 * nothing is ever sent later than the person thinks. Who waits may give up.
 */
export function withConnection(send: Send, connection: Connection): Send {
  return async (request) => {
    if (!connection.isOnline.get()) {
      if (!isRead(request))
        throw new AppError('network', 'The browser is offline', { code: 'errors.network', status: 0 });
      await connection.whenOnline(request.options.signal);
    }
    return send(request);
  };
}
