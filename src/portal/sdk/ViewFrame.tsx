import { Button } from 'antd';
import { Component, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { isChunkLoadError } from '../../common/errors/isChunkLoadError';
import { lazyComponent } from '../../ui/lazyComponent';
import { Skeleton } from '../../ui/Skeleton';
import { StateNote } from '../ui/StateNote';
import { usePortal, useT, useView } from './hooks';
import styles from './ViewFrame.module.css';

/** Loads one screen. Its module's default export is the component. */
export type ScreenLoader = () => Promise<{ default: ComponentType }>;

/** The screens of a sub-app by the path of their native route (`/rolemgr`). */
export type Screens = Readonly<Record<string, ScreenLoader>>;

export interface ViewFrameProps {
  appName: string;
  screens: Screens;
  /** Makes the sub-app's bundle fetch its chunks from new URLs. */
  bustChunkCache(): void;
}

/** The loader of a route. Routes are matched case-insensitively and without their query, as in the host. */
function screenFor(screens: Screens, route: string): ScreenLoader | undefined {
  const path = (route.split('?')[0] ?? '').toLowerCase();
  return Object.entries(screens).find(([key]) => key.toLowerCase() === path)?.[1];
}

/** An attempt to load a screen. A lazy component caches its rejection, so every attempt needs a new one. */
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

/**
 * The screen of a view's route: a skeleton while it loads, a retry after a failure, and a reload after a second one.
 */
export function ViewFrame({ appName, screens, bustChunkCache }: ViewFrameProps) {
  const portal = usePortal();
  const { route } = useView();
  const [{ count, Screen }, setAttempt] = useState(() => firstAttempt(screenFor(screens, route)));
  const { t } = portal.i18n;

  if (!Screen) return <StateNote title={t('subapp.notFound')} />;

  const retry = () => {
    bustChunkCache();
    setAttempt(nextAttempt);
  };
  return (
    <ViewErrorBoundary
      key={count}
      onError={(error) => portal.log({ level: 'error', source: appName, message: `Screen ${route} failed`, error })}
      fallback={(error) => (
        <StateNote
          isError
          title={t(count > 0 && isChunkLoadError(error) ? 'errors.page.expired' : 'subapp.screenFailed')}
          action={
            <div className={styles.actions}>
              <Button onClick={retry}>{t('subapp.retry')}</Button>
              {count > 0 && <Button onClick={() => window.location.reload()}>{t('errors.page.reload')}</Button>}
            </div>
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

/** Error boundary of one view. */
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
