import { createContext, useContext, useMemo } from 'react';
import { useObservable } from '../../ui/useObservable';
import type {
  Language,
  Modes,
  Portal,
  SubAppView,
  ThemePreference,
  ThemeState,
  Translate,
  User,
} from '../contract/portal';

export const ViewContext = createContext<SubAppView | null>(null);

/** The view that contains this screen. */
export function useView(): SubAppView {
  const view = useContext(ViewContext);
  if (view === null) throw new Error('useView works only inside a view of a sub-app');
  return view;
}

/** The host's API for this view. */
export const usePortal = (): Portal => useView().portal;

/** The query of the view's route: `/report-detail?reportcode=x` gives `reportcode`. */
export function useViewQuery(): URLSearchParams {
  const { route } = useView();
  return useMemo(() => new URLSearchParams(route.split('?')[1] ?? ''), [route]);
}

/** The signed-in user, with the position they work in. */
export const useSession = (): User => useObservable(usePortal().session);

/** The language of the interface. */
export const useLanguage = (): Language => useObservable(usePortal().i18n).language;

/** The theme and density. Most screens need neither, because they use CSS variables. */
export const useTheme = (): ThemeState => useObservable(usePortal().theme);

/** The person's choice of theme and density. */
export const useThemePreference = (): ThemePreference => useObservable(usePortal().theme.preference);

/** Developer mode and tab mode. */
export const useModes = (): Modes => useObservable(usePortal().modes);

export type { Translate };

/** The translation function; the component renders again when the language or a text changes. */
export const useT = (): Translate => useObservable(usePortal().i18n).t;
