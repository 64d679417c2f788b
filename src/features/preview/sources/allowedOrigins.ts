import { array, object, safeParse, string } from 'valibot';
import type { Log } from '@/services';

const PATH = 'preview.json';
const Allowed = object({ origins: array(string()) });

const isExactOrigin = (text: string): boolean => {
  try {
    return new URL(text).origin === text && /^https?:/.test(text);
  } catch {
    return false;
  }
};

/**
 * The origins that may send pages, as the server's `preview.json` names them. The call carries no cookie and no token.
 * Whatever cannot be read means nobody.
 */
export async function allowedOrigins(fetchFile: typeof fetch, log: Log): Promise<readonly string[]> {
  try {
    const answer = await fetchFile(PATH, { credentials: 'omit', cache: 'no-store' });
    const result = safeParse(Allowed, answer.ok ? await answer.json() : undefined);
    return result.success ? result.output.origins.filter(isExactOrigin) : [];
  } catch (error) {
    log({ level: 'warn', source: 'preview', message: 'No list of origins: no window may send pages', error });
    return [];
  }
}
