import { PAGE_STATUS } from '@/common/constants/page';
import type { PageStatus } from '@/common/constants/page';
import { isRecord } from '@/common/isRecord';
import { findRoute, splitAddress } from './routes';
import type { Route } from './routes';
import type { SubAppName } from './subApps';

/** Opens a native screen instead of a protocol page (shell spec §2). */
const NATIVE_PREFIX = 'native:';
/** Opens the pages of a folder instead of one page. */
const FOLDER_PREFIX = 'folder:';
const LITHE_FORM = '/litheform';
const PAGE_PATH = '/page';

/** The content of a destination. */
export type Target =
  /** The home of a position whose menu contains no page. */
  | { kind: 'home' }
  | { kind: 'page'; pageCode: string; linkParam: Readonly<Record<string, unknown>>; status?: PageStatus }
  /** The pages of a folder with a switch between them. */
  | { kind: 'folder'; folderKey: string; linkParam: Readonly<Record<string, unknown>>; status?: PageStatus }
  /** `route`: the canonical path with its query. */
  | { kind: 'app'; app: SubAppName; route: string }
  | { kind: 'host'; screen: string; title: string }
  | { kind: 'notFound'; address: string };

/** A resolved address. Tabs and layers keep the target, so that an address is resolved once. */
export interface Destination {
  /** The canonical address: the key of its tab. Other spellings are redirected to it. */
  path: string;
  /** Undefined when the product has no such route. */
  route: Route | undefined;
  /** The code in the menu: the page code, or `native:{name}`; empty for home and Not Found. */
  code: string;
  target: Target;
}

/** A page or native screen to open. */
export interface PageAddress {
  /** A protocol page's code, `folder:{key}`, `native:{name}`, or a path that begins with `/litheform`. */
  pageCode: string;
  /** Becomes the page code of a lithe form. */
  dataCode?: string;
  linkParam?: Readonly<Record<string, unknown>>;
  status?: PageStatus;
}

/**
 * The path of a page or native screen: `/page?pagecode=x&linkparam=…&pagestatus=1`, `/rolemgr?…`. The status `edit` is
 * the default and omitted, and a native screen has none, so that the menu and an opening page produce the same tab.
 */
export function pathOf({ pageCode, dataCode, linkParam = {}, status }: PageAddress): string {
  const own = ownPath(pageCode);
  const { path, query: ownQuery } = splitAddress(own ?? PAGE_PATH);
  const query = new URLSearchParams(ownQuery);
  if (own === undefined) query.set('pagecode', pageCode);
  else if (dataCode && path.toLowerCase().startsWith(LITHE_FORM)) query.set('pagecode', dataCode);
  if (findRoute(path)?.owner.kind === 'page') {
    if (Object.keys(linkParam).length > 0) query.set('linkparam', JSON.stringify(linkParam));
    if (status !== undefined && status !== PAGE_STATUS.edit) query.set('pagestatus', String(status));
  } else {
    for (const [key, value] of Object.entries(linkParam))
      if (value !== undefined) query.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The path of a menu item; undefined for an item without a page. */
export function menuPath({ pageCode, dataCode }: { pageCode?: string; dataCode?: string }): string | undefined {
  return pageCode ? pathOf({ pageCode, ...(dataCode === undefined ? {} : { dataCode }) }) : undefined;
}

/** Resolves an address. `outerQuery` is the query before the hash, where an embedding portal may set the page code. */
export function destinationOf(address: string, outerQuery = ''): Destination {
  const destination = read(address, outerQuery);
  return typeof destination === 'string' ? destinationOfCode(destination, address) : destination;
}

/**
 * The destination of a page code that is a path. It is resolved once: a path in that path would make the recursion
 * unbounded. The screens before the workspace are home, as they are in a redirect after a sign-in.
 */
function destinationOfCode(path: string, address: string): Destination {
  if (findRoute(path)?.owner.kind === 'entry') return destinationOf(PAGE_PATH);
  const destination = read(path, '');
  return typeof destination === 'string' ? notFound(address) : destination;
}

const notFound = (path: string, route?: Route): Destination => ({
  path,
  route,
  code: '',
  target: { kind: 'notFound', address: path },
});

/** The destination, or the path that the page code contains. */
function read(address: string, outerQuery: string): Destination | string {
  const { path, query } = splitAddress(address);
  const route = findRoute(path);
  if (!route) return notFound(address);
  const { owner } = route;
  if (owner.kind === 'page' || owner.kind === 'home') return readPage(route, path, query, outerQuery);
  if (owner.kind !== 'app' && owner.kind !== 'host') return notFound(address, route);
  const own = withQuery(route.path, query);
  const target: Target =
    owner.kind === 'app'
      ? { kind: 'app', app: owner.app, route: own }
      : { kind: 'host', screen: owner.screen, title: route.title ?? '' };
  return { path: own, route, code: nativeCode(route.path), target };
}

/** The destination of a page or native screen that is opened by its code. */
export const destinationOfPage = (page: PageAddress): Destination => destinationOf(pathOf(page));

function readPage(route: Route, path: string, query: string, outerQuery: string): Destination | string {
  const params = new URLSearchParams(query);
  const fixed = route.owner.kind === 'page' ? route.owner.pageCode : undefined;
  const inner = params.get('pagecode') ?? '';
  const pageCode = fixed ?? (inner || (new URLSearchParams(outerQuery).get('pagecode') ?? ''));
  const status = statusIn(params);
  const linkParam = linkParamIn(params);
  if (pageCode === '')
    return route.isPrefix ? notFound(path, route) : { path: route.path, route, code: '', target: { kind: 'home' } };
  if (ownPath(pageCode) !== undefined) return pathOf({ pageCode, linkParam, ...(status && { status }) });
  const shown = { linkParam, ...(status && { status }) };
  const target: Target = pageCode.startsWith(FOLDER_PREFIX)
    ? { kind: 'folder', folderKey: pageCode.slice(FOLDER_PREFIX.length), ...shown }
    : { kind: 'page', pageCode, ...shown };
  if (fixed !== undefined) return { path: withQuery(route.path, query), route, code: nativeCode(route.path), target };
  const own = pageQuery(pageCode, params);
  return route.isPrefix
    ? { path: withQuery(path, own), route, code: pageCode, target }
    : { path: withQuery(PAGE_PATH, own), route: findRoute(PAGE_PATH), code: pageCode, target };
}

/**
 * The canonical query: the page code first, the other parameters in their order. The status `edit` is the default and
 * omitted.
 */
function pageQuery(pageCode: string, params: URLSearchParams): string {
  const rest = [...params].filter(
    ([key, value]) => key !== 'pagecode' && !(key === 'pagestatus' && value === String(PAGE_STATUS.edit)),
  );
  return new URLSearchParams([['pagecode', pageCode], ...rest]).toString();
}

/** The path of a page code that is a path; undefined for the code of a protocol page. */
function ownPath(pageCode: string): string | undefined {
  if (pageCode.startsWith(NATIVE_PREFIX)) return `/${pageCode.slice(NATIVE_PREFIX.length).replace(/^\/+/, '')}`;
  return pageCode.startsWith(LITHE_FORM) ? pageCode : undefined;
}

const nativeCode = (path: string) => `${NATIVE_PREFIX}${path.slice(1)}`;

const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`);

/** The link parameters; empty when the query has no valid JSON object. */
function linkParamIn(query: URLSearchParams): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(query.get('linkparam') ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** The page status; undefined when the query has no valid one. */
function statusIn(query: URLSearchParams): PageStatus | undefined {
  const status = query.get('pagestatus');
  return Object.values(PAGE_STATUS).find((known) => String(known) === status);
}
