import { App, ConfigProvider, Result } from 'antd';
import { createPortal } from 'react-dom';
import type { Observable } from '../../common/store';
import { isCompatible } from '../contract/isCompatible';
import type { Portal, SubAppView } from '../contract/portal';
import { useAntdTheme } from './useAntdTheme';
import { PortalContext, ViewContext } from './portalContext';
import type { Screens } from './screens';
import { useAntdLocale } from './useAntdLocale';
import { useObservable } from '../../ui/useObservable';
import { ViewFrame } from './ViewFrame';

/** What the host tells a sub-app; null before it starts. */
export interface SubAppProps {
  portal: Portal;
  views: readonly SubAppView[];
}

interface Props {
  appName: string;
  screens: Screens;
  props: Observable<SubAppProps | null>;
}

/** The one React root of a sub-app. It shows nothing itself: every view is rendered into its tab's element. */
export function SubAppRoot({ appName, screens, props }: Props) {
  const current = useObservable(props);
  return current && <Views appName={appName} screens={screens} {...current} />;
}

function Views({ appName, screens, portal, views }: Omit<Props, 'props'> & SubAppProps) {
  const theme = useAntdTheme(useObservable(portal.theme));
  const locale = useAntdLocale(useObservable(portal.i18n).language);
  const content = isCompatible(portal.version) ? (
    <ViewFrame appName={appName} screens={screens} />
  ) : (
    <Result status="warning" title={portal.i18n.t('subapp.incompatible', { version: portal.version })} />
  );
  return (
    <PortalContext value={portal}>
      <ConfigProvider theme={theme} locale={locale} button={{ autoInsertSpace: false }}>
        <App>
          {views.map((view) => createPortal(<ViewContext value={view}>{content}</ViewContext>, view.element, view.id))}
        </App>
      </ConfigProvider>
    </PortalContext>
  );
}
