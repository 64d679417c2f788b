/** Screens outside the layout, then the workspace, which decides by path what a tab shows (shell spec §2). */
export const routes = [
  { path: '/login', component: '@/pages/login' },
  { path: '/authlogin', component: '@/pages/authlogin' },
  { path: '/authbindlogin', component: '@/pages/authbindlogin' },
  { path: '/loading', component: '@/pages/loading' },
  { path: '/preview', component: '@/pages/preview' },
  { path: '/*', component: '@/pages/workspace' },
];
