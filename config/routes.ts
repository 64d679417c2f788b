import { isOutside, ROUTES } from '../src/routes/routes';

/** Screens outside the layout, then the workspace, which decides by path what a tab shows (shell spec §2). */
export const routes = [
  ...ROUTES.filter(({ path }) => isOutside(path)).map(({ path }) => ({ path, component: `@/pages${path}` })),
  { path: '/*', component: '@/pages/workspace' },
];
