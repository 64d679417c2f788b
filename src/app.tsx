import { history, useModel } from '@umijs/max';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { CrashBoundary } from '@/features/start-up/crash/CrashBoundary';
import { entryRedirect } from '@/features/start-up/entry/entryRedirect';
import { signInPath } from '@/features/start-up/entry/signInPath';
import { followDocument } from './app-context/followDocument';
import { createLinkListener, LinkListenerContext } from './features/sign-in/link/createLinkListener';
import { createSignOutRedirect } from './features/sign-in/session-end/createSignOutRedirect';
import { createReturnAddress, ReturnAddressContext } from './features/sign-in/session-end/returnAddress';
import type { EmbeddedFrame } from './features/embedding/portal/detectFrame';
import { EmbeddingContext, lazyEmbedding } from './features/embedding/portal/lazyEmbedding';
import type { LazyEmbedding } from './features/embedding/portal/lazyEmbedding';
import { browserEnvironment, createServices } from '@/services';
import { embeddedEnvironment } from '@/services/embeddedEnvironment';
import type { Environment } from '@/services/environment';
import { frame } from '@/pages/embedded/frame';
import { prefetchScreen, replaceLazyScreens } from '@/pages/routeScreens';
import { BrowserNotices } from './app-context/BrowserNotices';
import { ProgressLine } from './ui/ProgressLine';
import { useObservable } from './ui/useObservable';
import { ServicesProvider } from './app-context/services';
import type { AccessState } from './access';

const linkListener = createLinkListener({
  read: () => ({ outerQuery: window.location.search, route: window.location.hash.slice(1) }),
  replace: (queryAndHash) =>
    window.history.replaceState(window.history.state, '', window.location.pathname + queryAndHash),
});
// A partner's page passes its token in memory: there, an address signs nobody in.
if (!frame) {
  // This module runs before Umi reads the address, and the capture phase before Umi's history: neither sees a token.
  linkListener.readAddress();
  window.addEventListener('popstate', linkListener.readAddress, { capture: true });
  window.addEventListener('hashchange', linkListener.readAddress, { capture: true });
}

/** In a partner's page, which signs the person in and renews the tokens. */
const embedIn = (own: EmbeddedFrame): LazyEmbedding =>
  lazyEmbedding(async () => {
    const { connectEmbedding } = await import(/* webpackChunkName: "embedding" */ '@/pages/embedded/connectEmbedding');
    return connectEmbedding({ frame: own, services, environment, linkListener });
  });
const embedding = frame && embedIn(frame);
const browser = browserEnvironment();
const environment: Environment = embedding ? embeddedEnvironment(browser, embedding) : browser;
const services = createServices(environment);
const { session, settings, startUp, access, i18n, log } = services;
const returnAddress = createReturnAddress(session);
const signOutRedirect = createSignOutRedirect(() => {
  const { pathname, search } = history.location;
  returnAddress.keep(`${pathname}${search}`);
  history.replace(signInPath({ pathname, search, isReturning: frame !== undefined }));
});

/** Redirects the visit to its first screen. */
function redirectEntry() {
  const { pathname, search } = history.location;
  const target = entryRedirect({
    pathname,
    search,
    isSignedIn: session.get() !== undefined,
    isStarted: startUp.get() !== undefined,
  });
  if (target) history.replace(target);
}

/** The screen loads again when it is shown, and reports a failure there. */
const handleLoadFailure = (error: unknown) =>
  log({ level: 'warn', source: 'app', message: 'The first screen could not be prefetched', error });

/** Umi's hook before the first paint: redirects, and loads the texts and the first screen. */
export function render(paint: () => void) {
  followDocument(document, services);
  // The end of the session does not interrupt a sign-in by link, which replaces the session.
  services.onSessionOver(() => {
    if (!linkListener.get()) signOutRedirect.leave();
  });
  services.onSessionReplaced(() => {
    if (!linkListener.get()) history.replace('/loading');
  });
  redirectEntry();
  void Promise.all([i18n.ready, prefetchScreen(history.location.pathname).catch(handleLoadFailure)])
    .then(paint)
    .then(settings.prefetch);
}

export const modifyClientRenderOpts = replaceLazyScreens;

export const getInitialState = async (): Promise<AccessState> => ({ access });

/** Renews Umi's initial state with each session, so that components that use the access plugin render again. */
function AccessFollowsSession({ children }: { children: ReactNode }) {
  const { setInitialState } = useModel('@@initialState');
  useEffect(() => {
    const renew = () => void setInitialState({ access });
    const subscriptions = [session.subscribe(renew), startUp.subscribe(renew)];
    return () => subscriptions.forEach((unsubscribe) => unsubscribe());
  }, [setInitialState]);
  return children;
}

export const innerProvider = (container: ReactNode) => <AccessFollowsSession>{container}</AccessFollowsSession>;

/** Does not block the sign-in form. */
const SignOutProgress = () => useObservable(signOutRedirect.isSigningOut) && <ProgressLine />;

export const rootContainer = (container: ReactNode) => (
  <ServicesProvider services={services}>
    <LinkListenerContext value={linkListener}>
      <ReturnAddressContext value={returnAddress}>
        <EmbeddingContext value={embedding}>
          <CrashBoundary services={services}>{container}</CrashBoundary>
        </EmbeddingContext>
      </ReturnAddressContext>
    </LinkListenerContext>
    <SignOutProgress />
    <BrowserNotices />
  </ServicesProvider>
);
