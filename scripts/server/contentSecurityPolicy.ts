import { createHash } from 'node:crypto';
import type { LocalSettings } from '../../src/services/settings/localSettings';

/** The map service: the API, its JSONP answers and tiles. Scripts are named exactly. */
const MAP = {
  scripts: ['https://webapi.amap.com', 'https://restapi.amap.com', 'https://vdata.amap.com'],
  data: ['https://*.amap.com', 'https://*.autonavi.com'],
};

/** The storages of the mock platform, whose ports are free ones. */
const DEMO_STORAGES = 'http://localhost:*';

/** The program of `npm run preview` on the author's computer. */
const PREVIEW_SOCKETS = 'ws://127.0.0.1:*';

/** The CSP hash sources of a page's inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script\s*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  return scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

export interface PolicyOptions {
  /** The page whose inline scripts are allowed by hash. */
  html: string;
  settings: Pick<LocalSettings, 'embedOrigins' | 'isPreviewOn' | 'mapKey' | 'storageOrigins'>;
  /** Allows the map service without a key in the configuration, for pages with their own. */
  allowMap?: boolean;
  /** The platform is the mock. */
  isDemo?: boolean;
}

/**
 * The content security policy of every document. Exceptions: qiankun evaluates the scripts of sub-apps, antd writes style
 * elements. What is not named is forbidden.
 */
export function contentSecurityPolicy({ html, settings, allowMap = false, isDemo = false }: PolicyOptions): string {
  const { embedOrigins, isPreviewOn, mapKey, storageOrigins } = settings;
  const hasMap = allowMap || mapKey !== '';
  // Files go directly to the tenant's storage, whose origin only the platform knows.
  const storages = storageOrigins ? [...storageOrigins, ...(hasMap ? MAP.data : [])] : ['https:'];
  if (isDemo) storages.push(DEMO_STORAGES);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'unsafe-eval'", ...inlineScriptHashes(html), ...(hasMap ? MAP.scripts : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    // Icons in styles and codes to scan are data, pictures that were fetched with credentials are blobs.
    'img-src': ["'self'", 'data:', 'blob:', ...storages],
    // Videos of file controls.
    'media-src': ['blob:'],
    'connect-src': ["'self'", ...storages, ...(isPreviewOn ? [PREVIEW_SOCKETS] : [])],
    // The thread of a custom widget in its sandboxed frame is a blob.
    'worker-src': ["'self'", 'blob:'],
    // The devices of the playground.
    'frame-src': ["'self'"],
    'frame-ancestors': ["'self'", ...embedOrigins],
    // html2canvas, which draws what is printed, sets the base of its copy of the page.
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
