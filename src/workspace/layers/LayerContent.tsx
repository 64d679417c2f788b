import { useCallback, useMemo } from 'react';
import { PageContent } from '../content/PageContent';
import { useWorkspace } from '../runtime/WorkspaceContext';
import type { LayerPage } from './layerPage';

/** The page inside a layer, whose bar has the title. */
export function LayerContent({ id, page }: { id: string; page: LayerPage }) {
  const workspace = useWorkspace();
  const { layers, navigation, unsaved } = workspace;
  const handleTitle = useCallback((title: string) => layers.setTitle(id, title), [layers, id]);
  const host = useMemo(
    () =>
      workspace.engineHost({
        viewId: id,
        close: (result) => navigation.finish(id, result),
        setDirty: (isDirty) => unsaved.mark(id, isDirty),
      }),
    [workspace, navigation, unsaved, id],
  );
  return <PageContent target={page.target} viewId={id} host={host} chrome="dialog" onTitle={handleTitle} />;
}
