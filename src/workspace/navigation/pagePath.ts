import { isRecord } from '@/common/isRecord';

/** Opens a native screen instead of a protocol page (shell spec §2). */
const NATIVE_PREFIX = 'native:';

/** Opens the pages of a folder, with a switch between them, instead of one page. */
const FOLDER_PREFIX = 'folder:';

/** Where a path leads inside the workspace. */
export type Target =
  | { kind: 'home' }
  | { kind: 'page'; pageCode: string; linkParam: Record<string, unknown>; isTabbed: boolean }
  | { kind: 'native'; name: string; route: string };

export interface PageAddress {
  pageCode: string;
  linkParam?: Record<string, unknown>;
}

/** The path of a page or native screen: `/page?pagecode=x&linkparam=…`, `/rolemgr?…`. */
export function pagePath({ pageCode, linkParam }: PageAddress): string {
  if (isNativeCode(pageCode)) return nativePath(pageCode, linkParam);
  const query = new URLSearchParams({ pagecode: pageCode });
  if (linkParam && Object.keys(linkParam).length > 0) query.set('linkparam', JSON.stringify(linkParam));
  return `/page?${query.toString()}`;
}

/** The path of a menu item: a lithe form carries its data code as the page code. */
export function menuPath(item: { pageCode?: string; dataCode?: string }): string | undefined {
  if (!item.pageCode) return undefined;
  if (!item.pageCode.startsWith('/litheform')) return pagePath({ pageCode: item.pageCode });
  return `/litheform?${new URLSearchParams({ pagecode: item.dataCode ?? '' }).toString()}`;
}

/** Reads a path. `outerQuery` is the query before the hash, where an embedding portal may put the page code. */
export function parsePath(path: string, outerQuery = ''): Target {
  const { name, query } = splitPath(path);
  const lower = name.toLowerCase();
  if (lower !== '' && lower !== 'page' && !lower.startsWith('litheform')) return { kind: 'native', name, route: path };
  const pageCode = query.get('pagecode') ?? new URLSearchParams(outerQuery).get('pagecode') ?? '';
  if (lower.startsWith('litheform')) return pageTarget(pageCode, query, false);
  if (pageCode === '') return { kind: 'home' };
  if (isNativeCode(pageCode)) return parsePath(nativePath(pageCode, readLinkParam(query)));
  return pageTarget(pageCode, query, true);
}

export function isNativeCode(pageCode: string): boolean {
  return pageCode.startsWith(NATIVE_PREFIX);
}

/** The folder that a page code such as `folder:shops` names; undefined for the code of a page. */
export const folderKeyOf = (pageCode: string): string | undefined =>
  pageCode.startsWith(FOLDER_PREFIX) ? pageCode.slice(FOLDER_PREFIX.length) : undefined;

/** The code by which menu and tabs know a target: its page code, or `native:{name}`. */
export function targetCode(target: Exclude<Target, { kind: 'home' }>): string {
  return target.kind === 'page' ? target.pageCode : `${NATIVE_PREFIX}${target.name}`;
}

/** First segment of a path without its slash, and its query. */
export function splitPath(path: string): { name: string; query: URLSearchParams } {
  const [pathname = '', query = ''] = path.split(/\?(.*)/s);
  return { name: pathname.replace(/^\/+|\/+$/g, ''), query: new URLSearchParams(query) };
}

function pageTarget(pageCode: string, query: URLSearchParams, isTabbed: boolean): Target {
  return { kind: 'page', pageCode, linkParam: readLinkParam(query), isTabbed };
}

function nativePath(pageCode: string, linkParam: Record<string, unknown> = {}): string {
  const [name = '', ownQuery = ''] = pageCode.slice(NATIVE_PREFIX.length).replace(/^\/+/, '').split(/\?(.*)/s);
  const query = new URLSearchParams(ownQuery);
  Object.entries(linkParam).forEach(([key, value]) => {
    query.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  });
  const text = query.toString();
  return text === '' ? `/${name}` : `/${name}?${text}`;
}

/** A link parameter somebody mistyped in the address opens the page without it. */
function readLinkParam(query: URLSearchParams): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(query.get('linkparam') ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
