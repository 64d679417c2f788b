import type { ComponentType } from 'react';

/** The screens before the workspace, under Umi's names for their pieces. */
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
 * Fetches the first screen before anything is painted, and puts it where Umi has a lazy one: a lazy screen would first
 * be an empty page, which React then holds for 300 ms.
 */
export function createFirstScreen() {
  let fetched: { path: string; screen: ComponentType } | undefined;
  return {
    async fetch(path: string): Promise<void> {
      const piece = await LOADERS[path]?.();
      fetched = piece && { path, screen: piece.default };
    },
    /** Umi's routes with the fetched screen in place. */
    placeIn<Table extends RouteTable>(table: Table): Table {
      const id = Object.keys(table.routes).find((each) => table.routes[each]?.path === fetched?.path);
      if (!fetched || id === undefined) return table;
      return { ...table, routeComponents: { ...table.routeComponents, [id]: fetched.screen } };
    },
  };
}
