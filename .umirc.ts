import { defineConfig } from '@umijs/max';
import { bundling } from './config/bundling';
import { htmlHead } from './config/html';
import { hostPlugins } from './config/plugins';
import { developmentProxy } from './config/proxy';
import { routes } from './config/routes';

const isDevelopment = process.env.NODE_ENV === 'development';

export default defineConfig({
  ...bundling,
  ...htmlHead(isDevelopment),
  plugins: hostPlugins,
  routes,
  history: { type: 'hash' },
  helmet: false,
  access: {},
  initialState: {},
  model: {},
  proxy: developmentProxy(Number(process.env.PORT ?? 8000)),
  mock: process.env.API_URL
    ? false
    : { exclude: ['mock/domain/**', 'mock/http/**', 'mock/storage/**', 'mock/**/*.test.ts'] },
});
