import { useLocation } from '@umijs/max';
import { useState } from 'react';
import type { Portal } from '../../portal/portal';
import type { SubAppName } from '../../workspace/sub-apps/catalogue';
import { SubAppView } from '../../workspace/sub-apps/SubAppView';

const constant = <T,>(value: T) => ({ get: () => value, subscribe: () => () => undefined });

const portal = {
  version: '1.0.0',
  session: constant({ userName: 'placeholder' }),
  i18n: { ...constant('zh-CN'), t: (key: string) => key },
  theme: constant({ name: 'light', density: 'default' }),
  log: () => undefined,
} as unknown as Portal;

export default function Page() {
  const { pathname } = useLocation();
  const [views, setViews] = useState([1]);
  const app = (pathname.slice(1).split('-')[0] || 'admin') as SubAppName;
  return (
    <main>
      <button type="button" onClick={() => setViews([...views, views.length + 1])}>
        another
      </button>
      {views.map((id) => (
        <SubAppView key={`${app}${id}`} app={app} route={`/${app}-welcome`} viewId={`${app}${id}`} portal={portal} />
      ))}
    </main>
  );
}
