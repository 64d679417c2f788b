import { FakeChannel } from './fakeChannel';
import type { FakePort } from './fakeChannel';
import { bootstrap, mount, mountPortal, unmount, version } from './index';
import type { PortalElement } from './PortalElement';

beforeEach(() => {
  globalThis.MessageChannel = FakeChannel as unknown as typeof MessageChannel;
  document.body.replaceChildren();
});

const frameIn = (element: Element) => element.querySelector('iframe');

/** Loads the frame as the browser does, and makes the portal ready. */
function makeReady(element: Element): FakePort {
  const frame = frameIn(element);
  const posted = jest.fn();
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: posted } });
  frame?.dispatchEvent(new Event('load'));
  const [{ nonce }, , [port]] = posted.mock.lastCall as [{ nonce: string }, string, [FakePort]];
  port.postMessage({ type: 'accepted', version: 1, nonce });
  port.postMessage({ type: 'event', name: 'ready', detail: { version: 1 } });
  return port;
}

describe('<atrium-portal>', () => {
  function create(attributes: Record<string, string> = {}) {
    const element = document.createElement('atrium-portal') as PortalElement;
    Object.entries({ origin: 'https://atrium.example', ...attributes }).forEach(([name, value]) =>
      element.setAttribute(name, value),
    );
    document.body.append(element);
    return element;
  }

  it('shows the portal once it knows how to get a token', () => {
    const element = create({ chrome: 'none', title: '门户' });
    expect(frameIn(element)).toBeNull();
    element.getToken = () => 'abc';
    expect(frameIn(element)?.src).toContain('chrome=none');
    expect(frameIn(element)?.title).toBe('门户');
  });

  it('announces the portal’s events as its own, and opens no link whose event is cancelled', () => {
    window.open = jest.fn();
    const element = create();
    element.getToken = () => 'abc';
    const heard = jest.fn((event: Event) => event.preventDefault());
    element.addEventListener('openExternal', heard);
    makeReady(element).postMessage({ type: 'event', name: 'openExternal', detail: { url: 'https://news.example/' } });
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: { url: 'https://news.example/' } });
    expect(window.open).not.toHaveBeenCalled();
  });

  it.each([
    ['lang', 'en', 'setLang', { lang: 'en' }],
    ['theme', 'dark', 'setTheme', { theme: 'dark' }],
    ['route', '/flow', 'navigate', { route: '/flow' }],
  ])('follows its attribute %s', async (name, value, method, params) => {
    const element = create();
    element.getToken = () => 'abc';
    const port = makeReady(element);
    element.setAttribute(name, value);
    await element.portal?.ready;
    expect(port.other?.sent).toContainEqual({ type: 'call', id: 1, method, params });
  });

  it.each([
    ['that of its parent, where it has none', {}, '', '100%'],
    ['its own', {}, '300px', '300px'],
    ['that of its page', { height: 'auto' }, '', ''],
  ])('has %s', (_height, attributes, own, expected) => {
    const element = create(attributes);
    element.style.height = own;
    element.getToken = () => 'abc';
    expect(element.style.height).toBe(expected);
  });

  it('removes the portal with itself', () => {
    const element = create();
    element.getToken = () => 'abc';
    element.remove();
    expect(element.childElementCount).toBe(0);
    expect(element.portal).toBeUndefined();
  });
});

describe('as a qiankun child', () => {
  const props = (container: HTMLElement | ShadowRoot) => ({
    container,
    origin: 'https://atrium.example',
    getToken: () => 'abc',
  });

  it('mounts the portal in the container, lends it to the host, and removes it', async () => {
    const container = document.createElement('div');
    const onMounted = jest.fn();
    await bootstrap();
    await mount({ ...props(container), onMounted });
    expect(frameIn(container)).not.toBeNull();
    expect(onMounted).toHaveBeenCalledWith(expect.objectContaining({ navigate: expect.any(Function) }));
    await unmount({ container });
    expect(frameIn(container)).toBeNull();
  });

  it('mounts in the shadow root that a host with strict styles has in place of the wrapper', async () => {
    const host = document.createElement('div');
    const container = host.attachShadow({ mode: 'open' });
    await mount(props(container));
    expect(container.querySelectorAll('iframe')).toHaveLength(1);
    expect(host.style.height).toBe('100%');
    await unmount({ container });
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('shows one portal in a container that is mounted twice', async () => {
    const container = document.createElement('div');
    await mount(props(container));
    await mount(props(container));
    expect(container.querySelectorAll('iframe')).toHaveLength(1);
  });
});

it('exports its version', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(mountPortal).toBeInstanceOf(Function);
});
