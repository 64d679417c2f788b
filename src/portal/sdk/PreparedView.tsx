import type { ThemeConfig } from 'antd';
import { Activity, useState } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { useLazyComponent } from '../../ui/lazyComponent';
import type { Loader } from '../../ui/lazyComponent';
import { usePortal, useView } from './hooks';
import { screenLoader } from './screenLoader';
import type { ViewFrameProps } from './ViewFrame';

interface Props extends ViewFrameProps {
  theme: ThemeConfig;
}

/**
 * Prerenders a screen without its effects, so that it sends no request. antd computes the styles of a component on its
 * first render, which takes longer than the rest of opening a screen; the styles are kept while any component that uses
 * them is mounted. The screen is removed for good at the first change of the theme: antd removes the styles of a theme in
 * the effects of the last component that leaves it, and a screen without effects would keep them in the document, where
 * they win over those of the current theme.
 */
export function PreparedView({ appName, screens, theme }: Props) {
  const [firstTheme] = useState(theme);
  const portal = usePortal();
  const { route } = useView();
  const loader = screenLoader(screens, route, portal.i18n);
  // Each change has made a new object.
  if (!loader || theme !== firstTheme) return null;
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
