/**
 * Fetches the piece of a first screen before it is shown, under the name Umi gives it. A screen whose piece is there appears
 * at once; otherwise React first shows an empty page, and holds it for 300 ms.
 */
export const preload = {
  '/login': () => import(/* webpackChunkName: "p__login__index" */ './login'),
  '/loading': () => import(/* webpackChunkName: "p__loading__index" */ './loading'),
} as const;

/** Whether there is a piece to fetch for the path. */
export const isPreloadable = (path: string): path is keyof typeof preload => path in preload;
