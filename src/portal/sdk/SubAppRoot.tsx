import { QueryClientProvider } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Observable } from '../../common/store';
import { useObservable } from '../../ui/useObservable';
import type { Portal, SubAppProps } from '../contract/portal';
import { PortalContext, ViewContext } from './hooks';
import { followSession, queryClientOf } from './queryClient';
import { useAntdLocale } from './useAntdLocale';
import { useAntdTheme } from './useAntdTheme';
import { ViewFrame } from './ViewFrame';
import type { ViewFrameProps } from './ViewFrame';

/** The portal and the server state of native screens, for everything below. */
export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  const client = queryClientOf(portal);
  useEffect(() => followSession(portal, client), [portal, client]);
  return (
    <PortalContext value={portal}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </PortalContext>
  );
}

interface Props extends ViewFrameProps {
  props: Observable<SubAppProps | null>;
}

/** The one React root of a sub-app. It shows nothing itself: every view is rendered into its tab's element. */
export function SubAppRoot({ props, ...frame }: Props) {
  const current = useObservable(props);
  return current && <Views {...current} {...frame} />;
}

function Views({ portal, views, ...frame }: SubAppProps & ViewFrameProps) {
  const theme = useAntdTheme(useObservable(portal.theme));
  const locale = useAntdLocale(useObservable(portal.i18n));
  return (
    <PortalProvider portal={portal}>
      <ConfigProvider theme={theme} locale={locale} button={{ autoInsertSpace: false }}>
        <App>
          {views.map((view) =>
            createPortal(
              <ViewContext value={view}>
                <ViewFrame {...frame} />
              </ViewContext>,
              view.element,
              view.id,
            ),
          )}
        </App>
      </ConfigProvider>
    </PortalProvider>
  );
}
