import type { ComponentType } from 'react';
import type { HostPortal } from '../contract/portal';
import { createLoader } from '../../ui/lazyComponent';
import type { Loader } from '../../ui/lazyComponent';

/** Loads one screen: the component, and the texts that only it shows. */
export type ScreenLoader = () => Promise<{ default: ComponentType; texts?: Texts }>;
type Texts = Parameters<HostPortal['i18n']['addTexts']>[0];

/** The screens of a sub-app by the path of their native route (`/rolemgr`). */
export type Screens = Readonly<Record<string, ScreenLoader>>;

const loaders = new WeakMap<ScreenLoader, Loader<object>>();

/**
 * The loader of a route's screen, which remembers the loaded component: a second view shows it at once. Undefined for an
 * unknown route. The host has matched the route already and sends its one spelling, with the query.
 */
export function screenLoader(
  screens: Screens,
  route: string,
  i18n: Pick<HostPortal['i18n'], 'addTexts'>,
): Loader<object> | undefined {
  const path = route.split('?')[0] ?? '';
  const load = Object.hasOwn(screens, path) ? screens[path] : undefined;
  if (!load) return undefined;
  const loader = loaders.get(load) ?? createLoader<object>(() => loadScreen(load, i18n));
  loaders.set(load, loader);
  return loader;
}

async function loadScreen(load: ScreenLoader, i18n: Pick<HostPortal['i18n'], 'addTexts'>): Promise<ComponentType> {
  const { default: Component, texts } = await load();
  if (texts) i18n.addTexts(texts);
  return Component;
}
