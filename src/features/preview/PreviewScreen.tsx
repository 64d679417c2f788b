import '@ant-design/v5-patch-for-react-19';
import 'antd/dist/reset.css';
import { App, ConfigProvider } from 'antd';
import { useEffect, useState } from 'react';
import { useAntdLocale } from '@/portal/sdk/useAntdLocale';
import { useObservable } from '@/ui/useObservable';
import { useAntdTheme } from '@/portal/sdk/useAntdTheme';
import { useServices } from '@/app-context/services';
import { createTheme, DARK_SCHEME_QUERY } from '@/workspace/theme/createTheme';
import type { PreviewEnvironment } from './environment';
import { PreviewRoom } from './PreviewRoom';

export interface PreviewScreenProps {
  environment: PreviewEnvironment;
  /** Of the address: port and key. */
  search: string;
}

/** `/preview`: shows pages that are sent from outside (business spec §2, §4). Needs no sign-in, and calls no server. */
export function PreviewScreen(props: PreviewScreenProps) {
  const { i18n, storage, records } = useServices();
  const [theme] = useState(() =>
    createTheme({
      root: document.documentElement,
      storage,
      records,
      darkScheme: window.matchMedia(DARK_SCHEME_QUERY),
      account: undefined,
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
        <PreviewRoom {...props} theme={theme} />
      </App>
    </ConfigProvider>
  );
}
