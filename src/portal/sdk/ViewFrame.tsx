import { Component, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { isChunkLoadError } from '../../common/errors/isChunkLoadError';
import { Button } from '../../ui/Button';
import { lazyComponent } from '../../ui/lazyComponent';
import { Skeleton } from '../../ui/Skeleton';
import { FailureNote, StateNote } from '../../ui/StateNote';
import { usePortal, useT, useView } from './hooks';
import styles from './ViewFrame.module.css';

/** Loads one screen. Its module's default export is the component. */
export type ScreenLoader = () => Promise<{ default: ComponentType }>;

/** The screens of a sub-app by the path of their native route (`/rolemgr`). */
export type Screens = Readonly<Record<string, ScreenLoader>>;

export interface ViewFrameProps {
  appName: string;
  screens: Screens;
  /** Makes the sub-app's bundle fetch its chunks under new addresses. */
  bustChunkCache(): void;
}

/** The loader of a route. Routes are matched without regard to case, as the host's are; the query does not matter. */
function screenFor(screens: Screens, route: string): ScreenLoader | undefined {
  const path = (route.split('?')[0] ?? '').toLowerCase();
  return Object.entries(screens).find(([key]) => key.toLowerCase() === path)?.[1];
}

/** A lazy component keeps its failure, so every attempt needs a new one. */
interface Attempt {
  count: number;
  loader?: ScreenLoader;
  Screen?: ComponentType;
}
const firstAttempt = (loader?: ScreenLoader): Attempt => ({
  count: 0,
  loader,
  Screen: loader && lazyComponent(async () => (await loader()).default, <Waiting />),
});
const nextAttempt = ({ count, loader }: Attempt): Attempt => ({ ...firstAttempt(loader), count: count + 1 });

function Waiting() {
  const t = useT();
  return (
    <div className={styles.waiting}>
      <Skeleton label={t('ui.loading')} />
    </div>
  );
}

/** One view: the screen of its route, a skeleton while that loads, a retry when it fails, a reload when that fails too. */
export function ViewFrame({ appName, screens, bustChunkCache }: ViewFrameProps) {
  const portal = usePortal();
  const { route } = useView();
  const [{ count, Screen }, setAttempt] = useState(() => firstAttempt(screenFor(screens, route)));
  const { t } = portal.i18n;

  if (!Screen) return <StateNote isWholePage title={t('subapp.notFound')} />;

  const retry = () => {
    bustChunkCache();
    setAttempt(nextAttempt);
  };
  return (
    <ViewErrorBoundary
      key={count}
      onError={(error) => portal.log({ level: 'error', source: appName, message: `Screen ${route} failed`, error })}
      fallback={(error) => (
        <FailureNote
          isWholePage
          title={t(count > 0 && isChunkLoadError(error) ? 'errors.page.expired' : 'subapp.screenFailed')}
          action={
            <>
              <Button size="middle" onClick={retry}>
                {t('subapp.retry')}
              </Button>
              {count > 0 && (
                <Button size="middle" onClick={() => window.location.reload()}>
                  {t('errors.page.reload')}
                </Button>
              )}
            </>
          }
        />
      )}
    >
      <Screen />
    </ViewErrorBoundary>
  );
}

interface BoundaryProps {
  /** Shown instead of a screen that threw. */
  fallback: (error: unknown) => ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps the failure of one view in that view. */
class ViewErrorBoundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
