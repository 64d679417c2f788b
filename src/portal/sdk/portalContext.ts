import { createContext, useContext, useMemo } from 'react';
import type { Portal, SubAppView } from '../contract/portal';

export const PortalContext = createContext<Portal | null>(null);
export const ViewContext = createContext<SubAppView | null>(null);

function present<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`${name} is only there inside a view of a sub-app`);
  return value;
}

/** What the host lends to this sub-app. */
export const usePortal = (): Portal => present(useContext(PortalContext), 'usePortal');

/** The tab or dialog this screen stands in. */
export const useView = (): SubAppView => present(useContext(ViewContext), 'useView');

/** The query of the view's route: `/report-detail?reportcode=x` gives `reportcode`. */
export function useViewQuery(): URLSearchParams {
  const { route } = useView();
  return useMemo(() => new URLSearchParams(route.split('?')[1] ?? ''), [route]);
}
