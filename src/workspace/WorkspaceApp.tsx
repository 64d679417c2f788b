import '@ant-design/v5-patch-for-react-19';
import 'antd/dist/reset.css';
import { memo, useEffect, useState } from 'react';
import { HostScreensContext } from './content/HostScreen';
import type { HostScreens } from './content/HostScreen';
import { discardPreparedFrame } from './prepared/prepareFrame';
import { WorkspaceRoot } from './runtime/WorkspaceRoot';
import type { WorkspaceRootProps } from './runtime/WorkspaceRoot';
import { useServices } from '@/app-context/services';
import { ThemedApp } from './theme/ThemedApp';

export interface WorkspaceAppProps extends Pick<WorkspaceRootProps, 'router' | 'createTools' | 'onStarted'> {
  hostScreens: HostScreens;
}

/**
 * The workspace with antd's theme and locale. Needs a session and its start-up data. Memoised, because Umi renders its
 * routes at each change of the address.
 */
export const WorkspaceApp = memo(function WorkspaceApp({ hostScreens, ...root }: WorkspaceAppProps) {
  const { records, session } = useServices();
  const [account] = useState(() => session.get()?.user);
  useEffect(discardPreparedFrame, []);
  return (
    <ThemedApp account={account}>
      {(theme) => (
        <HostScreensContext value={hostScreens}>
          <WorkspaceRoot {...root} records={records} theme={theme} />
        </HostScreensContext>
      )}
    </ThemedApp>
  );
});
