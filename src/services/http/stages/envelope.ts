import { AppError } from '@/common/errors/appError';
import { isRecord } from '@/common/isRecord';
import type { Stage } from '../call';
import type { ProcessMessage, ProcessMessageHandler } from '../processMessages';

function messagesOf(value: unknown): readonly ProcessMessage[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.message !== 'string') return [];
    return [{ type: entry.type === 'warning' ? 'warning' : 'info', message: entry.message }];
  });
}

/** Unwraps `resp_data` after its process messages are handled (business spec §4). A file has no envelope. */
export const readEnvelope =
  (handleMessages: ProcessMessageHandler): Stage =>
  async (context, next) => {
    await next();
    const { isFile, ahead } = context.req.options.call;
    if (isFile) return;
    const body = context.res;
    if (!isRecord(body)) throw new AppError('service', 'The answer is not an object', { code: 'errors.badAnswer' });
    const messages = messagesOf(body.resp_messages);
    if (messages.length > 0) await handleMessages(messages, ahead);
    context.res = body.resp_data;
  };
