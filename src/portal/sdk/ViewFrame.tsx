import { Button, Result, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { isChunkLoadError } from '../../common/errors/isChunkLoadError';
import { bustChunkCache } from './chunkRetry';
import { usePortal, useView } from './portalContext';
import { screenFor } from './screens';
import type { ScreenLoader, Screens } from './screens';
import { ViewErrorBoundary } from './ViewErrorBoundary';

interface Props {
  appName: string;
  screens: Screens;
}

/** A lazy component keeps its failure, so every attempt needs a new one. */
interface Attempt {
  count: number;
  loader?: ScreenLoader;
  Screen?: ComponentType;
}
const firstAttempt = (loader?: ScreenLoader): Attempt => ({ count: 0, loader, Screen: loader && lazy(loader) });
const nextAttempt = ({ count, loader }: Attempt): Attempt => ({ ...firstAttempt(loader), count: count + 1 });

/** One view: the screen of its route, a skeleton while that loads, a retry when it fails, a reload when that fails too. */
export function ViewFrame({ appName, screens }: Props) {
  const portal = usePortal();
  const { route } = useView();
  const [{ count, Screen }, setAttempt] = useState(() => firstAttempt(screenFor(screens, route)));
  const { t } = portal.i18n;

  if (!Screen) return <Result status="404" title={t('subapp.notFound')} />;

  const retry = () => {
    bustChunkCache();
    setAttempt(nextAttempt);
  };
  return (
    <ViewErrorBoundary
      key={count}
      onError={(error) => portal.log({ level: 'error', source: appName, message: `Screen ${route} failed`, error })}
      fallback={(error) => (
        <div role="alert">
          <Result
            status="error"
            title={t(count > 0 && isChunkLoadError(error) ? 'errors.page.expired' : 'subapp.screenFailed')}
            extra={
              <>
                <Button onClick={retry}>{t('subapp.retry')}</Button>
                {count > 0 && <Button onClick={() => window.location.reload()}>{t('errors.page.reload')}</Button>}
              </>
            }
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
