import type { ComponentType } from 'react';
import { createLoader } from '../../ui/lazyComponent';
import type { Loader } from '../../ui/lazyComponent';

/** Loads one screen. Its module's default export is the component. */
export type ScreenLoader = () => Promise<{ default: ComponentType }>;

/** The screens of a sub-app by the path of their native route (`/rolemgr`). */
export type Screens = Readonly<Record<string, ScreenLoader>>;

const loaders = new WeakMap<ScreenLoader, Loader<object>>();

/**
 * The loader of a route's screen, which remembers the loaded component: a second view shows it at once. Undefined for an
 * unknown route. The host has matched the route already and sends its one spelling, with the query.
 */
export function screenLoader(screens: Screens, route: string): Loader<object> | undefined {
  const path = route.split('?')[0] ?? '';
  const load = Object.hasOwn(screens, path) ? screens[path] : undefined;
  if (!load) return undefined;
  const loader = loaders.get(load) ?? createLoader<object>(async () => (await load()).default);
  loaders.set(load, loader);
  return loader;
}
