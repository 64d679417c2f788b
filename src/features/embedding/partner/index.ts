/**
 * `embed.js`: shows the portal in a partner's page. It has no dependencies; the build writes it beside `index.html`, and
 * its exports become `window.Atrium`. As the script of a qiankun child it exports the lifecycles.
 */
import { mountPortal } from './mountPortal';
import { PortalElement } from './PortalElement';
import { bootstrap, mount, unmount } from './qiankun';

if (!customElements.get('atrium-portal')) customElements.define('atrium-portal', PortalElement);

/** Version of this interface, by semantic versioning. */
const version = '1.0.0';

export { bootstrap, mount, mountPortal, unmount, version };
