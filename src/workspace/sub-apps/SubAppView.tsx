import { useEffect, useRef, useState } from 'react';
import { browserReload, reloadOnStaleChunk } from '@/app-context/reloadOnStaleChunk';
import { useServices } from '@/app-context/services';
import { isAppError } from '@/common/errors/appError';
import { Button } from '@/ui/Button';
import { FailureNote } from '@/ui/StateNote';
import { useObservable } from '@/ui/useObservable';
import type { Portals } from '../portal/createPortals';
import type { SubAppName } from '@/routes/subApps';
import { subAppHost } from './subAppHost';
import { PageSkeleton } from '../content/PageSkeleton';
import styles from './SubAppView.module.css';

export interface SubAppViewProps {
  app: SubAppName;
  /** Native route with its query. */
  route: string;
  /** A new id is a new view: this is how a tab is refreshed. */
  viewId: string;
  portals: Portals;
}

/** Most native screens are lists. */
const LIST_SHAPE = { filters: 1, fields: 0, tables: 1, columns: 1 };

type Phase = 'loading' | 'ready' | 'failed' | 'incompatible';

/** A screen of a sub-app in a tab or dialog: skeleton while it loads, a frame with retry when it cannot. */
export function SubAppView({ app, route, viewId, portals }: SubAppViewProps) {
  const services = useServices();
  const { host } = portals;
  const { t } = host.i18n;
  useObservable(host.i18n);
  const element = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>('loading');
  const [attempt, setAttempt] = useState(0);
  // A retry that fails as well, with a network: the sub-app is gone. The person reloads, because other tabs hold input.
  const isExpired = attempt > 0 && services.connection.isOnline.get();

  useEffect(() => {
    if (!element.current) return undefined;
    let isCurrent = true;
    const settle = (next: Phase) => isCurrent && setPhase(next);
    setPhase('loading');
    const { portal, dispose } = portals.forView(viewId);
    const view = subAppHost.openView({ app, host, id: viewId, route, element: element.current, portal });
    view.ready.then(
      () => settle('ready'),
      (error: unknown) => {
        settle(isAppError(error, 'config') ? 'incompatible' : 'failed');
        host.log({ level: 'error', source: app, message: `Could not open ${route}`, error });
        reloadOnStaleChunk(error, browserReload(services));
      },
    );
    return () => {
      isCurrent = false;
      view.close();
      dispose();
    };
  }, [app, route, viewId, portals, host, attempt, services]);

  const retry = () => setAttempt((count) => count + 1);
  return (
    <div className={styles.frame}>
      {phase === 'loading' && <PageSkeleton chrome="page" shape={LIST_SHAPE} />}
      {phase === 'incompatible' && <FailureNote isWholePage title={t('subapp.incompatible')} />}
      {phase === 'failed' && (
        <FailureNote
          isWholePage
          title={t(isExpired ? 'errors.page.expired' : 'subapp.failed')}
          onOnline={retry}
          action={
            <>
              <Button size="middle" onClick={retry}>
                {t('subapp.retry')}
              </Button>
              {isExpired && (
                <Button size="middle" onClick={() => browserReload(services).reload()}>
                  {t('errors.page.reload')}
                </Button>
              )}
            </>
          }
        />
      )}
      <div ref={element} className={styles.view} hidden={phase !== 'ready'} />
    </div>
  );
}
