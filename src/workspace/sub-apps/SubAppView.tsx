import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserReload, reloadOnStaleChunk } from '@/app-context/reloadOnStaleChunk';
import { useServices } from '@/app-context/services';
import { isAppError } from '@/common/errors/appError';
import { Button } from '@/ui/Button';
import { FailureNote } from '@/ui/StateNote';
import { useObservable } from '@/ui/useObservable';
import type { Portal } from '@/portal/contract/portal';
import type { Portals } from '../portal/createPortals';
import type { SubAppName } from '@/routes/subApps';
import type { OpenedView } from './createSubAppHost';
import { subAppHost } from './subAppHost';
import type { PageShapes } from '../content/pageShapes';
import { PageSkeleton } from '../content/PageSkeleton';
import { hasContent, isComplete, screenShape, showsFailure, whenContent } from './screenShape';
import styles from './SubAppView.module.css';

export interface SubAppViewProps {
  app: SubAppName;
  /** Native route with its query. Another one of the same screen is shown in the same view. */
  route: string;
  /** A new id is a new view: this is how a tab is refreshed. */
  viewId: string;
  portals: Portals;
  shapes: Pick<PageShapes, 'get' | 'note'>;
  /** The screen shows its first data, or why it has none. */
  onLoaded?: ((hasFailed: boolean) => void) | undefined;
}

/** The shape of a screen that was never open: most are lists. */
const LIST_SHAPE = { filters: 1, fields: 0, tables: 1, columns: 1 };

/** After this time a screen is shown with the placeholders that it still has. */
export const INCOMPLETE_AFTER_MS = 10_000;

/** `missing`: the server has no such file; a deployment may be going on. */
type Phase = 'loading' | 'ready' | 'failed' | 'missing' | 'incompatible';

/** Statuses of a file that is not there. */
const MISSING = [404, 410];

function phaseOf(error: unknown): Phase {
  if (!isAppError(error)) return 'failed';
  if (error.kind === 'config') return 'incompatible';
  return MISSING.includes(error.status ?? 0) ? 'missing' : 'failed';
}

/**
 * A screen of a sub-app in a tab or dialog: one skeleton of its last known shape until it shows its first data or 10 s
 * have passed, a frame with retry when it cannot be loaded. The screen is laid out behind the skeleton.
 */
export function SubAppView({ app, route, viewId, portals, shapes, onLoaded }: SubAppViewProps) {
  const services = useServices();
  const { host } = portals;
  const { t } = host.i18n;
  useObservable(host.i18n);
  const element = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenedView>(undefined);
  // A query may be as long as a page; the shape of a screen hardly depends on it.
  const [shapeKey = route] = route.split('?');
  const [phase, setPhase] = useState<Phase>('loading');
  const [attempt, setAttempt] = useState(0);
  // A retry that fails as well, with a network: the sub-app is gone. The person reloads, because other tabs hold input.
  const isExpired = attempt > 0 && services.connection.isOnline.get();

  const open = useEffectEvent((screen: HTMLElement, portal: Portal) =>
    subAppHost.openView({ app, host, folders: services.settings, id: viewId, route, element: screen, portal }),
  );
  const handleShown = useEffectEvent((screen: HTMLElement) => {
    shapes.note(shapeKey, screenShape(screen));
    onLoaded?.(showsFailure(screen));
  });
  const logFailure = useEffectEvent((error: unknown) =>
    host.log({ level: 'error', source: app, message: `Could not open ${route}`, error }),
  );

  useEffect(() => {
    if (!element.current) return undefined;
    const screen = element.current;
    const closing = new AbortController();
    const settle = (next: Phase) => closing.signal.aborted || setPhase(next);
    setPhase('loading');
    const { portal, dispose } = portals.forView(viewId);
    const view = open(screen, portal);
    opened.current = view;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showIncomplete = () => void whenContent(screen, hasContent, closing.signal).then(() => settle('ready'));
    const show = async () => {
      await view.ready;
      if (!closing.signal.aborted) timer = setTimeout(showIncomplete, INCOMPLETE_AFTER_MS);
      await whenContent(screen, isComplete, closing.signal);
      clearTimeout(timer);
      handleShown(screen);
      settle('ready');
    };
    show().catch((error: unknown) => {
      settle(phaseOf(error));
      logFailure(error);
      reloadOnStaleChunk(error, browserReload(services));
    });
    return () => {
      closing.abort();
      clearTimeout(timer);
      view.close();
      dispose();
    };
  }, [app, viewId, portals, attempt, services]);

  useEffect(() => {
    opened.current?.show(route);
  }, [route]);

  const failure = isExpired ? 'errors.page.expired' : 'subapp.failed';
  const retry = () => setAttempt((count) => count + 1);
  return (
    <div className={styles.frame}>
      {phase === 'loading' && <PageSkeleton chrome="page" shape={shapes.get(shapeKey) ?? LIST_SHAPE} />}
      {phase === 'incompatible' && <FailureNote isWholePage title={t('subapp.incompatible')} />}
      {(phase === 'failed' || phase === 'missing') && (
        <FailureNote
          isWholePage
          title={t(phase === 'missing' ? 'subapp.missing' : failure)}
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
      <div
        ref={element}
        className={styles.view}
        data-loading={phase === 'loading' || undefined}
        hidden={phase !== 'ready' && phase !== 'loading'}
      />
    </div>
  );
}
