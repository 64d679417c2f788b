import { fallback, object } from 'valibot';
import type { AppError } from '@/common/errors/appError';
import { read, text } from '@/common/wire';

/** What the server says about a call it refused. Empty texts when it said nothing. */
export interface Refusal {
  code: string;
  type: string;
  message: string;
}

/** `error_type` of a 500 whose `error_code` is a text for the person (shell spec §8). */
const SPOKEN_TYPES: readonly string[] = ['500', '600'];

/** True when the server meant its code to be read, translated or not. */
export const isSpoken = (status: number | undefined, { type, code }: Refusal) =>
  status === 500 && SPOKEN_TYPES.includes(type) && code !== '';

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && !(value instanceof Error) && 'code' in value && 'type' in value && 'message' in value;

/** The server's own words about an error, for a code without translation; empty when it had none. */
export function wordsOf({ status, cause }: AppError): string {
  if (!isRefusal(cause)) return '';
  return cause.message || (isSpoken(status, cause) ? cause.code : '');
}

const refusalSchema = fallback(object({ error_code: text, error_type: text, error_msg: text }), {
  error_code: '',
  error_type: '',
  error_msg: '',
});

async function bodyOf(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  try {
    return JSON.parse(await data.text()) as unknown;
  } catch {
    // A file was asked for and something else than JSON came: the status says it all.
    return undefined;
  }
}

/** Status and refusal of an error thrown by umi-request; undefined when there was no answer. */
export async function readRefusal(error: unknown): Promise<{ status: number; refusal: Refusal } | undefined> {
  if (typeof error !== 'object' || error === null || !('response' in error)) return undefined;
  const { response } = error;
  if (typeof response !== 'object' || response === null || !('status' in response)) return undefined;
  const body = await bodyOf('data' in error ? error.data : undefined);
  const { error_code, error_type, error_msg } = read(refusalSchema, body);
  return {
    status: Number(response.status),
    refusal: { code: error_code, type: error_type, message: error_msg },
  };
}
