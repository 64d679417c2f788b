import { ASSET_TIMEOUT_MS } from '@/common/constants/request';
import { AppError } from '@/common/errors/appError';

/** Delays before the second and third attempt. */
const RETRY_PAUSES_MS = [300, 1_000];

type Fetch = typeof fetch;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Fetches an asset of a sub-app (page, script, style). Unlike the browser's `fetch`, it rejects on an error status,
 * because the loader would evaluate an error page as a script, and it tries three times, because the loader caches a
 * rejected promise. A 4xx is final.
 */
export function createAssetFetch(fetcher: Fetch = fetch): Fetch {
  return async (input, init) => {
    const deadline = AbortSignal.timeout(ASSET_TIMEOUT_MS);
    const once = async () => {
      const answer = await fetcher(input, { ...init, signal: deadline });
      if (answer.ok) return answer;
      throw new AppError('network', `${answer.status} for ${answer.url}`, { status: answer.status });
    };
    for (const ms of RETRY_PAUSES_MS) {
      try {
        return await once();
      } catch (error) {
        if (deadline.aborted || isFinal(error)) throw error;
        await pause(ms);
      }
    }
    return once();
  };
}

function isFinal(error: unknown) {
  const status = error instanceof AppError ? error.status : undefined;
  return status !== undefined && status < 500;
}

/**
 * The same for the assets that a running sub-app requests. A script that fails becomes an empty one, because the loader
 * does not report the failure and webpack would time out after two minutes. webpack rejects an empty chunk at once, and
 * the screen shows its error.
 */
export function createChunkFetch(fetchAsset: Fetch, page = location.href): Fetch {
  return async (...request) => {
    const [input] = request;
    try {
      return await fetchAsset(...request);
    } catch (error) {
      const { pathname } = new URL(input instanceof Request ? input.url : input, page);
      if (pathname.endsWith('.js')) return new Response('');
      throw error;
    }
  };
}
