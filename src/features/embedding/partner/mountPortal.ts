import { createCallTable, failure } from '../calls';
import { CONNECT, NONCE_PARAMETER, PROTOCOL_VERSIONS } from '../wire';
import type {
  Chrome,
  Connect,
  EventName,
  HeightMode,
  PortalCalls,
  PortalEvents,
  PortalToken,
  PortMessage,
  ThemeMode,
  TokenReason,
} from '../wire';

/** An event of the portal: its name as `type`, and its details. */
export type PortalEvent = { [Name in EventName]: { type: Name } & PortalEvents[Name] }[EventName];

export interface PortalOptions {
  /** Where Atrium is deployed: `https://atrium.example`, or a folder below it. */
  origin: string;
  /**
   * Resolves to a token of the person who uses the partner's page, from the partner's own server; to null when nobody is
   * signed in there. It is kept in memory only.
   */
  getToken(request: { reason: TokenReason }): PortalToken | string | null | Promise<PortalToken | string | null>;
  /** `zh-CN`, `en` or `zh-TW`. */
  lang?: string | undefined;
  /** The first page: `/undeal`, `/page?pagecode=orders`. */
  route?: string | undefined;
  /** The id of the position to work in, for people who have several. */
  position?: string | undefined;
  chrome?: Chrome | undefined;
  theme?: ThemeMode | undefined;
  height?: HeightMode | undefined;
  /** The accessible name of the frame. */
  title?: string | undefined;
  /** Return false from `openExternal` to open nothing. */
  onEvent?: ((event: PortalEvent) => unknown) | undefined;
}

/**
 * A portal that is shown. Its calls wait while the portal starts, also after a reload of the frame. They reject with an
 * `Error` that has a `code`: `notReady` while nobody is signed in, `refused` or `timeout` where there is no portal.
 */
export interface Portal {
  /** Resolves when the workspace is first shown; rejects when it cannot be (`refused`, `timeout`, `nonce`, `destroyed`). */
  readonly ready: Promise<void>;
  /** Opens a page as the menu would. */
  navigate(route: string): Promise<void>;
  /** Opens a page in a tab of its own. */
  openTab(route: string, title?: string): Promise<void>;
  setLang(lang: string): Promise<void>;
  setTheme(theme: ThemeMode): Promise<void>;
  /**
   * Whether the page may go away; the portal asks the person where input would be lost. Without a workspace, nothing can
   * be lost: it is true at once.
   */
  canLeave(): Promise<boolean>;
  /** Removes the frame. Ask `canLeave` first. */
  destroy(): void;
}

const CONNECT_TIMEOUT_MS = 30_000;
const HIGHEST_PX = 20_000;
/** Everything but the navigation of the partner's own page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox';
const EXTERNAL = /^(https?|mailto|tel):/i;

const randomNonce = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The start of a portal, for which calls wait. */
function createStart() {
  let settle: { resolve(): void; reject(error: Error): void } | undefined;
  const promise = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  // A partner that only listens to events has no handler on the promise.
  promise.catch(() => undefined);
  const start = {
    promise,
    isSettled: false,
    end(error?: Error) {
      start.isSettled = true;
      if (error) settle?.reject(error);
      else settle?.resolve();
    },
  };
  return start;
}

/** The deployment's address; throws a `TypeError` for anything but http and https. */
function addressOf(origin: string): URL {
  // Without a base, `new URL` would not say which option is meant.
  const url = new URL(origin ?? '', 'none:/');
  if (!/^https?:$/.test(url.protocol)) throw new TypeError(`mountPortal: origin is no web address: ${origin}`);
  return url;
}

/** Shows the portal in the element. Throws a `TypeError` without an element, an address of the deployment or `getToken`. */
export function mountPortal(element: Pick<ParentNode, 'append'>, options: PortalOptions): Portal {
  const { getToken, onEvent, chrome = 'full', theme = 'system', height = 'fill', lang, route, position } = options;
  const address = addressOf(options.origin);
  if (!element) throw new TypeError('mountPortal: there is no element');
  if (typeof getToken !== 'function') throw new TypeError('mountPortal: getToken is no function');
  const nonce = randomNonce();
  address.search = new URLSearchParams({ [NONCE_PARAMETER]: nonce, chrome, theme }).toString();
  address.hash = '#/';

  let port: MessagePort | undefined;
  let isDestroyed = false;
  let isShown = false;
  const post = (message: PortMessage) => port?.postMessage(message);
  const calls = createCallTable(post);
  const first = createStart();
  let start = createStart();

  /** The portal is shown, or is not for this reason. Calls wait for the next start, or know it at once. */
  function endStart(error?: Error) {
    if (start.isSettled) start = createStart();
    start.end(error);
    isShown = !error;
  }

  const emit = (event: PortalEvent): unknown => {
    try {
      return onEvent?.(event);
    } catch (error) {
      reportError(error);
      return undefined;
    }
  };
  const fail = (code: string, message: string) => {
    const error = failure(code, message);
    first.end(error);
    endStart(error);
    emit({ type: 'error', code, message });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  function expectAnswer() {
    timer ??= setTimeout(() => {
      noteAnswer();
      fail('timeout', `${address.origin} does not answer: is this page's origin in its embedOrigins?`);
    }, CONNECT_TIMEOUT_MS);
  }
  function noteAnswer() {
    clearTimeout(timer);
    timer = undefined;
  }

  /** What the workspace has announced, by the route of the tab. */
  const tabs = new Map<string, PortalEvents['tabClosed']>();
  let isDirty = false;
  function note(event: PortalEvent) {
    if (event.type === 'tabOpened') tabs.set(event.route, { route: event.route, title: event.title });
    if (event.type === 'tabClosed') tabs.delete(event.route);
    if (event.type === 'dirtyChanged') isDirty = event.isDirty;
  }

  /** A workspace whose frame is loaded again cannot announce its end itself. */
  function announceEnd() {
    tabs.forEach((tab) => handleEvent({ type: 'tabClosed', ...tab }));
    if (isDirty) handleEvent({ type: 'dirtyChanged', isDirty: false });
  }

  function handleEvent(event: PortalEvent) {
    note(event);
    if (event.type === 'ready') {
      first.end();
      endStart();
    }
    if (event.type === 'authRequired') endStart(failure('notReady', 'Nobody is signed in'));
    if (event.type === 'resize' && height === 'auto') {
      frame.style.height = `${Math.min(Math.max(Number(event.height) || 0, 0), HIGHEST_PX)}px`;
      tellVisible();
    }
    const answer = emit(event);
    if (event.type === 'openExternal' && answer !== false && EXTERNAL.test(event.url))
      window.open(event.url, '_blank', 'noopener');
  }

  /** The answer of the partner's function. Its errors stay here: the portal learns only that there is no token. */
  async function answerCall(id: number, params: { reason: TokenReason }) {
    // A frame that is loaded again meanwhile gets another port, and asks anew.
    const asked = port;
    const answer = (message: PortMessage) => asked?.postMessage(message);
    try {
      const value = await getToken({ reason: params.reason });
      answer({ type: 'result', id, value: typeof value === 'string' ? { token: value } : value });
    } catch (error) {
      reportError(error);
      answer({ type: 'result', id, error: { code: 'noToken', message: 'getToken has failed' } });
    }
  }

  function handleMessage({ data }: MessageEvent<PortMessage>) {
    switch (data.type) {
      case 'accepted':
        noteAnswer();
        if (data.nonce === nonce) tellVisible();
        else {
          port?.close();
          fail('nonce', 'The answer is not for this frame');
        }
        break;
      case 'refused':
        noteAnswer();
        fail('refused', `The portal refuses this page: ${data.reason}`);
        break;
      case 'call':
        void answerCall(data.id, data.params as { reason: TokenReason });
        break;
      case 'result':
        calls.settle(data);
        break;
      case 'event':
        handleEvent({ type: data.name, ...(data.detail as object) } as PortalEvent);
    }
  }

  /** Each load of the frame gets a port of its own. Another origin in the frame never receives it. */
  function connect() {
    calls.abandon(failure('reloaded', 'The portal was loaded again'));
    announceEnd();
    if (start.isSettled) start = createStart();
    isShown = false;
    expectAnswer();
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = handleMessage;
    const request: Connect = {
      type: CONNECT,
      nonce,
      versions: PROTOCOL_VERSIONS,
      options: { lang, route, position, height },
    };
    frame.contentWindow?.postMessage(request, address.origin, [channel.port2]);
  }

  /** A dialog in a frame that is higher than the window must know which part of it is in sight. */
  function tellVisible() {
    if (height !== 'auto' || isDestroyed) return;
    const { top, bottom } = frame.getBoundingClientRect();
    const from = Math.max(-top, 0);
    post({ type: 'visible', top: from, height: Math.max(Math.min(bottom, innerHeight) - top - from, 0) });
  }

  async function call<Method extends keyof PortalCalls>(method: Method, params: PortalCalls[Method]): Promise<unknown> {
    await start.promise;
    // The portal was removed or loaded again in the meantime.
    return isShown ? calls.call(method, params) : call(method, params);
  }

  async function canLeave(): Promise<boolean> {
    if (!isShown) return true;
    try {
      return (await call('canLeave', {})) === true;
    } catch (error) {
      // The workspace has ended before the answer, and its input with it.
      if (!isShown) return true;
      throw error;
    }
  }

  const frame = document.createElement('iframe');
  frame.title = options.title ?? 'Atrium';
  frame.allow = 'clipboard-write; fullscreen; geolocation';
  frame.referrerPolicy = 'no-referrer';
  frame.setAttribute('sandbox', SANDBOX);
  frame.style.cssText = 'display:block;width:100%;border:0;height:100%';
  frame.addEventListener('load', connect);
  frame.src = address.href;
  element.append(frame);
  addEventListener('scroll', tellVisible, { passive: true, capture: true });
  addEventListener('resize', tellVisible);
  // The frame also moves when the content before it changes, which changes the height of the page.
  const moves = new ResizeObserver(tellVisible);
  if (height === 'auto') [frame, document.body, document.documentElement].forEach((each) => moves.observe(each));
  expectAnswer();

  return {
    ready: first.promise,
    navigate: async (to) => void (await call('navigate', { route: to })),
    openTab: async (to, title) => void (await call('openTab', { route: to, title })),
    setLang: async (next) => void (await call('setLang', { lang: next })),
    setTheme: async (next) => void (await call('setTheme', { theme: next })),
    canLeave,
    destroy() {
      if (isDestroyed) return;
      isDestroyed = true;
      noteAnswer();
      const error = failure('destroyed', 'The portal was removed');
      first.end(error);
      endStart(error);
      calls.abandon(error);
      moves.disconnect();
      removeEventListener('scroll', tellVisible, { capture: true });
      removeEventListener('resize', tellVisible);
      port?.close();
      frame.remove();
    },
  };
}
