import type { SubAppName } from '../sub-apps/catalogue';

export interface NativeScreen {
  app: SubAppName;
  /** Translation key of the tab's title when neither menu nor caller names it. */
  title: string;
}

/** Which sub-app draws which native route (shell spec §2). */
const SCREENS: Readonly<Record<string, NativeScreen>> = {
  rolemgr: { app: 'admin', title: 'workspace.screen.rolemgr' },
  'report-list': { app: 'reports', title: 'workspace.screen.reportList' },
  'report-detail': { app: 'reports', title: 'workspace.screen.reportDetail' },
  undeal: { app: 'workflow', title: 'workspace.screen.undeal' },
};

/** The screen behind a route name, whatever its case; undefined for one that does not exist. */
export function nativeScreen(name: string): NativeScreen | undefined {
  return Object.hasOwn(SCREENS, name.toLowerCase()) ? SCREENS[name.toLowerCase()] : undefined;
}
