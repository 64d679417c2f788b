import { QueryClient } from '@tanstack/react-query';
import type { Disposable } from '../../common/disposable';
import { isAppError } from '../../common/errors/appError';
import type { AppError } from '../../common/errors/appError';
import type { HostPortal, User } from '../contract/portal';

declare module '@tanstack/react-query' {
  interface Register {
    /** The portal's HTTP client and the schemas reject only with `AppError`. */
    defaultError: AppError;
  }
}

/** Retries of a read after a network error. */
const MAX_RETRIES = 2;

const scopeOf = ({ tenantCode, accountCode, positionId }: User) => `${tenantCode}/${accountCode}/${positionId}`;

/**
 * The client of TanStack Query for all native screens. It retries only network errors, because an error of the server
 * is final. `networkMode` is `always`, because the host's HTTP client itself waits while the browser is offline.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failureCount, error) => failureCount < MAX_RETRIES && isAppError(error, 'network'),
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

const clients = new WeakMap<HostPortal, QueryClient>();

/** One client per portal: sub-apps share it, and a new session starts with an empty one. */
export function queryClientOf(portal: HostPortal): QueryClient {
  const client = clients.get(portal) ?? createQueryClient();
  clients.set(portal, client);
  return client;
}

/**
 * Resets all queries when the person or position changes. Invalidates them when the language changes, so that they are
 * read again while the old answers are shown.
 */
export function followSession(portal: HostPortal, client: QueryClient): Disposable {
  let scope = scopeOf(portal.session.get());
  const handleSession = () => {
    const next = scopeOf(portal.session.get());
    if (next === scope) return;
    scope = next;
    void client.resetQueries();
  };
  let { language } = portal.i18n.get();
  const handleLanguage = () => {
    if (portal.i18n.get().language === language) return;
    ({ language } = portal.i18n.get());
    // A query without an answer yet would keep the one that it has asked for in the earlier language.
    const unanswered = client
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching' })
      .filter(({ state }) => !state.dataUpdatedAt);
    void Promise.all(unanswered.map(({ queryKey }) => client.resetQueries({ queryKey, exact: true })));
    void client.invalidateQueries();
  };
  const disposables = [portal.session.subscribe(handleSession), portal.i18n.subscribe(handleLanguage)];
  return () => disposables.forEach((dispose) => dispose());
}
