import { createContext, use } from 'react';
import type { Context } from 'react';
import type { Observable } from '@/common/store';
import type { User } from '@/portal/contract/portal';
import type { MenuItem } from '@/services';
import { useObservable } from '@/ui/useObservable';
import type { Badges } from '../badges/badges';
import type { PageRuntime } from '../engine-host/createPageRuntime';
import type { Navigation } from '../navigation/createNavigation';
import type { Notices } from '../notices/createNotices';
import type { Portals } from '../portal/createPortals';
import type { Theme } from '../theme/createTheme';

/** The portals of views, and the prefetch of sub-apps. */
export interface SubApps {
  portals: Portals;
  /** Starts to load the sub-app of a menu item, which may be opened next. */
  prefetch(menuItemId: string): void;
}

const context = <T>(name: string): Context<T | undefined> =>
  Object.assign(createContext<T | undefined>(undefined), { displayName: name });

function useRequired<T>(required: Context<T | undefined>): T {
  const value = use(required);
  if (value === undefined) throw new Error(`The ${required.displayName} context has no provider above it`);
  return value;
}

export const NavigationContext = context<Navigation>('navigation');
export const NoticesContext = context<Notices>('notices');
export const MenuContext = context<readonly MenuItem[]>('menu');
export const UserContext = context<Observable<User>>('user');
export const ThemeContext = context<Theme>('theme');
export const PageRuntimeContext = context<PageRuntime>('page runtime');
export const SubAppsContext = context<SubApps>('sub-apps');
export const BadgesContext = context<Badges>('badges');

/** Opens, shows and closes pages. */
export const useNavigation = (): Navigation => useRequired(NavigationContext);

/** Toasts, questions and error reports. */
export const useNotices = (): Notices => useRequired(NoticesContext);

/** The menu as the position may see it. */
export const useMenu = (): readonly MenuItem[] => useRequired(MenuContext);

/** The signed-in user. After signing out it stays the last one until the workspace is gone. */
export const useUser = (): User => useObservable(useRequired(UserContext));

/** The theme and density of the person. */
export const useTheme = (): Theme => useRequired(ThemeContext);

/** Where pages come from and what they run on. */
export const usePageRuntime = (): PageRuntime => useRequired(PageRuntimeContext);

export const useSubApps = (): SubApps => useRequired(SubAppsContext);

/** What waits for the person. */
export const useBadges = (): Badges => useRequired(BadgesContext);
