import { createPortal } from 'react-dom';
import { useObservable } from '@/ui/useObservable';
import { PageContent } from '../content/PageContent';
import { usePageRuntime } from '../runtime/contexts';

/** Renders the pages that sub-apps mount and the screens that pages mount, each into its element. */
export function MountedPagesLayer() {
  return useObservable(usePageRuntime().mountedPages).map(({ element, target, frame, page }) =>
    createPortal(<PageContent target={target} frame={frame} {...page} />, element, frame.pageId),
  );
}
