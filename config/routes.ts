import { isOutside, ROUTES } from '../src/routes/routes';

/** Screens outside the layout, then the workspace, which chooses the content of a tab by path (shell spec §2). */
export const routes = [
  ...ROUTES.filter(({ path }) => isOutside(path)).map(({ path }) => ({ path, component: `@/pages${path}` })),
  { path: '/*', component: '@/pages/workspace' },
];
