import { useState } from 'react';
import { isChunkLoadError } from '../../common/errors/isChunkLoadError';
import { Button } from '../../ui/Button';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { useLazyComponent } from '../../ui/lazyComponent';
import type { Loader } from '../../ui/lazyComponent';
import { Skeleton } from '../../ui/Skeleton';
import { FailureNote, StateNote } from '../../ui/StateNote';
import { usePortal, useT, useView } from './hooks';
import { screenLoader } from './screenLoader';
import type { Screens } from './screenLoader';
import styles from './ViewFrame.module.css';

export interface ViewFrameProps {
  appName: string;
  screens: Screens;
}

function Waiting() {
  const t = useT();
  return (
    <div className={styles.waiting}>
      <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />
    </div>
  );
}

/**
 * The screen of a view's route: a skeleton while it loads, a retry after a failure, and a reload after a second one.
 */
export function ViewFrame({ appName, screens }: ViewFrameProps) {
  const portal = usePortal();
  const { route } = useView();
  const loader = screenLoader(screens, route, portal.i18n);
  const [retries, setRetries] = useState(0);
  const { t } = portal.i18n;

  if (!loader) return <StateNote isWholePage title={t('subapp.notFound')} />;

  const handleRetry = (remount: () => void) => {
    setRetries(retries + 1);
    remount();
  };
  return (
    <ErrorBoundary
      onError={(error) => portal.log({ level: 'error', source: appName, message: `Screen ${route} failed`, error })}
      fallback={(error, remount) => (
        <FailureNote
          isWholePage
          onOnline={() => handleRetry(remount)}
          title={t(retries > 0 && isChunkLoadError(error) ? 'errors.page.expired' : 'subapp.screenFailed')}
          action={
            <>
              <Button size="middle" onClick={() => handleRetry(remount)}>
                {t('subapp.retry')}
              </Button>
              {retries > 0 && (
                <Button size="middle" onClick={() => window.location.reload()}>
                  {t('errors.page.reload')}
                </Button>
              )}
            </>
          }
        />
      )}
    >
      <Screen loader={loader} />
    </ErrorBoundary>
  );
}

/** A failure to load is thrown to the boundary; a screen that is mounted again loads again. */
function Screen({ loader }: { loader: Loader<object> }) {
  const { Component, failure } = useLazyComponent(loader);
  if (failure) throw failure.error;
  return Component ? <Component /> : <Waiting />;
}
