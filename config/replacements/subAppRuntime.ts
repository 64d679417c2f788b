import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

// How Umi's plugin manager merges hooks of one name; the values are those of the package.
export const ApplyPluginsType = { compose: 'compose', modify: 'modify', event: 'event' } as const;

let root: Root | undefined;

/** The React root; the qiankun plugin unmounts it. */
export const __getRoot = (): Root | undefined => root;

interface RenderOptions {
  rootElement: Element;
  pluginManager: {
    applyPlugins(hook: { key: string; type: string; initialValue: ReactNode; args: object }): ReactNode;
  };
}

/**
 * Replaces Umi's renderer in a sub-app, which would add a router, its history and helmet. A sub-app never routes on the
 * location, so only its root is rendered (`rootContainer` of `src/app.tsx`).
 */
export function renderClient({ rootElement, pluginManager }: RenderOptions): void {
  root = createRoot(rootElement);
  root.render(
    pluginManager.applyPlugins({
      key: 'rootContainer',
      type: ApplyPluginsType.modify,
      initialValue: null,
      args: {},
    }),
  );
}

/** Umi's runtime creates a history for the renderer; a sub-app does not read it. */
export const history = {};
const createHistory = () => history;
export {
  createHistory as createBrowserHistory,
  createHistory as createHashHistory,
  createHistory as createMemoryHistory,
};
