import { FakeChannel } from './fakeChannel';
import type { FakePort } from './fakeChannel';
import { mountPortal } from './mountPortal';
import type { PortalEvent, PortalOptions } from './mountPortal';

const ORIGIN = 'https://atrium.example';

/** A portal whose frame is played by the test: `connection` is what the frame has received at its last load. */
function setUp(options: Partial<PortalOptions> = {}) {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const events: PortalEvent[] = [];
  const portal = mountPortal(element, {
    origin: ORIGIN,
    getToken: () => 'token-1',
    onEvent: (event) => void events.push(event),
    ...options,
  });
  const frame = element.querySelector('iframe') as HTMLIFrameElement;
  const posted = jest.fn();
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: posted } });
  const load = () => {
    frame.dispatchEvent(new Event('load'));
    const [data, targetOrigin, [port]] = posted.mock.lastCall as [Record<string, unknown>, string, [FakePort]];
    return { data, targetOrigin, port };
  };
  /** Loads the frame and accepts the page. */
  const accept = () => {
    const connection = load();
    connection.port.postMessage({ type: 'accepted', version: 1, nonce: connection.data.nonce });
    return connection.port;
  };
  const announce = (port: FakePort, name: string, detail: object = {}) =>
    port.postMessage({ type: 'event', name, detail });
  return { element, frame, portal, events, load, accept, announce };
}

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.MessageChannel = FakeChannel as unknown as typeof MessageChannel;
});
afterEach(() => jest.useRealTimers());

it('shows a frame of the deployment, with chrome and theme in its address and no token', () => {
  const { frame } = setUp({ chrome: 'none', theme: 'dark', title: 'Atrium 门户', origin: `${ORIGIN}/sfa/` });
  const { origin, pathname, searchParams } = new URL(frame.src);
  expect(origin + pathname).toBe(`${ORIGIN}/sfa/`);
  expect(searchParams.get('chrome')).toBe('none');
  expect(searchParams.get('theme')).toBe('dark');
  expect(searchParams.get('embed')).toMatch(/^[0-9a-f]{32}$/);
  expect(frame.src).not.toContain('token-1');
  expect(frame.title).toBe('Atrium 门户');
});

it.each([
  ['an element', () => mountPortal(null as never, { origin: ORIGIN, getToken: () => 'a' }), 'there is no element'],
  ['an origin', () => setUp({ origin: undefined as never }), 'origin is no web address: undefined'],
  ['a web address', () => setUp({ origin: 'javascript:alert(1)' }), 'origin is no web address: javascript:alert(1)'],
  ['getToken', () => setUp({ getToken: undefined as never }), 'getToken is no function'],
])('names what is wrong where it is called without %s', (_what, mount, message) => {
  expect(mount).toThrow(new TypeError(`mountPortal: ${message}`));
});

it('forbids the frame to navigate the partner’s page', () => {
  const { frame } = setUp();
  expect(frame.getAttribute('sandbox')?.split(' ')).toEqual(expect.arrayContaining(['allow-scripts']));
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
});

it('sends its request to the exact origin of the deployment, with the nonce of the address', () => {
  const { frame, load } = setUp({ lang: 'en', route: '/undeal', position: 'p2', origin: `${ORIGIN}/sfa/` });
  const { data, targetOrigin } = load();
  expect(targetOrigin).toBe(ORIGIN);
  expect(data).toMatchObject({
    type: 'atrium:connect',
    versions: [1],
    options: { lang: 'en', route: '/undeal', position: 'p2' },
  });
  expect(new URL(frame.src).searchParams.get('embed')).toBe(data.nonce);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'atrium.example', ''])('refuses the address %s', (origin) => {
  expect(() => setUp({ origin })).toThrow();
});

it('is ready when the workspace is shown', async () => {
  const { portal, accept, announce, events } = setUp();
  announce(accept(), 'ready', { version: 1 });
  await expect(portal.ready).resolves.toBeUndefined();
  expect(events).toEqual([{ type: 'ready', version: 1 }]);
});

it('is refused where the portal does not list the origin', async () => {
  const { portal, load, events } = setUp();
  load().port.postMessage({ type: 'refused', reason: 'origin' });
  await expect(portal.ready).rejects.toMatchObject({ code: 'refused' });
  expect(events).toEqual([expect.objectContaining({ type: 'error', code: 'refused' })]);
});

it('refuses an answer with another nonce', async () => {
  const { portal, load } = setUp();
  load().port.postMessage({ type: 'accepted', version: 1, nonce: 'guessed' });
  await expect(portal.ready).rejects.toMatchObject({ code: 'nonce' });
});

it('gives up after 30 seconds without an answer', async () => {
  const { portal, load } = setUp();
  load();
  jest.advanceTimersByTime(29_999);
  const settled = jest.fn();
  void portal.ready.catch(settled);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  await expect(portal.ready).rejects.toMatchObject({ code: 'timeout' });
});

describe('a token', () => {
  const ask = (port: FakePort) =>
    port.postMessage({ type: 'call', id: 7, method: 'getToken', params: { reason: 'expiring' } });

  it.each([
    ['a text', () => 'abc', { token: 'abc' }],
    [
      'an object',
      () => Promise.resolve({ token: 'abc', expiresAt: 5, tenant: 'hd' }),
      { token: 'abc', expiresAt: 5, tenant: 'hd' },
    ],
    ['nothing', () => null, null],
  ])('is passed on when the partner returns %s', async (_what, answer, value) => {
    const getToken = jest.fn<ReturnType<PortalOptions['getToken']>, Parameters<PortalOptions['getToken']>>(answer);
    const { accept } = setUp({ getToken });
    const port = accept();
    ask(port);
    await jest.advanceTimersByTimeAsync(0);
    expect(getToken).toHaveBeenCalledWith({ reason: 'expiring' });
    expect(port.other?.sent).toContainEqual({ type: 'result', id: 7, value });
  });

  it('that the partner fails to get is reported on the partner’s page alone', async () => {
    const reported = jest.fn();
    globalThis.reportError = reported;
    const { accept } = setUp({ getToken: () => Promise.reject(new Error('secret details')) });
    const port = accept();
    ask(port);
    await jest.advanceTimersByTimeAsync(0);
    expect(JSON.stringify(port.other?.sent)).not.toContain('secret');
    expect(reported).toHaveBeenCalledTimes(1);
  });
});

/** Answers the portal's side of a call that the partner makes. */
const replyWith = (port: FakePort, result: object) => {
  port.onmessage = ({ data }) => {
    const { type, id } = data as { type: string; id: number };
    if (type === 'call') port.postMessage({ type: 'result', id, ...result });
  };
};

/** Whether a promise has settled by now, and how. */
async function outcomeOf(promise: Promise<unknown>): Promise<unknown> {
  return Promise.race([promise.then((value) => ({ value })).catch((error: unknown) => ({ error })), settle()]);
}
const settle = () => jest.advanceTimersByTimeAsync(0).then(() => 'waits');

describe('a call', () => {
  it('waits until the portal is ready, and resolves with its answer', async () => {
    const { portal, accept, announce } = setUp();
    const answer = portal.navigate('/undeal');
    const port = accept();
    replyWith(port, { value: true });
    expect(await outcomeOf(answer)).toBe('waits');
    announce(port, 'ready', { version: 1 });
    await expect(answer).resolves.toBeUndefined();
  });

  it('rejects with the code of the portal', async () => {
    const { portal, accept, announce } = setUp();
    const port = accept();
    replyWith(port, { error: { code: 'denied', message: 'no' } });
    announce(port, 'ready', { version: 1 });
    await expect(portal.navigate('/rolemgr')).rejects.toMatchObject({ code: 'denied', message: 'no' });
  });

  it('rejects when nobody is signed in, and works again after the next sign-in', async () => {
    const { portal, accept, announce } = setUp();
    const port = accept();
    const waiting = portal.navigate('/undeal');
    announce(port, 'authRequired', { reason: 'noToken' });
    await expect(waiting).rejects.toMatchObject({ code: 'notReady' });
    await expect(portal.setTheme('dark')).rejects.toMatchObject({ code: 'notReady' });
    replyWith(port, {});
    announce(port, 'ready', { version: 1 });
    await expect(portal.navigate('/undeal')).resolves.toBeUndefined();
    await expect(portal.ready).resolves.toBeUndefined();
  });

  it('rejects when the frame is loaded again before it answers; the next one waits for the portal', async () => {
    const { portal, accept, announce } = setUp();
    announce(accept(), 'ready', { version: 1 });
    const answer = portal.navigate('/undeal');
    await settle();
    const port = accept();
    await expect(answer).rejects.toMatchObject({ code: 'reloaded' });
    const next = portal.navigate('/flow');
    expect(await outcomeOf(next)).toBe('waits');
    replyWith(port, {});
    announce(port, 'ready', { version: 1 });
    await expect(next).resolves.toBeUndefined();
  });

  it('works also when the portal answers after it was given up', async () => {
    const { portal, accept, announce } = setUp();
    jest.advanceTimersByTime(30_000);
    await expect(portal.navigate('/undeal')).rejects.toMatchObject({ code: 'timeout' });
    const port = accept();
    replyWith(port, {});
    announce(port, 'ready', { version: 1 });
    await expect(portal.navigate('/undeal')).resolves.toBeUndefined();
  });

  it('rejects after the portal was removed, also one that was just made', async () => {
    const { portal, accept, announce, element } = setUp();
    const port = accept();
    announce(port, 'ready', { version: 1 });
    const made = portal.navigate('/undeal');
    portal.destroy();
    expect(element.querySelector('iframe')).toBeNull();
    expect(port.other?.isClosed).toBe(true);
    await expect(made).rejects.toMatchObject({ code: 'destroyed' });
    await expect(portal.navigate('/flow')).rejects.toMatchObject({ code: 'destroyed' });
  });
});

describe('the partner’s page may leave', () => {
  it('as the person answers in the portal', async () => {
    const { portal, accept, announce } = setUp();
    const port = accept();
    announce(port, 'ready', { version: 1 });
    replyWith(port, { value: false });
    await expect(portal.canLeave()).resolves.toBe(false);
    replyWith(port, { value: true });
    await expect(portal.canLeave()).resolves.toBe(true);
  });

  it.each<[string, (set: ReturnType<typeof setUp>) => void]>([
    ['the portal has not started', () => undefined],
    ['nobody is signed in', ({ accept, announce }) => announce(accept(), 'authRequired', { reason: 'noToken' })],
    ['the portal refuses the page', ({ load }) => load().port.postMessage({ type: 'refused', reason: 'origin' })],
    ['the portal does not answer', () => jest.advanceTimersByTime(30_000)],
    ['the portal was removed', ({ portal }) => portal.destroy()],
  ])('at once when %s: nothing can be lost', async (_when, bring) => {
    const set = setUp();
    bring(set);
    await expect(set.portal.canLeave()).resolves.toBe(true);
  });

  it.each<[string, (set: ReturnType<typeof setUp>) => void]>([
    ['the frame is loaded again', ({ load }) => void load()],
    ['the portal is removed', ({ portal }) => portal.destroy()],
  ])('when %s before the person answers', async (_when, bring) => {
    const set = setUp();
    set.announce(set.accept(), 'ready', { version: 1 });
    const answer = set.portal.canLeave();
    await settle();
    bring(set);
    await expect(answer).resolves.toBe(true);
  });
});

it('a frame that is loaded again has closed its tabs, and nothing in it is unsaved', async () => {
  const { events, accept, announce } = setUp();
  const port = accept();
  announce(port, 'tabOpened', { route: '/', title: '工作台' });
  announce(port, 'tabOpened', { route: '/undeal', title: '待办' });
  announce(port, 'tabClosed', { route: '/', title: '工作台' });
  announce(port, 'dirtyChanged', { isDirty: true });
  await settle();
  const before = events.length;
  accept();
  accept();
  expect(events.slice(before)).toEqual([
    { type: 'tabClosed', route: '/undeal', title: '待办' },
    { type: 'dirtyChanged', isDirty: false },
  ]);
});

it('a token that comes after the frame was loaded again does not answer the question of the new portal', async () => {
  let give: (token: string) => void = () => undefined;
  const { accept } = setUp({ getToken: () => new Promise((resolve) => (give = resolve)) });
  const first = accept();
  first.other?.onmessage?.({ data: { type: 'call', id: 1, method: 'getToken', params: { reason: 'signIn' } } });
  const second = accept();
  give('late');
  await settle();
  expect(JSON.stringify(second.other?.sent)).not.toContain('late');
});

describe('the part of the frame that the window shows', () => {
  const place = (frame: HTMLElement, rect: { top: number; bottom: number }) =>
    jest.spyOn(frame, 'getBoundingClientRect').mockReturnValue(rect as DOMRect);
  const told = (port: FakePort) => port.other?.sent.findLast((each) => (each as { type: string }).type === 'visible');

  it('is told when the portal is accepted, after each change of the frame’s height, and when the page scrolls', () => {
    const { frame, accept, announce } = setUp({ height: 'auto' });
    place(frame, { top: 100, bottom: 250 });
    const port = accept();
    expect(told(port)).toEqual({ type: 'visible', top: 0, height: 150 });
    place(frame, { top: 100, bottom: 2_100 });
    announce(port, 'resize', { height: 2_000 });
    expect(told(port)).toEqual({ type: 'visible', top: 0, height: innerHeight - 100 });
    place(frame, { top: -300, bottom: 1_700 });
    window.dispatchEvent(new Event('scroll'));
    expect(told(port)).toEqual({ type: 'visible', top: 300, height: innerHeight });
  });

  it('is told when the frame moves because the page around it has changed', () => {
    let move: () => void = () => undefined;
    const observed: unknown[] = [];
    const Own = globalThis.ResizeObserver;
    globalThis.ResizeObserver = class {
      constructor(callback: () => void) {
        move = callback;
      }
      observe = (element: unknown) => void observed.push(element);
      disconnect() {}
      unobserve() {}
    } as unknown as typeof ResizeObserver;
    const { frame, accept } = setUp({ height: 'auto' });
    globalThis.ResizeObserver = Own;
    const port = accept();
    place(frame, { top: 40, bottom: 90 });
    move();
    expect(observed).toEqual(expect.arrayContaining([frame, document.body]));
    expect(told(port)).toEqual({ type: 'visible', top: 0, height: 50 });
  });
});

describe('a link out of the portal', () => {
  beforeEach(() => {
    window.open = jest.fn();
  });

  it('opens in a new window without a way back', () => {
    const { accept, announce } = setUp();
    announce(accept(), 'openExternal', { url: 'https://news.example/' });
    expect(window.open).toHaveBeenCalledWith('https://news.example/', '_blank', 'noopener');
  });

  it.each([
    ['the partner opens it itself', 'https://news.example/', () => false],
    ['it is a script', 'javascript:alert(1)', () => undefined],
  ])('is not opened when %s', (_why, url, onEvent) => {
    const { accept, announce } = setUp({ onEvent });
    announce(accept(), 'openExternal', { url });
    expect(window.open).not.toHaveBeenCalled();
  });
});

it.each([
  ['auto', 640, '640px'],
  ['auto', 9_000_000, '20000px'],
  ['auto', -5, '0px'],
  ['fill', 640, '100%'],
] as const)('with the height %s a page of %s px makes the frame %s high', (height, px, expected) => {
  const { frame, accept, announce } = setUp({ height });
  announce(accept(), 'resize', { height: px });
  expect(frame.style.height).toBe(expected);
});

it('an error in the partner’s handler does not break the connection', async () => {
  globalThis.reportError = jest.fn();
  const { portal, accept, announce } = setUp({
    onEvent: () => {
      throw new Error('mine');
    },
  });
  announce(accept(), 'ready', { version: 1 });
  await expect(portal.ready).resolves.toBeUndefined();
  expect(globalThis.reportError).toHaveBeenCalledTimes(1);
});
