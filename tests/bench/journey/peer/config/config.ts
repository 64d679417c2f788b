import { defineConfig } from '@umijs/max';

/** As Ant Design Pro's template: Umi Max, one chunk for each route; routes are fetched when the pointer is on a link. */
export default defineConfig({
  npmClient: 'npm',
  hash: true,
  mfsu: false,
  jsMinifier: 'swc',
  targets: { chrome: 100, edge: 100, safari: 15, firefox: 100 },
  history: { type: 'hash' },
  manifest: {},
  routePrefetch: { defaultPrefetch: 'intent', defaultPrefetchTimeout: 50 },
  title: '订单管理',
  routes: [
    { path: '/sign-in', component: 'sign-in', layout: false },
    { path: '/', redirect: '/home' },
    { path: '/home', component: 'home' },
    { path: '/order-list', component: 'order-list' },
    { path: '/undeal', component: 'undeal' },
    { path: '/report-list', component: 'report-list' },
    { path: '/report/:code', component: 'report' },
  ],
});
