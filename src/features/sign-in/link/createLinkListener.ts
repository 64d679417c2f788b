import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import { readLinkParams } from './readLinkParams';
import type { LinkSignInParams } from './readLinkParams';

/** The browser's address, as far as a link is concerned. */
export interface AddressBar {
  /** The query before the hash, and the route behind it: a path with its query. */
  read(): { outerQuery: string; route: string };
  /** Puts the page's path and this query and hash in the place of the present address, in address bar and history. */
  replace(queryAndHash: string): void;
}

/** One arrival may follow another before the first is dealt with. */
export type LinkSignIn = LinkSignInParams & { number: number };

export interface LinkListener extends Observable<LinkSignIn | undefined> {
  /** Takes a sign-in out of the address, if there is one. Call it before a router, a request or a paint sees the address. */
  readAddress(): void;
  /** The arrival has been dealt with. */
  consume(): void;
}

/** The screen that signs a link in (shell spec §2). */
const ROUTE = '/loading';

const withQuery = (path: string, query: URLSearchParams) => {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};

const SECRETS = /^(token|refreshtoken|opentoken)$/i;

/** Takes tokens out of a query, and out of the address in its `redirect`; answers whether there were some. */
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
 * Sign-ins that arrive by a link. A token may stand on any route (shell spec §4, start-up 1): it goes out of address and
 * history into memory, and the visit goes on to the link's `redirect`, or to the route that the token stood on.
 */
export function createLinkListener(bar: AddressBar): LinkListener {
  const current = createStore<LinkSignIn | undefined>(undefined);
  let count = 0;
  return {
    get: current.get,
    subscribe: current.subscribe,
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
      if (!found) {
        // Tokens without a sign-in are removed from the address as well.
        if (hadSecrets) bar.replace(withQuery('', before) + withQuery(`#${path}`, own));
        return;
      }
      const named = own.get('redirect') ?? before.get('redirect');
      if (outer) before.delete('redirect');
      const place = path.startsWith('/') ? path : `/${path}`;
      const target = named ?? (place === '/' || place === ROUTE ? '' : withQuery(place, own));
      bar.replace(withQuery('', before) + withQuery(`#${ROUTE}`, new URLSearchParams(target && { redirect: target })));
      count += 1;
      current.set({ ...found.arrival, number: count });
    },
    consume: () => current.set(undefined),
  };
}
