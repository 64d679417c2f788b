import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian puts it, which is not on every path. */
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'];

export const NGINX_MISSING =
  'No nginx with brotli: as root on Debian, apt-get install nginx libnginx-mod-http-brotli-static';

/** The path of nginx; undefined where it or its module for brotli is missing. */
export function findNginx({ env = process.env, exists = existsSync } = {}) {
  const inPath = (env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'nginx'));
  const nginx = [...inPath, ...PLACES].find((file) => exists(file));
  return nginx && exists('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf') ? nginx : undefined;
}
