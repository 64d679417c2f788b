import { history, Navigate } from '@umijs/max';
import { useState } from 'react';
import { entryRedirect } from '@/features/start-up/entry/entryRedirect';
import { useServices } from '@/app-context/services';
import { WorkspaceApp } from '@/workspace/WorkspaceApp';
import { hostScreens } from './hostScreens';
import { router } from './router';

/** Everything under the layout root. A visit without a session, or without its data, begins elsewhere. */
export default function WorkspacePage() {
  const { session, startUp } = useServices();
  const [detour] = useState(() =>
    entryRedirect({
      pathname: history.location.pathname,
      search: history.location.search,
      isSignedIn: session.get() !== undefined,
      isStarted: startUp.get() !== undefined,
    }),
  );
  return detour === undefined ? (
    <WorkspaceApp router={router} hostScreens={hostScreens} />
  ) : (
    <Navigate to={detour} replace />
  );
}

/** The preview is made of what the workspace is made of: fetched from here it takes nothing of it apart. */
export const loadPreview = () => import(/* webpackChunkName: "preview" */ '@/features/preview/PreviewScreen');
