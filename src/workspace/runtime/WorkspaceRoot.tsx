import { App } from 'antd';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import type { Records } from '@/services/storage/records';
import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import type { RouteChange, Router } from '../navigation/router';
import { useServices } from '@/app-context/services';
import type { Theme } from '../theme/createTheme';
import { createWorkspace } from './createWorkspace';
import { WorkspaceContext } from './WorkspaceContext';
import { WorkspaceScreen } from './WorkspaceScreen';

export interface WorkspaceRootProps {
  router: Router & {
    subscribe(listener: (change: RouteChange) => void): () => void;
  };
  records: Records;
  theme: Theme;
}

/** Starts the workspace of the position when it comes on screen, and ends it when it goes. */
export function WorkspaceRoot({ router, records, theme }: WorkspaceRootProps) {
  const services = useServices();
  const antd = App.useApp();
  const [workspace] = useState(() => {
    const created = createWorkspace({ services, antd, router, records, theme });
    created.store.dispatch({
      type: 'layout/change',
      change: { isMenuCollapsed: records.read(STORAGE_KEYS.menuFolded) === true },
    });
    return created;
  });

  useEffect(() => {
    const stop = workspace.start();
    const { navigation, notices } = workspace;
    const stopFollowing = router.subscribe((change) => {
      navigation.follow(change).catch(notices.report);
    });
    navigation.visit();
    return () => {
      stopFollowing();
      stop();
    };
  }, [workspace, router]);

  return (
    <Provider store={workspace.store}>
      <WorkspaceContext value={workspace}>
        <WorkspaceScreen />
      </WorkspaceContext>
    </Provider>
  );
}
