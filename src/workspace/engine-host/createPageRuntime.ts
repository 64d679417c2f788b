import type { EngineHost } from '@/engine/host';
import type { Services, StartUpData } from '@/services';
import type { PageSource } from '../content/createPageSource';
import type { Overlays } from '../overlays/createOverlays';
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
  /** What tools show over the workspace. */
  overlays: Overlays;
  /** Uploads and downloads of all pages. */
  transfers: Transfers;
  /** Creates the EngineHost of the page in one tab, layer or element. */
  createHost(frame: PageFrame): EngineHost;
  /** Ends the scripts. */
  dispose(): void;
}

export interface PageRuntimeDeps
  extends
    Omit<EngineHostDeps, 'services' | 'events' | 'scripts' | 'components' | 'mountedPages' | 'frame'>,
    Pick<MountedPagesDeps, 'newId' | 'forget'> {
  services: Services;
  source: PageSource;
  data: StartUpData;
  navigation: EngineHostDeps['navigation'] & MountedPagesDeps['navigation'];
  closeGuard: EngineHostDeps['closeGuard'] & MountedPagesDeps['closeGuard'];
  overlays: Overlays;
  transfers: Transfers;
  /** The number of user gestures so far (`UserGestures`). */
  gestureCount(): number;
}

export function createPageRuntime(deps: PageRuntimeDeps): PageRuntime {
  const { services, source, data, notices, overlays, transfers, gestureCount } = deps;
  const { i18n, log, startUp } = services;
  const t: EngineHost['t'] = (key, params) => i18n.t(key, params);
  const events = createPageEvents({ report: notices.report, t, gestureCount });
  const scripts = createLazyScripts({
    webScripts: () => startUp.get()?.webScripts,
    t,
    log: (message, error) => log({ level: 'error', source: 'scripts', message, error }),
  });
  const components = tenantComponents(data);
  const mountedPages = createMountedPages({ ...deps, t });
  return {
    source,
    transfers,
    mountedPages,
    overlays,
    createHost: (frame) => createEngineHost({ ...deps, events, scripts, components, mountedPages, frame }),
    dispose: () => scripts.dispose(),
  };
}
