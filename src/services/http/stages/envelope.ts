import { AppError } from '@/common/errors/appError';
import { isRecord } from '@/common/isRecord';
import type { Stage } from '../call';
import type { ProcessMessage } from '../processMessages';

function messagesOf(value: unknown): readonly ProcessMessage[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.message !== 'string') return [];
    return [{ type: entry.type === 'warning' ? 'warning' : 'info', message: entry.message }];
  });
}

/** Unwraps `resp_data` after its process messages are handled (business spec §4). A file has no envelope. */
export const readEnvelope =
  (handleMessages: (messages: readonly ProcessMessage[]) => Promise<void>): Stage =>
  async (context, next) => {
    await next();
    if (context.req.options.call.isFile) return;
    const body = context.res;
    if (!isRecord(body)) throw new AppError('service', 'The answer is not an object', { code: 'errors.badAnswer' });
    const messages = messagesOf(body.resp_messages);
    if (messages.length > 0) await handleMessages(messages);
    context.res = body.resp_data;
  };
