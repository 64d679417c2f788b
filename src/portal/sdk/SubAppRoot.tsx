import { QueryClientProvider } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Observable } from '../../common/store';
import { useObservable } from '../../ui/useObservable';
import type { HostPortal, SubAppProps } from '../contract/portal';
import { ViewContext } from './hooks';
import { PreparedView } from './PreparedView';
import { followSession, queryClientOf } from './queryClient';
import { useAntdLocale } from './useAntdLocale';
import { useAntdTheme } from './useAntdTheme';
import { ViewFrame } from './ViewFrame';
import type { ViewFrameProps } from './ViewFrame';

/** Provides TanStack Query to native screens. */
export function ServerStateProvider({ host, children }: { host: HostPortal; children: ReactNode }) {
  const client = queryClientOf(host);
  useEffect(() => followSession(host, client), [host, client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

interface Props extends ViewFrameProps {
  props: Observable<SubAppProps | null>;
}

/** The one React root of a sub-app. It renders each view through a React portal into the element of its tab. */
export function SubAppRoot({ props, ...frame }: Props) {
  const current = useObservable(props);
  return current && <Views {...current} {...frame} />;
}

function Views({ host, views, ...frame }: SubAppProps & ViewFrameProps) {
  const theme = useAntdTheme(useObservable(host.theme));
  const locale = useAntdLocale(useObservable(host.i18n).language);
  return (
    <ServerStateProvider host={host}>
      <ConfigProvider theme={theme} locale={locale} button={{ autoInsertSpace: false }}>
        <App>
          {views.map((view) =>
            createPortal(
              <ViewContext value={view}>
                {view.isPrepared ? <PreparedView {...frame} theme={theme} /> : <ViewFrame {...frame} />}
              </ViewContext>,
              view.element,
              view.id,
            ),
          )}
        </App>
      </ConfigProvider>
    </ServerStateProvider>
  );
}
