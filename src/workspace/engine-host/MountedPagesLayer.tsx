import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useObservable } from '@/ui/useObservable';
import { PageContent } from '../content/PageContent';
import { useWorkspace } from '../runtime/WorkspaceContext';
import type { PageFrame } from './createEngineHost';
import type { MountedPage } from './mountedPages';

/** Pages that sub-apps asked for, drawn into elements of theirs. */
export function MountedPagesLayer() {
  const { mountedPages } = useWorkspace();
  return useObservable(mountedPages).map((page) => createPortal(<Mounted page={page} />, page.element, page.id));
}

function Mounted({ page }: { page: MountedPage }) {
  const { navigation, closeGuard } = useWorkspace();
  const target = useMemo(() => navigation.pageTargetOf(page), [navigation, page]);
  const frame = useMemo<PageFrame>(
    () => ({
      pageId: page.id,
      viewId: page.viewId,
      async close(finished, result) {
        const canClose = await closeGuard.canClose([page.id], result === undefined ? {} : { finished });
        if (canClose) page.onClose?.(result);
        return canClose;
      },
    }),
    [closeGuard, page],
  );
  return <PageContent target={target} frame={frame} chrome="page" />;
}
