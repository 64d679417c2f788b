import type * as Qiankun from 'qiankun';
import { AppError } from '@/common/errors/appError';
import { missingFor, readManifest } from '@/portal/contract/manifest';
import type { Facade } from '@/portal/contract/manifest';
import type { SubAppProps } from '@/portal/contract/portal';
import type { SubAppName } from '@/routes/subApps';
import { createChunkFetch, createAssetFetch } from './fetchAsset';
import { withFreshAssets } from './subAppPage';

/** A started sub-app. */
export interface RunningSubApp {
  update(props: SubAppProps): Promise<void>;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** The address of the sub-app's page. */
  entry: string;
  /** Counts from 0; a later attempt fetches every asset again. */
  attempt: number;
  /** The shared modules that the host provides for this sub-app. */
  facade: Facade;
  /** Fetches the page of the sub-app and its assets. */
  fetchAsset: typeof fetch;
}

/** Starts one sub-app. Rejects with a `config` error when the sub-app needs something that the host does not share. */
export type StartSubApp = (app: SubAppName, props: SubAppProps, options: StartOptions) => Promise<RunningSubApp>;

/** Checks the requirements in the sub-app's page, because sub-app and host can be deployed separately. */
function checkManifest(app: SubAppName, page: string, facade: Facade): void {
  const missing = missingFor(readManifest(page), facade);
  if (missing.length === 0) return;
  throw new AppError('config', `The host does not share what ${app} needs: ${missing.join(', ')}`, {
    code: 'subapp.incompatible',
  });
}

/**
 * Removes meta tags, because the loader adds the page's head to the host's document: its viewport would forbid zooming.
 */
export const withoutMeta = (page: string) => page.replace(/<meta\b[^>]*>/g, '');

export function createStartSubApp({
  loadMicroApp,
  start,
}: Pick<typeof Qiankun, 'loadMicroApp' | 'start'>): StartSubApp {
  // qiankun accepts the `fetch` of a running app's assets only here.
  start({ prefetch: false, singular: false, fetch: createChunkFetch(createAssetFetch()) });
  return async (app, props, { entry, attempt, facade, fetchAsset }) => {
    // Detached until the loader has read it, because the loader identifies an attached container by its XPath: a later
    // container with the same XPath would wait until the earlier one is unmounted.
    const container = document.createElement('div');
    container.hidden = true;
    container.dataset.subApp = app;
    const micro = loadMicroApp(
      { name: `@atrium/${app}`, entry, container, props: { ...props } },
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
    // A failed load rejects these as well; only the rejection of the mount is handled.
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
