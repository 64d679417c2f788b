import { mountPortal } from './mountPortal';
import type { Portal, PortalOptions } from './mountPortal';

/** qiankun's wrapper; its shadow root in a host with `strictStyleIsolation`. */
type Container = HTMLElement | ShadowRoot;

/** What a qiankun host passes to its child: the options of the portal, and the element to fill. */
interface LifecycleProps extends PortalOptions {
  container: Container;
  /** Receives the portal, with its calls. */
  onMounted?: ((portal: Portal) => void) | undefined;
}

/** By container, because a host may show several portals. */
const portals = new Map<Container, Portal>();

/**
 * The lifecycles of a qiankun child. The portal runs in a frame here as well: a second qiankun inside the sandbox of the
 * first one would share its document, its styles and the route in the address.
 */
export const bootstrap = async (): Promise<void> => {};

export const mount = async (props: LifecycleProps): Promise<void> => {
  const { container, onMounted } = props;
  portals.get(container)?.destroy();
  // qiankun's wrapper is as high as its content, and a frame has none of its own.
  const wrapper = container instanceof ShadowRoot ? container.host : container;
  (wrapper as HTMLElement).style.height = '100%';
  const portal = mountPortal(container, props);
  portals.set(container, portal);
  onMounted?.(portal);
};

export const unmount = async ({ container }: Pick<LifecycleProps, 'container'>): Promise<void> => {
  portals.get(container)?.destroy();
  portals.delete(container);
};
