import { createContext, use } from 'react';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import { readLinkParams } from './readLinkParams';
import type { LinkSignInParams } from './readLinkParams';

/** The parts of the browser's address that a link may use. */
export interface AddressBar {
  /** The query before the hash, and the route behind it: a path with its query. */
  read(): { outerQuery: string; route: string };
  /** Replaces query and hash in the address bar and in the current history entry. */
  replace(queryAndHash: string): void;
}

/** A sign-in by link. Each link has its own number. */
export type LinkSignIn = LinkSignInParams & { number: number };

export interface LinkListener extends Observable<LinkSignIn | undefined> {
  /**
   * Moves a sign-in from the address into memory, and gives a route its leading slash. Call it before a router, a request
   * or a paint reads the address.
   */
  readAddress(): void;
  /** Begins a sign-in that does not come from the address. */
  begin(params: LinkSignInParams): void;
  /** Ends the sign-in by link. */
  consume(): void;
}

/** The screen that signs a link in (shell spec §2). */
const ROUTE = '/loading';

const withQuery = (path: string, query: URLSearchParams) => {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};

const SECRETS = /^(token|refreshtoken|opentoken)$/i;

/** Removes tokens from a query, and from the address in its `redirect`; returns whether there were any. */
function removeSecrets(query: URLSearchParams): boolean {
  const secrets = [...query.keys()].filter((name) => SECRETS.test(name));
  secrets.forEach((name) => query.delete(name));
  const [path = '', ...rest] = (query.get('redirect') ?? '').split('?');
  const inner = new URLSearchParams(rest.join('?'));
  const isNested = rest.length > 0 && removeSecrets(inner);
  if (isNested) query.set('redirect', withQuery(path, inner));
  return isNested || secrets.length > 0;
}

/**
 * Listens for sign-ins by link. A token may be on any route (shell spec §4, start-up 1): it is moved from the address
 * and the history into memory. The redirect is the link's own, or else the route that the token was on.
 */
export function createLinkListener(bar: AddressBar): LinkListener {
  const current = createStore<LinkSignIn | undefined>(undefined);
  let count = 0;
  const begin = (params: LinkSignInParams) => {
    count += 1;
    current.set({ ...params, number: count });
  };
  return {
    get: current.get,
    subscribe: current.subscribe,
    begin,
    readAddress() {
      const { outerQuery, route } = bar.read();
      const [path = '', ...query] = route.split('?');
      const search = query.join('?');
      const inner = readLinkParams(search);
      const outer = readLinkParams(outerQuery);
      const found = inner ?? outer;
      const own = new URLSearchParams(inner?.rest ?? search);
      const before = new URLSearchParams(outer?.rest ?? outerQuery);
      const hadSecrets = [own, before].map(removeSecrets).includes(true);
      // The router has no route without a leading slash: it would unmount the workspace.
      const place = path === '' || path.startsWith('/') ? path : `/${path}`;
      if (!found) {
        // Tokens without a sign-in are removed from the address as well.
        if (hadSecrets || place !== path) bar.replace(withQuery('', before) + withQuery(`#${place}`, own));
        return;
      }
      const named = own.get('redirect') ?? before.get('redirect');
      if (outer) before.delete('redirect');
      const target = named ?? (['', '/', ROUTE].includes(place) ? '' : withQuery(place, own));
      bar.replace(withQuery('', before) + withQuery(`#${ROUTE}`, new URLSearchParams(target && { redirect: target })));
      begin(found.params);
    },
    consume: () => current.set(undefined),
  };
}

export const LinkListenerContext = createContext<LinkListener | undefined>(undefined);

/** The listener of the running product. */
export function useLinkListener(): LinkListener {
  const linkListener = use(LinkListenerContext);
  if (!linkListener) throw new Error('useLinkListener needs a LinkListenerContext above it');
  return linkListener;
}
