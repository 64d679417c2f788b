import type { Chrome, HeightMode, ThemeMode } from '../wire';
import { mountPortal } from './mountPortal';
import type { Portal, PortalOptions } from './mountPortal';

/** The height of an element that has none from its page, and whose parent has none. */
const DEFAULT_HEIGHT_PX = 640;

const hasHeight = (element: Element) => !['', 'auto', '0px'].includes(getComputedStyle(element).height);

/**
 * The place of a frame that fills its element: as high as the element, or, where a height in percent has nothing to refer
 * to, as its first column. The layout decides, also after an element in a hidden place is shown or its parent has changed.
 */
function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.cssText = 'display:grid;grid-template:minmax(0,1fr)/0 minmax(0,1fr);height:100%;overflow:hidden';
  const column = document.createElement('div');
  column.style.height = `${DEFAULT_HEIGHT_PX}px`;
  place.append(column);
  return place;
}

/**
 * `<atrium-portal origin="…" route="…" lang="…" theme="…" chrome="…" height="…" position="…">`. It is shown once its
 * property `getToken` is set. Every event of the portal is a `CustomEvent` of the same name on the element;
 * `preventDefault` of `openExternal` opens nothing.
 */
export class PortalElement extends HTMLElement {
  static readonly observedAttributes = ['lang', 'route', 'theme'];

  #portal: Portal | undefined;
  #place: HTMLElement | undefined;
  #getToken: PortalOptions['getToken'] | undefined;

  get portal(): Portal | undefined {
    return this.#portal;
  }

  get getToken(): PortalOptions['getToken'] | undefined {
    return this.#getToken;
  }

  set getToken(getToken: PortalOptions['getToken'] | undefined) {
    this.#getToken = getToken;
    this.#mount();
  }

  connectedCallback(): void {
    this.style.display ||= 'block';
    // A page may have set the property before the element was defined.
    if (Object.hasOwn(this, 'getToken')) {
      const { getToken } = this;
      Reflect.deleteProperty(this, 'getToken');
      this.#getToken = getToken;
    }
    this.#mount();
  }

  disconnectedCallback(): void {
    this.#portal?.destroy();
    this.#portal = undefined;
    this.#place?.remove();
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    const portal = this.#portal;
    if (!portal || value === null || value === before) return;
    const change = { lang: portal.setLang, route: portal.navigate, theme: portal.setTheme }[name] as
      ((value: string) => Promise<void>) | undefined;
    change?.(value).catch((error: unknown) => {
      // The element has been removed meanwhile.
      if ((error as { code?: unknown }).code !== 'destroyed') reportError(error);
    });
  }

  #mount(): void {
    const getToken = this.#getToken;
    if (!this.isConnected || this.#portal || !getToken) return;
    const attribute = (name: string) => this.getAttribute(name) ?? undefined;
    this.#portal = mountPortal(attribute('height') === 'auto' ? this : this.#fill(), {
      origin: attribute('origin') ?? '',
      getToken,
      lang: attribute('lang'),
      route: attribute('route'),
      position: attribute('position'),
      chrome: attribute('chrome') as Chrome | undefined,
      theme: attribute('theme') as ThemeMode | undefined,
      height: attribute('height') as HeightMode | undefined,
      title: attribute('title'),
      onEvent: ({ type, ...detail }) => this.dispatchEvent(new CustomEvent(type, { detail, cancelable: true })),
    });
  }

  /** Adds the place of the frame. An element without a height of its own is as high as its parent. */
  #fill(): HTMLElement {
    if (!hasHeight(this)) this.style.height = '100%';
    this.#place = createPlace();
    this.append(this.#place);
    return this.#place;
  }
}
