/** The sub-apps, in the order in which their development servers take ports (the host's port + 1, + 2, …). */
export const SUB_APPS = ['admin', 'reports', 'workflow'] as const;
export type SubAppName = (typeof SUB_APPS)[number];

/** The path of a sub-app's files, in development and in production. */
export const publicPathOf = (app: SubAppName) => `/apps/${app}/`;
