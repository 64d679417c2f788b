import { AppError, isAppError } from '@/common/errors/appError';
import type { HostPortal, SubAppProps, SubAppView } from '@/portal/contract/portal';
import type { SubAppName } from '@/routes/subApps';
import type { RunningSubApp } from './startSubApp';
import type { SubAppFolders } from './subAppPage';

export interface OpenViewRequest extends SubAppView {
  app: SubAppName;
  host: HostPortal;
  folders: SubAppFolders;
}

export interface OpenedView {
  readonly id: string;
  /**
   * Resolves when the sub-app has received the view. Rejects with a `network` error, which has the status of the answer,
   * when it cannot be loaded, with a `config` error when it was built for another host.
   */
  readonly ready: Promise<void>;
  /** Shows another route of the same screen in the view. */
  show(route: string): void;
  close(): void;
}

export interface SubAppHost {
  /** Renders a screen of a sub-app into an element. The first view of an app starts it. */
  openView(request: OpenViewRequest): OpenedView;
  /**
   * Starts an app before its first view and prepares a screen, once for each id. Resolves when the app has the view or has
   * failed; the first view that is shown reports the failure.
   */
  prefetch(request: OpenViewRequest): Promise<void>;
  /** Stops every app, so that no data of the old position or tenant remains. */
  discardAll(): Promise<void>;
}

interface Instance {
  host: HostPortal;
  views: Map<string, SubAppView>;
  running: Promise<RunningSubApp>;
  /** Settles when the app has received the latest views. */
  updated: Promise<void>;
  isUpdatePlanned: boolean;
}

/** Starts a sub-app; `attempt` counts its failures. */
type Start = (app: SubAppName, props: SubAppProps, attempt: number, folders: SubAppFolders) => Promise<RunningSubApp>;

/** One long-lived instance per sub-app with many views. An instance per tab would leak some 0.5 MB each. */
export function createSubAppHost(start: Start): SubAppHost {
  const instances = new Map<SubAppName, Instance>();
  const attempts = new Map<SubAppName, number>();

  function launch({ app, host, folders }: OpenViewRequest, first: SubAppView): Instance {
    const attempt = attempts.get(app) ?? 0;
    const views = new Map<string, SubAppView>();
    // The app may load the first screen while it starts.
    const running = start(app, { host, views: [first] }, attempt, folders).catch((cause: unknown) => {
      attempts.set(app, attempt + 1);
      if (instances.get(app) === instance) instances.delete(app);
      if (isAppError(cause, 'config')) throw cause;
      const { status } = isAppError(cause) ? cause : {};
      throw new AppError('network', `The sub-app ${app} could not be loaded`, { code: 'subapp.failed', status, cause });
    });
    const instance: Instance = { host, views, running, updated: running.then(() => undefined), isUpdatePlanned: false };
    instance.updated.catch(() => undefined);
    instances.set(app, instance);
    return instance;
  }

  function sendViews(instance: Instance): Promise<void> {
    if (instance.isUpdatePlanned) return instance.updated;
    instance.isUpdatePlanned = true;
    const update = async () => {
      const app = await instance.running;
      instance.isUpdatePlanned = false;
      await app.update({ host: instance.host, views: [...instance.views.values()] });
    };
    instance.updated = instance.updated.then(update, update);
    return instance.updated;
  }

  function openView(request: OpenViewRequest): OpenedView {
    const { app, host, folders: _folders, ...view } = request;
    const instance = instances.get(app) ?? launch(request, view);
    instance.host = host;
    let shown: SubAppView = view;
    /** Puts another view, or none, in the place of this one, unless that is taken by now. */
    function replace(next: SubAppView | undefined) {
      if (instance.views.get(view.id) !== shown) return;
      if (next) instance.views.set(view.id, (shown = next));
      else instance.views.delete(view.id);
      if (instances.get(app) !== instance) return;
      // The promises of the open views report the same failure.
      sendViews(instance).catch(() => undefined);
    }
    instance.views.set(view.id, view);
    return {
      id: view.id,
      ready: sendViews(instance),
      show: (route) => route !== shown.route && replace({ ...shown, route }),
      close: () => replace(undefined),
    };
  }

  return {
    openView,
    prefetch(request) {
      const instance = instances.get(request.app);
      const ready = instance?.views.has(request.id)
        ? instance.updated
        : openView({ ...request, isPrepared: true }).ready;
      return ready.catch(() => undefined);
    },
    async discardAll() {
      const discarded = [...instances.values()];
      instances.clear();
      const stops = discarded.map(async ({ running, views }) => {
        views.clear();
        await (await running).stop();
      });
      await Promise.allSettled(stops);
    },
  };
}
