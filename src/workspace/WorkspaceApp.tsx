import '@ant-design/v5-patch-for-react-19';
import 'antd/dist/reset.css';
import { App, ConfigProvider } from 'antd';
import { useState } from 'react';
import { useAntdLocale } from '@/portal/react/useAntdLocale';
import { useReadable } from '@/portal/react/useReadable';
import { antdTheme } from '@/portal/theme/antdTheme';
import { createRecords } from '@/services/storage/records';
import { safeStorage } from '@/services/storage/safeStorage';
import { WorkspaceRoot } from './runtime/WorkspaceRoot';
import type { WorkspaceRootProps } from './runtime/WorkspaceRoot';
import { useServices } from './services-context/useServices';
import { createTheme } from './theme/createTheme';

/** The workspace with antd in the product's look around it. Somebody is signed in, and their data is loaded. */
export function WorkspaceApp({ router }: Pick<WorkspaceRootProps, 'router'>) {
  const { i18n, log } = useServices();
  const [{ theme, records }] = useState(() => {
    const storage = safeStorage(window.localStorage, (error) => {
      log({ level: 'warn', source: 'workspace', message: 'Storage refused; this visit keeps it in memory', error });
    });
    return { theme: createTheme(document.documentElement, storage), records: createRecords(storage) };
  });
  const look = useReadable(theme);

  return (
    <ConfigProvider theme={antdTheme(look)} locale={useAntdLocale(useReadable(i18n.language))} button={{ autoInsertSpace: false }}>
      <App>
        <WorkspaceRoot router={router} records={records} theme={theme} />
      </App>
    </ConfigProvider>
  );
}
