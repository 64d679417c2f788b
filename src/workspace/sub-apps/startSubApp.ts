import type * as Qiankun from 'qiankun';
import type { Portal, SubAppView } from '@/portal/contract/portal';
import { publicPathOf } from './catalogue';
import type { SubAppName } from './catalogue';
import { createChunkFetch, createPieceFetch } from './fetchAsset';

/** What a sub-app's lifecycles receive: on start, and again whenever the views change. */
export interface SubAppProps {
  portal: Portal;
  views: readonly SubAppView[];
}

/** A started sub-app. */
export interface RunningSubApp {
  update(props: SubAppProps): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one sub-app. `attempt` counts from 0; a later one fetches everything anew. */
export type StartSubApp = (app: SubAppName, props: SubAppProps, attempt: number) => Promise<RunningSubApp>;

/** `/apps/admin/index.html`, with `?r=n` on a retry. */
export const entryOf = (app: SubAppName, attempt: number) =>
  `${publicPathOf(app)}index.html${attempt > 0 ? `?r=${attempt}` : ''}`;

/** On a retry the pieces of the page get `?r=n` too: the loader remembers a failed address for ever. */
export const withFreshPieces = (page: string, attempt: number) =>
  attempt === 0 ? page : page.replace(/((?:src|href)="[^"?]+\.(?:js|css))"/g, `$1?r=${attempt}"`);

export function createStartSubApp(
  { loadMicroApp, start }: Pick<typeof Qiankun, 'loadMicroApp' | 'start'>,
  fetchPiece = createPieceFetch(),
): StartSubApp {
  // The only way to say how a running app's own pieces are fetched.
  start({ prefetch: false, singular: false, fetch: createChunkFetch(fetchPiece) });
  return async (app, props, attempt) => {
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
        fetch: fetchPiece,
        getTemplate: (page) => withFreshPieces(page, attempt),
      },
    );
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
