import type { SubAppName } from './subApps';

/**
 * The owner that renders a route.
 * - `entry`: a screen before the workspace; never the target of a redirect.
 * - `outside`: a separate screen without the workspace.
 * - `home`: the first page of the position.
 * - `page`: the page engine, with a fixed page code or the one in the query.
 * - `app`: a sub-app. `host`: a screen of the host, by name.
 */
type Owner =
  | { kind: 'entry' | 'outside' | 'home' }
  | { kind: 'page'; pageCode?: string }
  | { kind: 'app'; app: SubAppName }
  | { kind: 'host'; screen: string };

/** The list of imports and exports (business spec §2). */
export const JOB_LIST_PATH = '/importexportlist';

/** The check of the access object that a row uses. */
export type AccessKey = 'public' | 'anyFunction' | 'nativeFunction';

export interface Route {
  /** The canonical path. Addresses are matched case-insensitively. */
  path: string;
  owner: Owner;
  /** Translation key of the tab's title, used when neither the menu nor the caller has one. */
  title?: string;
  /** The path of the list that it belongs to: the menu marks that one while the menu does not contain this route. */
  listPath?: string;
  /** The check that decides who may visit. */
  access: AccessKey;
  /** A denied visit shows a notice and the person stays; otherwise the sign-in screen opens (shell spec §6). */
  isProtected?: true;
  /** Shown without a tab (shell spec §2). */
  isStandalone?: true;
  /**
   * A window whose first address it is shows its page alone, without header, menu and tabs: always, or only with one of
   * these query parameters.
   */
  frameless?: 'always' | readonly string[];
  /** Matches every path that begins with it. */
  isPrefix?: true;
}

const ADMIN: Owner = { kind: 'app', app: 'admin' };
const REPORTS: Owner = { kind: 'app', app: 'reports' };
const WORKFLOW: Owner = { kind: 'app', app: 'workflow' };

/** Every route of the product (shell spec §2) with its access check (§6). Any other path is Not Found. */
export const ROUTES: readonly Route[] = [
  { path: '/login', owner: { kind: 'entry' }, access: 'public' },
  { path: '/authlogin', owner: { kind: 'entry' }, access: 'public' },
  { path: '/authbindlogin', owner: { kind: 'entry' }, access: 'public' },
  { path: '/loading', owner: { kind: 'entry' }, access: 'public' },
  { path: '/preview', owner: { kind: 'outside' }, access: 'public' },

  { path: '/', owner: { kind: 'home' }, access: 'public' },
  { path: '/page', owner: { kind: 'page' }, access: 'anyFunction' },
  { path: '/litheform', owner: { kind: 'page' }, access: 'public', isStandalone: true, isPrefix: true },
  {
    path: '/test-for-info-table',
    owner: { kind: 'page', pageCode: 'info-table' },
    title: 'workspace.screen.infoTable',
    access: 'public',
  },
  {
    path: '/test-for-editor-table',
    owner: { kind: 'page', pageCode: 'editor-table' },
    title: 'workspace.screen.editorTable',
    access: 'public',
  },

  { path: '/report-List', owner: REPORTS, title: 'workspace.screen.reportList', access: 'public' },
  {
    path: '/report-detail',
    owner: REPORTS,
    title: 'workspace.screen.reportDetail',
    listPath: '/report-List',
    access: 'public',
  },
  { path: '/rolemgr', owner: ADMIN, title: 'workspace.screen.rolemgr', access: 'nativeFunction', isProtected: true },
  {
    path: '/operationlog',
    owner: ADMIN,
    title: 'workspace.screen.operationlog',
    access: 'nativeFunction',
    isProtected: true,
  },
  {
    path: '/mycentermgr',
    owner: ADMIN,
    title: 'workspace.screen.mycentermgr',
    access: 'nativeFunction',
    isProtected: true,
  },
  {
    path: '/navigationmgr',
    owner: ADMIN,
    title: 'workspace.screen.navigationmgr',
    access: 'nativeFunction',
    isProtected: true,
  },
  {
    path: '/accountmgr',
    owner: ADMIN,
    title: 'workspace.screen.accountmgr',
    access: 'nativeFunction',
    isProtected: true,
  },
  {
    path: '/dataperrulesmgr',
    owner: ADMIN,
    title: 'workspace.screen.dataperrulesmgr',
    access: 'nativeFunction',
    isProtected: true,
  },
  {
    path: '/positionmgr',
    owner: ADMIN,
    title: 'workspace.screen.positionmgr',
    access: 'nativeFunction',
    isProtected: true,
  },
  { path: '/postinstmgr', owner: ADMIN, title: 'workspace.screen.postinstmgr', access: 'nativeFunction' },
  { path: '/datadictmgr', owner: ADMIN, title: 'workspace.screen.datadictmgr', access: 'nativeFunction' },
  { path: '/systemmgr', owner: ADMIN, title: 'workspace.screen.systemmgr', access: 'nativeFunction' },
  { path: '/devmodelsetting', owner: ADMIN, title: 'workspace.screen.devmodelsetting', access: 'nativeFunction' },
  { path: '/tabmodelsetting', owner: ADMIN, title: 'workspace.screen.tabmodelsetting', access: 'nativeFunction' },
  { path: '/undeal', owner: WORKFLOW, title: 'workspace.screen.undeal', access: 'nativeFunction', isProtected: true },
  { path: '/dealed', owner: WORKFLOW, title: 'workspace.screen.dealed', access: 'nativeFunction', isProtected: true },
  {
    path: '/flow',
    owner: WORKFLOW,
    title: 'workspace.screen.flow',
    access: 'nativeFunction',
    isProtected: true,
    frameless: ['processid', 'flowcode'],
  },
  {
    path: '/process',
    owner: WORKFLOW,
    title: 'workspace.screen.process',
    access: 'nativeFunction',
    frameless: 'always',
  },
  {
    path: '/masterflowmanager',
    owner: WORKFLOW,
    title: 'workspace.screen.masterflowmanager',
    access: 'nativeFunction',
  },
  {
    path: '/messagemanager',
    owner: WORKFLOW,
    title: 'workspace.screen.messagemanager',
    access: 'nativeFunction',
    isProtected: true,
  },
  {
    path: '/message-detail',
    owner: WORKFLOW,
    title: 'workspace.screen.messageDetail',
    listPath: '/messagemanager',
    access: 'nativeFunction',
  },
  {
    path: '/passwordmgr',
    owner: { kind: 'host', screen: 'passwordmgr' },
    title: 'workspace.screen.passwordmgr',
    access: 'nativeFunction',
    isProtected: true,
  },
  {
    path: JOB_LIST_PATH,
    owner: { kind: 'host', screen: 'importexportlist' },
    title: 'workspace.screen.importexportlist',
    access: 'nativeFunction',
    isProtected: true,
  },
];

/**
 * Path and query of an address; the path begins with a slash and does not end with one. A second slash at the beginning
 * stays: `//login` is no route, for Umi's router as for this table.
 */
export function splitAddress(address: string): { path: string; query: string } {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  return { path: `/${path.replace(/^\/|\/+$/g, '')}`, query };
}

/** The row of an address; undefined when the product has no such route. */
export function findRoute(address: string): Route | undefined {
  const path = splitAddress(address).path.toLowerCase();
  const isMatch = (route: Route) => {
    const own = route.path.toLowerCase();
    return route.isPrefix ? path.startsWith(own) : path === own;
  };
  return ROUTES.find(isMatch);
}

/** Whether a window whose first address this is shows its page alone. */
export function isFrameless(address: string): boolean {
  const { frameless } = findRoute(address) ?? {};
  const query = new URLSearchParams(splitAddress(address).query);
  return frameless === 'always' || (frameless?.some((name) => query.get(name)) ?? false);
}

/** Whether the address is a screen without the workspace. */
export function isOutside(address: string): boolean {
  const kind = findRoute(address)?.owner.kind;
  return kind === 'entry' || kind === 'outside';
}
