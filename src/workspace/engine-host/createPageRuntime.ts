import { once } from '@/common/once';
import type { EngineHost, PageFiles } from '@/engine/host';
import type { Services, StartUpData } from '@/services';
import type { PageSource } from '../content/createPageSource';
import type { Transfers } from '../transfers/createTransfers';
import { createEngineHost, tenantComponents } from './createEngineHost';
import type { EngineHostDeps, PageFrame } from './createEngineHost';
import { createLazyScripts } from './createLazyScripts';
import { createMountedPages } from './createMountedPages';
import type { MountedPages, MountedPagesDeps } from './createMountedPages';
import { createPageEvents } from './createPageEvents';

/** The objects that all pages share: page source, mounted pages, event bus and script sandbox. */
export interface PageRuntime {
  source: PageSource;
  mountedPages: MountedPages;
  /** Uploads and downloads of all pages. */
  transfers: Transfers;
  /** The file storage for pages. The first call loads its code. */
  files(): Promise<PageFiles>;
  /** Creates the EngineHost of the page in one tab, layer or element. */
  createHost(frame: PageFrame): EngineHost;
  /** Ends the scripts. */
  dispose(): void;
}

export interface PageRuntimeDeps
  extends
    Omit<EngineHostDeps, 'services' | 'events' | 'scripts' | 'components' | 'files' | 'frame'>,
    Pick<MountedPagesDeps, 'newId' | 'forget'> {
  services: Services;
  source: PageSource;
  data: StartUpData;
  navigation: EngineHostDeps['navigation'] & MountedPagesDeps['navigation'];
  closeGuard: EngineHostDeps['closeGuard'] & MountedPagesDeps['closeGuard'];
  transfers: Transfers;
  saveFile(content: Blob, filename: string): void;
  /** The number of user gestures so far (`UserGestures`). */
  gestureCount(): number;
}

export function createPageRuntime(deps: PageRuntimeDeps): PageRuntime {
  const { services, source, data, notices, transfers, saveFile, gestureCount } = deps;
  const { i18n, log, startUp } = services;
  const t: EngineHost['t'] = (key, params) => i18n.t(key, params);
  const events = createPageEvents({ report: notices.report, t, gestureCount });
  const scripts = createLazyScripts({
    webScripts: () => startUp.get()?.webScripts,
    t,
    log: (message, error) => log({ level: 'error', source: 'scripts', message, error }),
  });
  const components = tenantComponents(data);
  const files = once(
    async () => {
      const [{ createPageFiles }, list, storage] = await Promise.all([
        import(/* webpackChunkName: "transfers" */ '../transfers/createPageFiles'),
        transfers.list(),
        services.files(),
      ]);
      return createPageFiles({ files: storage, list, saveFile });
    },
    { retryAfterFailure: true },
  );
  return {
    source,
    transfers,
    files,
    mountedPages: createMountedPages(deps),
    createHost: (frame) => createEngineHost({ ...deps, events, scripts, components, files, frame }),
    dispose: () => scripts.dispose(),
  };
}
