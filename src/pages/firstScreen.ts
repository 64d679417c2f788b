import type { ComponentType } from 'react';

/** The screens before the workspace, under Umi's chunk names. */
const LOADERS: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  '/login': () => import(/* webpackChunkName: "p__login__index" */ './login'),
  '/authlogin': () => import(/* webpackChunkName: "p__authlogin__index" */ './authlogin'),
  '/authbindlogin': () => import(/* webpackChunkName: "p__authbindlogin__index" */ './authbindlogin'),
  '/loading': () => import(/* webpackChunkName: "p__loading__index" */ './loading'),
};

interface RouteTable {
  routes: Readonly<Record<string, { path?: string }>>;
  routeComponents: Readonly<Record<string, unknown>>;
}

/**
 * Loads the first screen before the first paint and puts it into Umi's route table instead of the lazy component. A lazy
 * component would first show an empty page, which React keeps for 300 ms.
 */
export function createFirstScreen() {
  let loaded: { path: string; screen: ComponentType } | undefined;
  return {
    async fetch(path: string): Promise<void> {
      const module = await LOADERS[path]?.();
      loaded = module && { path, screen: module.default };
    },
    /** Umi's routes with the loaded screen. */
    placeIn<Table extends RouteTable>(table: Table): Table {
      const id = Object.keys(table.routes).find((each) => table.routes[each]?.path === loaded?.path);
      if (!loaded || id === undefined) return table;
      return { ...table, routeComponents: { ...table.routeComponents, [id]: loaded.screen } };
    },
  };
}
