import type { PrintRequest } from '@/common/printing';
import type { EngineHost } from '@/engine/host';
import type { Services, StartUpData } from '@/services';
import type { PageSource } from '../content/createPageSource';
import type { Notices } from '../notices/createNotices';
import { createOverlays } from '../overlays/createOverlays';
import type { Overlays } from '../overlays/createOverlays';
import { createEngineHost, tenantComponents } from './createEngineHost';
import type { EngineHostDeps, PageFrame } from './createEngineHost';
import { createLazyScripts } from './createLazyScripts';
import { createMountedPages } from './createMountedPages';
import type { MountedPages, MountedPagesDeps } from './createMountedPages';
import { createPageEvents } from './createPageEvents';

export interface PrintToolDeps {
  overlays: Overlays;
  notices: Pick<Notices, 'report'>;
  i18n: Pick<Services['i18n'], 't' | 'loadNamespaces'>;
}

/** Shows the print of a page. `src/pages` provides it, because the workspace does not import features. */
export type PrintTool = (request: PrintRequest, deps: PrintToolDeps) => Promise<void>;

/** The objects that all pages share: page source, mounted pages, event bus and script sandbox. */
export interface PageRuntime {
  source: PageSource;
  mountedPages: MountedPages;
  overlays: Overlays;
  /** Creates the EngineHost of the page in one tab, layer or element. */
  createHost(frame: PageFrame): EngineHost;
  /** Ends the scripts, and closes the overlays. */
  dispose(): void;
}

export interface PageRuntimeDeps
  extends
    Omit<EngineHostDeps, 'services' | 'events' | 'scripts' | 'components' | 'print' | 'frame'>,
    Pick<MountedPagesDeps, 'newId' | 'forget'> {
  services: Services;
  source: PageSource;
  data: StartUpData;
  print: PrintTool;
  navigation: EngineHostDeps['navigation'] & MountedPagesDeps['navigation'];
  closeGuard: EngineHostDeps['closeGuard'] & MountedPagesDeps['closeGuard'];
  /** The number of user gestures so far (`UserGestures`). */
  gestureCount(): number;
}

export function createPageRuntime(deps: PageRuntimeDeps): PageRuntime {
  const { services, source, data, notices, gestureCount } = deps;
  const { i18n, log, startUp } = services;
  const t: EngineHost['t'] = (key, params) => i18n.t(key, params);
  const events = createPageEvents({ report: notices.report, t, gestureCount });
  const scripts = createLazyScripts({
    webScripts: () => startUp.get()?.webScripts,
    t,
    log: (message, error) => log({ level: 'error', source: 'scripts', message, error }),
  });
  const components = tenantComponents(data);
  const overlays = createOverlays();
  const print: EngineHost['print'] = (request) => deps.print(request, { overlays, notices, i18n });
  return {
    source,
    mountedPages: createMountedPages(deps),
    overlays,
    createHost: (frame) => createEngineHost({ ...deps, events, scripts, components, print, frame }),
    dispose() {
      overlays.closeAll();
      scripts.dispose();
    },
  };
}
