/**
 * The headers and the caching of a deployment, in one place for the Express server and for the generated nginx
 * configuration. Patterns are written so that JavaScript and PCRE read them alike.
 */

/** File names with a content hash; such files never change. */
export const HASHED_FILE = /\.[0-9a-f]{8}\.(async\.|chunk\.)?\w+$/;

/** Every other file is revalidated: pages, `config.json`, `embed.js`. */
export const CACHING = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/** The script for partners' pages. A qiankun host fetches it, and it is public: every origin may read it. */
export const PARTNER_SCRIPT = /^\/embed\.js$/;

/** The kinds of files in `dist/`, which are all in UTF-8 if they are texts. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'application/javascript',
  json: 'application/json',
  txt: 'text/plain',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
};

/** Policies of workers, which allow no network: tenants' scripts with WebAssembly, and the reading of spreadsheets. */
export const WORKER_POLICIES = [
  { path: /\/script-worker[.\w-]*\.js$/, policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'" },
  { path: /\/spreadsheet-worker[.\w-]*\.js$/, policy: "default-src 'none'; script-src 'self'" },
] as const;

/** Features of the browser that the product does not use, for itself and for what it frames. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'publickey-credentials-get', 'serial', 'usb', 'xr-spatial-tracking'],
];

/**
 * The same for every response, besides `Content-Security-Policy`. There is no X-Frame-Options, which would contradict
 * `frame-ancestors`, and no Cross-Origin-Opener-Policy, which would part the preview from the window that opened it.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // The URL of a sign-in link contains a token.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': ['geolocation=(self)', ...UNUSED_FEATURES.map((name) => `${name}=()`)].join(', '),
};
