import { findRoute } from '@/routes/routes';

/**
 * The path to open after start-up: a path of this product, or home. A target that begins with `page` means that route
 * (shell spec §4). Other origins, protocol-relative paths, backslashes, control characters and the screens before the
 * workspace become home.
 */
export function safeRedirect(target: string | null | undefined): string {
  if (!target) return '/';
  const path = target.startsWith('page') ? `/${target}` : target;
  // eslint-disable-next-line no-control-regex -- the test is for control characters
  if (!/^\/(?!\/)/.test(path) || /[\\\u0000-\u001f\u007f]/.test(path)) return '/';
  const { pathname } = new URL(path, 'http://host');
  return findRoute(pathname)?.owner.kind === 'entry' ? '/' : path;
}
