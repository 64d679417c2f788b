import { App, ConfigProvider } from 'antd';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useServices } from '@/app-context/services';
import { useAntdLocale } from '@/portal/sdk/useAntdLocale';
import { useAntdTheme } from '@/portal/sdk/useAntdTheme';
import { useObservable } from '@/ui/useObservable';
import { createTheme, DARK_SCHEME_QUERY } from './createTheme';
import type { Theme, ThemeDeps } from './createTheme';

export interface ThemedAppProps extends Pick<ThemeDeps, 'account'> {
  children(theme: Theme): ReactNode;
}

/** Creates the theme and provides it, antd's locale and antd's App context to the children. */
export function ThemedApp({ account, children }: ThemedAppProps) {
  const { i18n, storage, records } = useServices();
  const [theme] = useState(() =>
    createTheme({
      root: document.documentElement,
      storage,
      records,
      darkScheme: window.matchMedia(DARK_SCHEME_QUERY),
      account,
    }),
  );
  useEffect(() => theme.followSystem(), [theme]);
  return (
    <ConfigProvider
      theme={useAntdTheme(useObservable(theme))}
      locale={useAntdLocale(useObservable(i18n.language))}
      button={{ autoInsertSpace: false }}
    >
      <App>{children(theme)}</App>
    </ConfigProvider>
  );
}
