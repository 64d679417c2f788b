import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useReadable } from '@/portal/react/useReadable';
import { PageContent } from '../content/PageContent';
import { useWorkspace } from '../runtime/WorkspaceContext';
import type { MountedPage } from './mountedPages';

/** Pages that sub-apps asked for, drawn into elements of theirs. */
export function MountedPagesLayer() {
  const { mountedPages } = useWorkspace();
  return useReadable(mountedPages).map((page) => createPortal(<Mounted page={page} />, page.element, page.id));
}

function Mounted({ page }: { page: MountedPage }) {
  const workspace = useWorkspace();
  const target = useMemo(() => workspace.navigation.targetOf(page), [workspace, page]);
  const host = useMemo(
    () =>
      workspace.engineHost({
        viewId: page.viewId,
        close: async (result) => {
          const isKept = result === undefined && page.viewId !== undefined && !(await workspace.leaving.mayClose([page.viewId]));
          if (!isKept) page.onClose?.(result);
          return !isKept;
        },
        setDirty: (isDirty) => page.viewId !== undefined && workspace.unsaved.mark(page.viewId, isDirty, page.id),
      }),
    [workspace, page],
  );
  return <PageContent target={target} viewId={page.id} host={host} chrome="page" />;
}
