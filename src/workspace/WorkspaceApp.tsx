import '@ant-design/v5-patch-for-react-19';
import 'antd/dist/reset.css';
import { App, ConfigProvider } from 'antd';
import { useEffect, useState } from 'react';
import { useAntdLocale } from '@/portal/sdk/useAntdLocale';
import { useObservable } from '@/ui/useObservable';
import { useAntdTheme } from '@/portal/sdk/useAntdTheme';
import { HostScreensContext } from './content/HostScreensContext';
import type { HostScreens } from './content/HostScreensContext';
import { WorkspaceRoot } from './runtime/WorkspaceRoot';
import type { WorkspaceRootProps } from './runtime/WorkspaceRoot';
import { useServices } from '@/app-context/services';
import { createTheme, DARK_SCHEME_QUERY } from './theme/createTheme';

export interface WorkspaceAppProps extends Pick<WorkspaceRootProps, 'router'> {
  hostScreens: HostScreens;
}

/** The workspace with antd in the product's look around it. Somebody is signed in, and their data is loaded. */
export function WorkspaceApp({ router, hostScreens }: WorkspaceAppProps) {
  const { i18n, storage, records, session } = useServices();
  const [theme] = useState(() =>
    createTheme({
      root: document.documentElement,
      storage,
      records,
      darkScheme: window.matchMedia(DARK_SCHEME_QUERY),
      account: session.get()?.user,
    }),
  );
  useEffect(() => theme.followSystem(), [theme]);
  const antdTheme = useAntdTheme(useObservable(theme));

  return (
    <ConfigProvider
      theme={antdTheme}
      locale={useAntdLocale(useObservable(i18n.language))}
      button={{ autoInsertSpace: false }}
    >
      <App>
        <HostScreensContext value={hostScreens}>
          <WorkspaceRoot router={router} records={records} theme={theme} />
        </HostScreensContext>
      </App>
    </ConfigProvider>
  );
}
