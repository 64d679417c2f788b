import type { ComponentType } from 'react';
import { useTranslate } from '@/app-context/services';
import { createLoader, lazyFrom } from '@/ui/lazyComponent';
import { ProgressLine } from '@/ui/ProgressLine';
import { frame } from './embedded/frame';
import { workspaceLoader } from './workspaceLoader';

const loaderOf = (load: () => Promise<{ default: ComponentType }>) => createLoader(async () => (await load()).default);

/** Loader of a screen that a partner's page does not show: the frame goes on with the workspace, or with its sign-in. */
const outOfFrame = (load: () => Promise<{ default: ComponentType }>) =>
  loaderOf(() => (frame ? import(/* webpackChunkName: "embedding" */ './embedded') : load()));

/** Loaders of the screens by their path in Umi's route table, under Umi's chunk names. */
const LOADERS = {
  '/login': outOfFrame(() => import(/* webpackChunkName: "p__login__index" */ './login')),
  '/authlogin': outOfFrame(() => import(/* webpackChunkName: "p__authlogin__index" */ './authlogin')),
  '/authbindlogin': outOfFrame(() => import(/* webpackChunkName: "p__authbindlogin__index" */ './authbindlogin')),
  '/loading': loaderOf(() => import(/* webpackChunkName: "p__loading__index" */ './loading')),
  '/preview': outOfFrame(() => import(/* webpackChunkName: "p__preview__index" */ './preview')),
  '/*': workspaceLoader,
};

const isScreenPath = (path = ''): path is keyof typeof LOADERS => Object.hasOwn(LOADERS, path);

/** Loads the screen of a path before it is rendered. */
export async function prefetchScreen(path: string): Promise<void> {
  if (isScreenPath(path)) await LOADERS[path].load();
}

function RouteLoading() {
  return <ProgressLine label={useTranslate()('common.loading')} />;
}

interface RouteTable {
  routes: Readonly<Record<string, { path?: string }>>;
  routeComponents: Readonly<Record<string, unknown>>;
}

/**
 * Replaces the `React.lazy` components of Umi's route table: React would reveal each screen 300 ms after the last
 * reveal at the earliest, even if it is already loaded.
 */
export function replaceLazyScreens<Table extends RouteTable>(table: Table): Table {
  const screens = Object.entries(table.routes).flatMap(([id, { path }]) =>
    isScreenPath(path) ? [[id, lazyFrom(LOADERS[path], <RouteLoading />)] as const] : [],
  );
  return { ...table, routeComponents: { ...table.routeComponents, ...Object.fromEntries(screens) } };
}
