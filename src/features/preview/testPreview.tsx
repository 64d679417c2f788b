import { act, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestServices } from '@/services/testing/createTestServices';
import { signIn } from '@/services/testing/signIn';
import { ServicesProvider } from '@/app-context/services';
import type { PreviewEnvironment } from './environment';
import { PreviewScreen } from './PreviewScreen';
import type { Socket } from './sources/socketSource';

/** The origin that the deployment of these tests allows. */
export const TRUSTED = 'https://tools.example';
/** The origin of the preview itself. */
export const OWN_ORIGIN = 'https://atrium.example';
export const titled = (title: string) => ({
  protocolversion: '1.0.0',
  pageinfo: { type: 200, title },
  controls: [{ type: 'text', name: 'name', title: '名称' }],
});
/** A page as a source sends it. */
export const send = (title: string, more: object = {}) => ({
  type: 'protocol',
  pagecode: title,
  protocol: titled(title),
  ...more,
});

/** The engine and the controls are fetched by the first page that is shown. */
configure({ asyncUtilTimeout: 20_000 });

/** antd measures the scroll bar by a pseudo element, which jsdom does not support. */
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle.call(window, element);

class FakeWindow extends EventTarget {
  constructor(
    readonly opener: unknown,
    readonly atriumDesktop?: unknown,
    readonly frameParent?: unknown,
  ) {
    super();
  }
  get parent(): unknown {
    return this.frameParent ?? this;
  }
}

export class FakeSocket extends EventTarget {
  close() {}
  say(data: unknown) {
    act(
      () =>
        void this.dispatchEvent(
          new MessageEvent('message', { data: typeof data === 'string' ? data : JSON.stringify(data) }),
        ),
    );
  }
}

/** Renders the preview with a fake browser: windows, sockets, timers and effects. */
export async function openPreview({
  search = '',
  origins = [TRUSTED],
  atriumDesktop,
  parent,
}: { search?: string; origins?: string[]; atriumDesktop?: unknown; parent?: unknown } = {}) {
  const services = createTestServices();
  services.server.on('/config.json', () => new Response(JSON.stringify({ previewOrigins: origins })));
  signIn(services);
  await services.i18n.loadNamespaces(['workspace', 'preview']);
  const opener = { name: 'opener' };
  const page = new FakeWindow(opener, atriumDesktop, parent);
  const sockets: FakeSocket[] = [];
  const later: [run: () => void, delayMs: number][] = [];
  const effects = { reload: jest.fn(), clearStorage: jest.fn(), close: jest.fn(), tellParent: jest.fn() };
  let code = 123456;
  const environment: PreviewEnvironment = {
    page: page as unknown as PreviewEnvironment['page'],
    origin: OWN_ORIGIN,
    openSocket() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as Socket;
    },
    later: (run, delayMs) => (later.push([run, delayMs]), () => {}),
    newCode: () => String(code++),
    newId: () => 'id-1',
    copy: jest.fn(async () => undefined),
    save: jest.fn(),
    ...effects,
  };
  render(
    <ServicesProvider services={services}>
      <PreviewScreen environment={environment} search={search} print={jest.fn()} />
    </ServicesProvider>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  /** Sends a message to the window from this origin. */
  const post = (data: unknown, origin = TRUSTED, source: unknown = opener) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    act(() => void page.dispatchEvent(event));
  };
  return { services, sockets, later, effects, post, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

export const socketOf = (sockets: FakeSocket[]) => sockets.at(-1) as FakeSocket;
/** The title of the page that is shown. */
export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The state of the connection in the banner. */
export const state = () => within(screen.getAllByRole('banner')[0] as HTMLElement).getByRole('status');
