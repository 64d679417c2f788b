import '@ant-design/v5-patch-for-react-19';
import 'antd/dist/reset.css';
import { App, ConfigProvider } from 'antd';
import { useEffect, useState } from 'react';
import { useAntdLocale } from '@/portal/sdk/useAntdLocale';
import { useObservable } from '@/ui/useObservable';
import { useAntdTheme } from '@/portal/sdk/useAntdTheme';
import { useServices } from '@/app-context/services';
import { createTheme, DARK_SCHEME_QUERY } from '@/workspace/theme/createTheme';
import { PreviewLayout } from './PreviewLayout';
import type { PreviewLayoutProps } from './PreviewLayout';

/** `/preview`: shows pages that other programs send (business spec §2, §4). It needs no sign-in and calls no server. */
export function PreviewScreen(props: Omit<PreviewLayoutProps, 'theme'>) {
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
        <PreviewLayout {...props} theme={theme} />
      </App>
    </ConfigProvider>
  );
}
