import { App } from 'antd';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useServices } from '@/app-context/services';
import type { Disposable } from '@/common/disposable';
import type { RouteChange, Router } from '../navigation/router';
import {
  BadgesContext,
  MenuContext,
  NavigationContext,
  NoticesContext,
  PageRuntimeContext,
  SubAppsContext,
  ThemeContext,
  UserContext,
} from './contexts';
import { createWorkspace } from './createWorkspace';
import type { Workspace, WorkspaceDeps } from './createWorkspace';
import { WorkspaceScreen } from './WorkspaceScreen';

export interface WorkspaceRootProps extends Pick<WorkspaceDeps, 'records' | 'theme' | 'createTools'> {
  router: Router & {
    subscribe(listener: (change: RouteChange) => void): () => void;
  };
  /** Runs when the workspace has started; the disposable when it stops. */
  onStarted?: ((workspace: Workspace) => Disposable) | undefined;
}

/** Starts the workspace of the position when it is mounted, and stops it when it is unmounted. */
export function WorkspaceRoot({ router, records, theme, createTools, onStarted }: WorkspaceRootProps) {
  const services = useServices();
  const antd = App.useApp();
  const [workspace, setWorkspace] = useState<Workspace>();
  const stop = useRef<Disposable>(undefined);

  const start = useEffectEvent(() => {
    const created = createWorkspace({ services, antd, router, records, theme, createTools });
    const { navigation, notices } = created;
    const stopFollowing = router.subscribe((change) => {
      navigation.handleRouteChange(change).catch(notices.report);
    });
    created.syncTabToRoute();
    const end = onStarted?.(created);
    stop.current = () => {
      stop.current = undefined;
      stopFollowing();
      end?.();
      created.stop();
    };
    setWorkspace(created);
  });
  // Models subscribe to the window and the session when they start, so they start in an effect; in a layout effect, so
  // that no blank page is painted before the workspace.
  useLayoutEffect(() => {
    if (!stop.current) start();
  }, []);
  // React repeats layout effects, but not passive ones, when a Suspense boundary above hides the workspace. It must not
  // stop then, because that would lose its input.
  useEffect(() => () => stop.current?.(), []);

  return (
    workspace && (
      <WorkspaceProvider workspace={workspace}>
        <WorkspaceScreen />
      </WorkspaceProvider>
    )
  );
}

/** Lends the parts of a workspace to the components that use them. */
export function WorkspaceProvider({ workspace, children }: { workspace: Workspace; children: ReactNode }) {
  const { reduxStore, navigation, notices, menu, theme, pageRuntime, subApps, badges } = workspace;
  return (
    <Provider store={reduxStore}>
      <NavigationContext value={navigation}>
        <NoticesContext value={notices}>
          <MenuContext value={menu}>
            <UserContext value={subApps.portals.host.session}>
              <ThemeContext value={theme}>
                <PageRuntimeContext value={pageRuntime}>
                  <SubAppsContext value={subApps}>
                    <BadgesContext value={badges}>{children}</BadgesContext>
                  </SubAppsContext>
                </PageRuntimeContext>
              </ThemeContext>
            </UserContext>
          </MenuContext>
        </NoticesContext>
      </NavigationContext>
    </Provider>
  );
}
