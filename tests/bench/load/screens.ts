export interface Screen {
  title: string;
  /** Its route, behind the hash. */
  route: string;
  /** The sub-app that shows it; the host shows a protocol page. */
  subApp?: string;
  /** The route of a screen that is opened before it, so that shared files are not counted. */
  after?: string;
  /** That screen belongs to the same sub-app. */
  isLater?: boolean;
}

/** The screens of admin that are opened after the first one. */
export const LATER_ADMIN_ROUTES = [
  '/positionmgr',
  '/postinstmgr',
  '/accountmgr',
  '/datadictmgr',
  '/navigationmgr',
  '/dataperrulesmgr',
  '/operationlog',
  '/systemmgr',
  '/mycentermgr',
  '/devmodelsetting',
  '/tabmodelsetting',
] as const;

/** The title of the step that opens a later screen of admin. */
export const laterAdmin = (route: string) => `admin: ${route}, after roles`;

/** The first screens that are opened from the workspace, each in a visit of its own. */
export const SCREENS: readonly Screen[] = [
  { title: 'admin: roles', route: '/rolemgr', subApp: 'admin' },
  ...LATER_ADMIN_ROUTES.map((route) => ({
    title: laterAdmin(route),
    route,
    subApp: 'admin',
    after: '/rolemgr',
    isLater: true,
  })),
  { title: 'reports: list', route: '/report-List', subApp: 'reports' },
  { title: 'workflow: to do', route: '/undeal', subApp: 'workflow' },
  { title: 'reports: list, after workflow', route: '/report-List', subApp: 'reports', after: '/undeal' },
  { title: 'workflow: to do, after reports', route: '/undeal', subApp: 'workflow', after: '/report-List' },
  { title: 'a form of the page engine', route: '/page?pagecode=customer-form&pagestatus=1' },
  { title: 'a page with scripts', route: '/page?pagecode=script-page' },
];
