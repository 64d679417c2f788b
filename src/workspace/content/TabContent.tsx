import type { Target } from '@/routes/destination';
import { memo, useCallback, useMemo } from 'react';
import { findByPageCode } from '../menu/activeItem';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { PageContent } from './PageContent';

/** The page inside a tab. */
export const TabContent = memo(function TabContent({ code, target, viewId }: { code: string; target: Target; viewId: string }) {
  const workspace = useWorkspace();
  const { navigation, tabs, menu, unsaved } = workspace;
  const host = useMemo(
    () =>
      workspace.engineHost({
        viewId,
        close: (result) => navigation.finish(viewId, result),
        setDirty: (isDirty) => unsaved.mark(viewId, isDirty),
      }),
    [workspace, navigation, unsaved, viewId],
  );
  // A page of the menu keeps the title that the person clicked on.
  const isOfMenu = findByPageCode(menu, code) !== undefined;
  const handleTitle = useCallback(
    (title: string) => {
      if (!isOfMenu) tabs.setTitle(viewId, title);
    },
    [isOfMenu, tabs, viewId],
  );
  return <PageContent target={target} viewId={viewId} host={host} chrome="page" onTitle={handleTitle} />;
});
