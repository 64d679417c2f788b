import { history, Navigate } from '@umijs/max';
import { useState } from 'react';
import { entryRedirect } from '@/features/start-up/entry/entryRedirect';
import { useServices } from '@/app-context/services';
import { isSavingData } from '@/common/isSavingData';
import { prefetchInTurn } from '@/common/prefetchInTurn';
import { useEmbedding } from '@/features/embedding/portal/lazyEmbedding';
import type { Services } from '@/services';
import { prepareFrame } from '@/workspace/prepared/prepareFrame';
import { WorkspaceApp } from '@/workspace/WorkspaceApp';
import { hostScreens } from './hostScreens';
import { router } from './router';
import { createTools, printTool } from './createTools';

/** Milliseconds after the workspace is there. */
const PREFETCH_MS = 5_000;

/**
 * Loads the chunk of the screen that follows the session, which may end without a connection: by one of its modules, because
 * the sign-in itself imports the loader of the workspace. In a frame it is there already.
 */
const prefetchSignIn = () =>
  isSavingData()
    ? () => undefined
    : prefetchInTurn(
        [() => import(/* webpackChunkName: "p__login__index" */ '@/features/sign-in/layout/LanguageSelect')],
        window,
        PREFETCH_MS,
      );

/** All routes of the workspace. A visit without a session or without start-up data is redirected. */
export default function WorkspacePage() {
  const { session, startUp } = useServices();
  const embedding = useEmbedding();
  const [redirect] = useState(() =>
    entryRedirect({
      pathname: history.location.pathname,
      search: history.location.search,
      isSignedIn: session.get() !== undefined,
      isStarted: startUp.get() !== undefined,
    }),
  );
  return redirect === undefined ? (
    <WorkspaceApp
      router={router}
      hostScreens={hostScreens}
      createTools={createTools}
      onStarted={embedding?.attach ?? prefetchSignIn}
    />
  ) : (
    <Navigate to={redirect} replace />
  );
}

export { prefetchFirstPage } from '@/workspace/navigation/prefetchFirstPage';

export { printTool };

/** Prerenders the frame, and opens the local database by a first read of each store. A store's methods never reject. */
export function prepare({ i18n, components }: Services['localDb']): void {
  prepareFrame(document.documentElement);
  void Promise.all([i18n.get(''), components.get('')]);
}

/** Imports the preview from this module, so that webpack keeps it in the chunk group of the workspace. */
export const loadPreview = () => import(/* webpackChunkName: "preview" */ '@/features/preview/PreviewScreen');
