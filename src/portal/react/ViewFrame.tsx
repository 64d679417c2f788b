import { Button, Result, Skeleton } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { fetchPiecesAnew } from './pieceRetry';
import { usePortal, useView } from './portalContext';
import { screenFor } from './screens';
import type { Screens } from './screens';
import { ViewErrorBoundary } from './ViewErrorBoundary';

interface Props {
  appName: string;
  screens: Screens;
}

/** One view: the screen of its route, a skeleton while that loads, a retry when it fails. */
export function ViewFrame({ appName, screens }: Props) {
  const portal = usePortal();
  const { route } = useView();
  const [attempt, setAttempt] = useState(0);
  const loader = screenFor(screens, route);
  // A lazy component keeps its failure, so every attempt needs a new one.
  const Screen = useMemo(() => loader && lazy(loader), [loader, attempt]);
  const { t } = portal.i18n;

  if (!Screen) return <Result status="404" title={t('subapp.notFound')} />;

  const retry = () => {
    fetchPiecesAnew();
    setAttempt((count) => count + 1);
  };
  return (
    <ViewErrorBoundary
      key={attempt}
      onError={(error) => portal.log({ level: 'error', source: appName, message: `Screen ${route} failed`, error })}
      fallback={() => (
        <div role="alert">
          <Result
            status="error"
            title={t('subapp.screenFailed')}
            extra={<Button onClick={retry}>{t('subapp.retry')}</Button>}
          />
        </div>
      )}
    >
      <Suspense fallback={<Skeleton active style={{ padding: 24 }} />}>
        <Screen />
      </Suspense>
    </ViewErrorBoundary>
  );
}
