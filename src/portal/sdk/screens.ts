import type { ComponentType } from 'react';

/** Loads one screen. Its module's default export is the component. */
export type ScreenLoader = () => Promise<{ default: ComponentType }>;

/** The screens of a sub-app by the path of their native route (`/rolemgr`). */
export type Screens = Readonly<Record<string, ScreenLoader>>;

/** The loader for a route; the query does not matter. */
export const screenFor = (screens: Screens, route: string): ScreenLoader | undefined => {
  const path = route.split('?')[0] ?? '';
  return Object.hasOwn(screens, path) ? screens[path] : undefined;
};
