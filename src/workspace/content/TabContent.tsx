import type { Target } from '@/routes/destination';
import { memo, useCallback, useMemo } from 'react';
import { findByPageCode } from '../menu/activeItem';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { PageContent } from './PageContent';

/** The page inside a tab. */
export const TabContent = memo(function TabContent({
  code,
  target,
  viewId,
}: {
  code: string;
  target: Target;
  viewId: string;
}) {
  const { navigation, tabs, menu } = useWorkspace();
  const frame = useMemo(() => ({ pageId: viewId, viewId, close: navigation.finish }), [navigation, viewId]);
  // A page of the menu keeps the title that the person clicked on.
  const isOfMenu = findByPageCode(menu, code) !== undefined;
  const handleTitle = useCallback(
    (title: string) => {
      if (!isOfMenu) tabs.setTitle(viewId, title);
    },
    [isOfMenu, tabs, viewId],
  );
  return <PageContent target={target} frame={frame} chrome="page" onTitle={handleTitle} />;
});
