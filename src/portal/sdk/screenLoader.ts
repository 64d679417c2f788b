import type { HostPortal } from '../contract/portal';
import type { Loader } from '../../ui/lazyComponent';
import { loaderPerHost } from './loaderPerHost';
import type { ComponentModule } from './loaderPerHost';

/** Loads one screen: the component, and the texts that only it shows. */
export type ScreenLoader = () => Promise<ComponentModule<object>>;

/** The screens of a sub-app by the path of their native route (`/rolemgr`). */
export type Screens = Readonly<Record<string, ScreenLoader>>;

const loaders = new WeakMap<ScreenLoader, ReturnType<typeof loaderPerHost<object>>>();

/**
 * The loader of a route's screen, which remembers the loaded component: a second view shows it at once. Undefined for an
 * unknown route. The host has matched the route already and sends its one spelling, with the query.
 */
export function screenLoader(
  screens: Screens,
  route: string,
  i18n: Pick<HostPortal['i18n'], 't' | 'addTexts'>,
): Loader<object> | undefined {
  const path = route.split('?')[0] ?? '';
  const load = Object.hasOwn(screens, path) ? screens[path] : undefined;
  if (!load) return undefined;
  const loaderOf = loaders.get(load) ?? loaderPerHost(load);
  loaders.set(load, loaderOf);
  return loaderOf(i18n);
}
