import { publicPathOf, SUB_APPS } from '../src/routes/subApps';

/** In development every sub-app has its own server; the browser sees one address. */
export function developmentProxy(hostPort: number) {
  const subApps = SUB_APPS.map((app, index) => [
    publicPathOf(app),
    { target: `http://localhost:${hostPort + index + 1}`, changeOrigin: true },
  ]);
  return Object.fromEntries(subApps) as Record<string, { target: string; changeOrigin: boolean }>;
}
