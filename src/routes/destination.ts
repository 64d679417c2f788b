import { PAGE_STATUS } from '@/common/constants/page';
import type { PageStatus } from '@/common/constants/page';
import { isRecord } from '@/common/isRecord';
import { findRoute, splitAddress } from './routes';
import type { Route } from './routes';

/** Opens a native screen instead of a protocol page (shell spec §2). */
const NATIVE_PREFIX = 'native:';
/** Opens the pages of a folder instead of one page. */
const FOLDER_PREFIX = 'folder:';
const LITHE_FORM = '/litheform';
const PAGE_PATH = '/page';

/** What an address shows. */
export type Target =
  /** The first page of a position that has none. */
  | { kind: 'home' }
  | { kind: 'page'; pageCode: string; linkParam: Readonly<Record<string, unknown>>; status?: PageStatus }
  /** The pages of a folder with a switch between them. */
  | { kind: 'folder'; folderKey: string; linkParam: Readonly<Record<string, unknown>>; status?: PageStatus }
  /** `route`: the path with its query, in the one spelling. */
  | { kind: 'app'; app: 'admin' | 'reports' | 'workflow'; route: string }
  | { kind: 'host'; screen: string; title: string }
  | { kind: 'notFound' };

/** An address as the route table reads it. Tabs and layers keep the target, so that it is read once. */
export interface Destination {
  /** The one spelling of the address: the key of its tab. An address that is spelled otherwise is redirected to it. */
  path: string;
  /** Undefined when the product has no such route. */
  route: Route | undefined;
  /** The code by which the menu knows it: the page code, or `native:{name}`; empty for home and Not Found. */
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
 * what a page has without one, so it is left out: the menu and a page that opens another name one tab.
 */
export function pathOf({ pageCode, dataCode, linkParam = {}, status }: PageAddress): string {
  const own = ownPath(pageCode);
  const { path, query: ownQuery } = splitAddress(own ?? PAGE_PATH);
  const query = new URLSearchParams(ownQuery);
  if (own === undefined) query.set('pagecode', pageCode);
  else if (dataCode && path.toLowerCase().startsWith(LITHE_FORM)) query.set('pagecode', dataCode);
  if (findRoute(path)?.owner.kind === 'page') {
    if (Object.keys(linkParam).length > 0) query.set('linkparam', JSON.stringify(linkParam));
  } else {
    Object.entries(linkParam).forEach(([key, value]) =>
      query.set(key, typeof value === 'string' ? value : JSON.stringify(value)),
    );
  }
  if (status !== undefined && status !== PAGE_STATUS.edit) query.set('pagestatus', String(status));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The path of a menu item; undefined for one that opens nothing. */
export function menuPath({ pageCode, dataCode }: { pageCode?: string; dataCode?: string }): string | undefined {
  return pageCode ? pathOf({ pageCode, ...(dataCode === undefined ? {} : { dataCode }) }) : undefined;
}

/** Reads an address. `outerQuery` is the query before the hash, where an embedding portal may put the page code. */
export function destinationOf(address: string, outerQuery = ''): Destination {
  const destination = read(address, outerQuery);
  // A page code may be a path. A path inside that path is nothing the platform sends; following it has no bound.
  return typeof destination === 'string' ? asDestination(read(destination, ''), address) : destination;
}

const asDestination = (destination: Destination | string, address: string): Destination =>
  typeof destination === 'string' ? notFound(address) : destination;

const notFound = (path: string, route?: Route): Destination => ({
  path,
  route,
  code: '',
  target: { kind: 'notFound' },
});

/** The destination, or the path that stands in the page code. */
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
 * The query in the one spelling: the page code first, the rest in its order. The status `edit` is what a page has without
 * one, so it is left out.
 */
function pageQuery(pageCode: string, params: URLSearchParams): string {
  const rest = [...params].filter(
    ([key, value]) => key !== 'pagecode' && !(key === 'pagestatus' && value === String(PAGE_STATUS.edit)),
  );
  return new URLSearchParams([['pagecode', pageCode], ...rest]).toString();
}

/** The path that a page code is itself; undefined for a code of a protocol page. */
function ownPath(pageCode: string): string | undefined {
  if (pageCode.startsWith(NATIVE_PREFIX)) return `/${pageCode.slice(NATIVE_PREFIX.length).replace(/^\/+/, '')}`;
  return pageCode.startsWith(LITHE_FORM) ? pageCode : undefined;
}

const nativeCode = (path: string) => `${NATIVE_PREFIX}${path.slice(1)}`;

const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`);

/** A link parameter that is no JSON object opens the page without it. */
function linkParamIn(query: URLSearchParams): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(query.get('linkparam') ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** A page status that is none opens the page without it. */
function statusIn(query: URLSearchParams): PageStatus | undefined {
  const status = query.get('pagestatus');
  return Object.values(PAGE_STATUS).find((known) => String(known) === status);
}
