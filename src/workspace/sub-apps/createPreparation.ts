import { isSavingData } from '@/common/isSavingData';
import { destinationOf } from '@/routes/destination';
import type { MenuItem, Services } from '@/services';
import { engineTexts } from '../engine-host/engineTexts';
import type { PageSource } from '../content/createPageSource';
import { targetOf } from '../menu/targetOf';
import type { SubAppScreen } from '../menu/targetOf';
import type { Portals } from '../portal/createPortals';
import { subAppHost } from './subAppHost';

interface PreparationDeps {
  menu: readonly MenuItem[];
  /** Created later, with the portal's own `prepare`. */
  portals(): Portals;
  services: Pick<Services, 'settings' | 'i18n'>;
  source: Pick<PageSource, 'loadAhead'>;
}

/** Gets screens of sub-apps and pages ready ahead of their first view, which shows and repeats a failure. */
export function createPreparation({ menu, portals, services, source }: PreparationDeps) {
  function screen({ app, route }: SubAppScreen): Promise<void> {
    const id = `prepared ${route}`;
    const { host, forView } = portals();
    const element = document.createElement('div');
    return subAppHost.prefetch({
      app,
      route,
      id,
      element,
      host,
      folders: services.settings,
      portal: forView(id).portal,
    });
  }
  /** Fetches a page, and what it needs of the engine. */
  async function page(pageCode: string): Promise<void> {
    const { protocol, fragments } = await source.loadAhead(pageCode);
    const { missingParts } = await import(/* webpackChunkName: "engine" */ '@/engine');
    await missingParts(engineTexts(services.i18n), protocol, fragments);
  }

  return {
    screen,
    /** The screen of a native route; nothing for other addresses, and where the browser saves data. */
    route(address: string) {
      const { target } = destinationOf(address);
      if (target.kind === 'app' && !isSavingData()) void screen(target);
    },
    /** What a menu item opens, because the pointer rests on it; nothing where the browser saves data. */
    menuItem(id: string) {
      if (isSavingData()) return;
      const target = targetOf(menu, id);
      if (target?.kind === 'app') void screen(target);
      else if (target?.kind === 'page') page(target.pageCode).catch(() => undefined);
    },
  };
}
