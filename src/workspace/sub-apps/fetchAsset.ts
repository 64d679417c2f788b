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

/** The scripts and the style sheets of a page. */
const ASSET = /<(?:script\b[^>]* src|link\b[^>]* href)="([^"]+\.(?:js|css)(?:\?[^"]*)?)"/g;

/**
 * Prefetches a page with its scripts and style sheets; each response is consumed once, by the returned fetch. The loader
 * would request them one after the other, and only after it has been loaded itself. The page is there when all of them
 * are, and fails with the first that fails: of a failed asset the loader makes an unhandled rejection, and goes on.
 * `readPage` returns the page as the loader will read it.
 */
export function fetchAhead(page: string, readPage: (text: string) => string, fetchAsset: Fetch): Fetch {
  const started = new Map<string, Promise<Response>>();
  const begin = (address: string, answer: Promise<Response>) => {
    // The loader, which takes the answer, handles its failure.
    answer.catch(() => undefined);
    started.set(address, answer);
    return answer;
  };
  const fetchWhole = async () => {
    const answer = await fetchAsset(page);
    const text = readPage(await answer.clone().text());
    const base = new URL(page, location.href);
    const assets = [...text.matchAll(ASSET)].map(([, asset = '']) => {
      const { pathname, search } = new URL(asset, base);
      return begin(pathname + search, fetchAsset(pathname + search));
    });
    await Promise.all(assets);
    return answer;
  };
  void begin(page, fetchWhole());
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
    const address = pathname + search;
    const answer = started.get(address);
    started.delete(address);
    return answer ?? fetchAsset(input, init);
  };
}
