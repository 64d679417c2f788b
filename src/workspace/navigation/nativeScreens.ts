import type { SubAppName } from '../sub-apps/catalogue';

/** Who draws a screen: a sub-app, the host itself by a name that the page of the workspace knows, or the engine from a page. */
type Owner =
  | { app: SubAppName; host?: undefined; pageCode?: undefined }
  | { host: string; app?: undefined; pageCode?: undefined }
  | { pageCode: string; app?: undefined; host?: undefined };

export type NativeScreen = Owner & {
  /** Translation key of the tab's title when neither menu nor caller names it. */
  title: string;
};

/** Who draws which native route (shell spec §2). */
const SCREENS: Readonly<Record<string, NativeScreen>> = {
  rolemgr: { app: 'admin', title: 'workspace.screen.rolemgr' },
  'report-list': { app: 'reports', title: 'workspace.screen.reportList' },
  'report-detail': { app: 'reports', title: 'workspace.screen.reportDetail' },
  undeal: { app: 'workflow', title: 'workspace.screen.undeal' },
  'test-for-info-table': { pageCode: 'info-table', title: 'workspace.screen.infoTable' },
  'test-for-editor-table': { pageCode: 'editor-table', title: 'workspace.screen.editorTable' },
  passwordmgr: { host: 'passwordmgr', title: 'workspace.screen.passwordmgr' },
};

/** The screen behind a route name, whatever its case; undefined for one that does not exist. */
export function nativeScreen(name: string): NativeScreen | undefined {
  return Object.hasOwn(SCREENS, name.toLowerCase()) ? SCREENS[name.toLowerCase()] : undefined;
}
