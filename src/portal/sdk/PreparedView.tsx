import { Activity } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { useLazyComponent } from '../../ui/lazyComponent';
import type { Loader } from '../../ui/lazyComponent';
import { usePortal, useView } from './hooks';
import { screenLoader } from './screenLoader';
import type { ViewFrameProps } from './ViewFrame';

/**
 * Prerenders a screen without its effects, so that it sends no request. antd computes the styles of a component on its
 * first render, which takes longer than the rest of opening a screen; the styles are kept while any component that uses
 * them is mounted.
 */
export function PreparedView({ appName, screens }: Pick<ViewFrameProps, 'appName' | 'screens'>) {
  const portal = usePortal();
  const { route } = useView();
  const loader = screenLoader(screens, route);
  if (!loader) return null;
  return (
    <ErrorBoundary
      onError={(error) => portal.log({ level: 'warn', source: appName, message: `${route} was not prepared`, error })}
      fallback={() => null}
    >
      <Prepared loader={loader} />
    </ErrorBoundary>
  );
}

/** Renders nothing for a screen that cannot be loaded; the first view loads it again. */
function Prepared({ loader }: { loader: Loader<object> }) {
  const { Component } = useLazyComponent(loader);
  return (
    Component && (
      <Activity mode="hidden">
        <Component />
      </Activity>
    )
  );
}
