import { AppError } from '../../common/errors/appError';
import { LANGUAGE_CODES, LANGUAGES } from '../../common/languages';
import { createFakePortal } from '../contract/fakePortal';
import type { HostPortal, Portal, PortalHttp, SubAppProps } from '../contract/portal';
import styles from './alone.module.css';

/** The lifecycles that a sub-app's entry exports. */
interface Lifecycles {
  mount(props: SubAppProps): Promise<void>;
  update(props: SubAppProps): Promise<void>;
}

interface Answer {
  resp_data?: unknown;
  error_code?: string;
  error_msg?: string;
}

/** Calls the mock platform of the development server, which signs in by itself. Rejects with a `service` error. */
async function call(path: string, init: RequestInit, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { ...init, ...(signal && { signal }) });
  const answer = (await response.json()) as Answer;
  if (response.ok) return answer.resp_data;
  const { status } = response;
  throw new AppError('service', answer.error_msg || `${status} for ${path}`, { code: answer.error_code, status });
}

const http: PortalHttp = {
  get: (path, query = {}, { signal } = {}) => {
    const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
    return call(text ? `${path}?${text}` : path, {}, signal);
  },
  post: (path, body = {}, { signal } = {}) =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, signal),
  forgetReads: () => undefined,
};

function add<Name extends keyof HTMLElementTagNameMap>(parent: Element, name: Name, text = '') {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
  return element;
}

/**
 * Runs one sub-app without the host, on a fake portal: its screens as links, languages and themes as buttons, notices as
 * text. For development only; the build of a sub-app does not contain it.
 */
export async function startAlone({ mount, update }: Lifecycles, routes: readonly string[]): Promise<void> {
  const fake = createFakePortal();
  const bar = add(document.body, 'nav');
  bar.className = styles.bar ?? '';
  const screen = add(document.body, 'main');
  screen.className = styles.screen ?? '';

  routes.forEach((route) => {
    add(bar, 'a', route).href = `#${route}`;
  });
  LANGUAGE_CODES.forEach((code) => {
    add(bar, 'button', LANGUAGES[code].name).onclick = () => fake.language.set(code);
  });
  for (const name of ['light', 'dark'] as const) {
    add(bar, 'button', name).onclick = () => fake.portal.theme.set({ mode: name });
  }
  fake.theme.subscribe(() => {
    const { name, density } = fake.theme.get();
    Object.assign(document.documentElement.dataset, { theme: name, density });
  });
  const notice = add(bar, 'output');
  const show = (text: string) => void (notice.textContent = text);

  const host: HostPortal = {
    ...fake.portal,
    http,
    access: { hasFunction: () => true, hasPermission: () => true, canUse: () => true },
    dialogs: { confirm: ({ text }) => Promise.resolve(window.confirm(text)) },
    message: {
      success: show,
      info: show,
      warning: show,
      error: show,
      offerUndo(text) {
        show(text);
        return () => undefined;
      },
      report: (error) => show(error instanceof Error ? error.message : String(error)),
    },
    log: ({ message, error }) => console.warn(message, error),
  };
  const portal: Portal = {
    ...fake.portal,
    ...host,
    nav: { ...fake.portal.nav, openRoute: (route) => void (window.location.hash = route) },
  };

  /** The address decides which screen shows; a new address is a new view. */
  const propsOf = (): SubAppProps => {
    const route = window.location.hash.slice(1) || routes[0] || '/';
    screen.replaceChildren();
    return { host, views: [{ id: route, route, element: add(screen, 'div'), portal }] };
  };
  await mount(propsOf());
  window.addEventListener('hashchange', () => void update(propsOf()).catch(console.error));
}
