import { fallback, object } from 'valibot';
import type { ApiError } from '@/common/errors/refusal';
import { read, looseString } from '@/common/schemas';

const refusalSchema = fallback(object({ error_code: looseString, error_type: looseString, error_msg: looseString }), {
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
export async function readRefusal(error: unknown): Promise<{ status: number; refusal: ApiError } | undefined> {
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
