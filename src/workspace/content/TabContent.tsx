import { memo, useCallback, useMemo } from 'react';
import { findByPageCode } from '../menu/activeItem';
import { parsePath, targetCode } from '../navigation/pagePath';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { PageContent } from './PageContent';

/** The page inside a tab. */
export const TabContent = memo(function TabContent({ tabKey, viewId }: { tabKey: string; viewId: string }) {
  const workspace = useWorkspace();
  const { navigation, tabs, menu, notices, unsaved } = workspace;
  const target = useMemo(() => parsePath(tabKey, window.location.search), [tabKey]);
  const host = useMemo(
    () =>
      workspace.engineHost({
        viewId,
        close: (result) => navigation.finish(viewId, result),
        setDirty: (isDirty) => unsaved.mark(viewId, isDirty),
      }),
    [workspace, navigation, notices, unsaved, viewId],
  );
  // A page of the menu keeps the title that the person clicked on.
  const isOfMenu = target.kind !== 'home' && findByPageCode(menu, targetCode(target)) !== undefined;
  const handleTitle = useCallback(
    (title: string) => {
      if (!isOfMenu) tabs.setName(viewId, title);
    },
    [isOfMenu, tabs, viewId],
  );
  return <PageContent target={target} viewId={viewId} host={host} chrome="page" onTitle={handleTitle} />;
});
