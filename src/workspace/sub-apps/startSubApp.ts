import type * as Qiankun from 'qiankun';
import { AppError } from '@/common/errors/appError';
import { missingFor, readManifest } from '@/portal/contract/manifest';
import type { Facade } from '@/portal/contract/manifest';
import type { SubAppProps } from '@/portal/contract/portal';
import { publicPathOf } from './catalogue';
import type { SubAppName } from './catalogue';
import { createChunkFetch, createAssetFetch } from './fetchAsset';

/** A started sub-app. */
export interface RunningSubApp {
  update(props: SubAppProps): Promise<void>;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Counts from 0; a later attempt fetches every asset again. */
  attempt: number;
  /** The shared modules that the host provides for this sub-app. */
  facade: Facade;
  /** Fetches the page of the sub-app and what it names. */
  fetchAsset: typeof fetch;
}

/** Starts one sub-app. Rejects with a `config` error when the sub-app needs something that the host does not share. */
export type StartSubApp = (app: SubAppName, props: SubAppProps, options: StartOptions) => Promise<RunningSubApp>;

/** The sub-app may be deployed apart from the host: its page says what it was built for. */
function checkManifest(app: SubAppName, page: string, facade: Facade): void {
  const missing = missingFor(readManifest(page), facade);
  if (missing.length === 0) return;
  throw new AppError('config', `The host does not share what ${app} needs: ${missing.join(', ')}`, {
    code: 'subapp.incompatible',
  });
}

/** `/apps/admin/index.html`, with `?r=n` on a retry. */
export const entryOf = (app: SubAppName, attempt: number) =>
  `${publicPathOf(app)}index.html${attempt > 0 ? `?r=${attempt}` : ''}`;

/** The loader puts the page's head into the host's document: another viewport there would forbid zooming. */
export const withoutMeta = (page: string) => page.replace(/<meta\b[^>]*>/g, '');

/** On a retry the assets of the page get `?r=n` too: the loader remembers a failed address for ever. */
export const withFreshAssets = (page: string, attempt: number) =>
  attempt === 0 ? page : page.replace(/((?:src|href)="[^"?]+\.(?:js|css))"/g, `$1?r=${attempt}"`);

export function createStartSubApp({
  loadMicroApp,
  start,
}: Pick<typeof Qiankun, 'loadMicroApp' | 'start'>): StartSubApp {
  // The only way to say how a running app's own assets are fetched.
  start({ prefetch: false, singular: false, fetch: createChunkFetch(createAssetFetch()) });
  return async (app, props, { attempt, facade, fetchAsset }) => {
    // Detached until the loader has seen it: an attached container is remembered by its place in the document,
    // and a later one in the same place would wait for the earlier to go.
    const container = document.createElement('div');
    container.hidden = true;
    container.dataset.subApp = app;
    const micro = loadMicroApp(
      { name: `@atrium/${app}`, entry: entryOf(app, attempt), container, props: { ...props } },
      {
        singular: false,
        sandbox: { strictStyleIsolation: false, experimentalStyleIsolation: false },
        fetch: fetchAsset,
        getTemplate(page) {
          checkManifest(app, page, facade);
          return withFreshAssets(withoutMeta(page), attempt);
        },
      },
    );
    // A failed load rejects these as well; the mount's rejection is the one that is handled.
    Promise.all([micro.loadPromise, micro.bootstrapPromise]).catch(() => undefined);
    document.body.append(container);
    const remove = () => {
      container.replaceChildren();
      container.remove();
    };
    try {
      await micro.mountPromise;
    } catch (error) {
      remove();
      throw error;
    }
    return {
      update: async (next) => {
        await micro.update?.({ ...next });
      },
      stop: async () => {
        await micro.unmount();
        remove();
      },
    };
  };
}
