import '@ant-design/v5-patch-for-react-19';
import 'antd/dist/reset.css';
import { App, ConfigProvider } from 'antd';
import { useState } from 'react';
import { useAntdLocale } from '@/portal/react/useAntdLocale';
import { useReadable } from '@/portal/react/useReadable';
import { antdTheme } from '@/portal/theme/antdTheme';
import { WorkspaceRoot } from './runtime/WorkspaceRoot';
import type { WorkspaceRootProps } from './runtime/WorkspaceRoot';
import { useServices } from './services-context/useServices';
import { createTheme } from './theme/createTheme';

/** The workspace with antd in the product's look around it. Somebody is signed in, and their data is loaded. */
export function WorkspaceApp({ router }: Pick<WorkspaceRootProps, 'router'>) {
  const { i18n, storage, records } = useServices();
  const [theme] = useState(() => createTheme(document.documentElement, storage));
  const look = useReadable(theme);

  return (
    <ConfigProvider theme={antdTheme(look)} locale={useAntdLocale(useReadable(i18n.language))} button={{ autoInsertSpace: false }}>
      <App>
        <WorkspaceRoot router={router} records={records} theme={theme} />
      </App>
    </ConfigProvider>
  );
}
