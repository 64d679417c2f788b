/** Packages that a sub-app takes from the host at run time instead of carrying its own copy. */
export const SHARED_MODULES = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'antd',
  '@ant-design/pro-components',
  '@ant-design/icons',
  'dayjs',
] as const;
export type SharedModule = (typeof SHARED_MODULES)[number];

/** The sub-apps, in the order in which their development servers take ports (the host's port + 1, + 2, …). */
export const SUB_APPS = ['admin', 'reports', 'workflow'] as const;
export type SubAppName = (typeof SUB_APPS)[number];

const BASE = SHARED_MODULES.filter((name) => name !== '@ant-design/pro-components');

/** What each sub-app imports: the host fetches these before it starts the app, and the app's bundle leaves them out. */
export const SHARED_BY_APP: Record<SubAppName, readonly SharedModule[]> = {
  admin: SHARED_MODULES,
  reports: BASE,
  workflow: BASE,
};

/** Where a sub-app is served, in development and in production. */
export const publicPathOf = (app: SubAppName) => `/apps/${app}/`;
