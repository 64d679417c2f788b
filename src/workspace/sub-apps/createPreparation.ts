import { isSavingData } from '@/common/isSavingData';
import { destinationOf } from '@/routes/destination';
import type { MenuItem, Services } from '@/services';
import { subAppScreenOf } from '../menu/subAppScreenOf';
import type { SubAppScreen } from '../menu/subAppScreenOf';
import type { Portals } from '../portal/createPortals';
import { subAppHost } from './subAppHost';

interface PreparationDeps {
  menu: readonly MenuItem[];
  /** Created later, with the portal's own `prepare`. */
  portals(): Portals;
  settings: Services['settings'];
}

/** Gets screens of sub-apps ready ahead of their first view, which shows and repeats a failure. */
export function createPreparation({ menu, portals, settings }: PreparationDeps) {
  function screen({ app, route }: SubAppScreen): Promise<void> {
    const id = `prepared ${route}`;
    const { host, forView } = portals();
    const element = document.createElement('div');
    return subAppHost.prefetch({ app, route, id, element, host, folders: settings, portal: forView(id).portal });
  }
  return {
    screen,
    /** The screen of a native route; nothing for other addresses, and where the browser saves data. */
    route(address: string) {
      const { target } = destinationOf(address);
      if (target.kind === 'app' && !isSavingData()) void screen(target);
    },
    menuItem(id: string) {
      const found = subAppScreenOf(menu, id);
      if (found) void screen(found);
    },
  };
}
