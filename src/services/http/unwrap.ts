import { AppError } from '@/common/errors/appError';
import { isRecord } from '@/common/isRecord';
import type { ProcessMessage } from './processMessages';

export interface Unwrapped {
  data: unknown;
  messages: readonly ProcessMessage[];
}

function messagesOf(value: unknown): readonly ProcessMessage[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.message !== 'string') return [];
    return [{ type: entry.type === 'warning' ? 'warning' : 'info', message: entry.message }];
  });
}

/** `resp_data` and the messages beside it (business spec §4) out of an answer's body. */
export function unwrap(body: unknown): Unwrapped {
  if (!isRecord(body)) throw new AppError('service', 'The answer is not an object', { code: 'errors.badAnswer' });
  return { data: body.resp_data, messages: messagesOf(body.resp_messages) };
}
