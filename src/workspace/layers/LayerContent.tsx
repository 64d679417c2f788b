import { useCallback, useMemo } from 'react';
import { PageContent } from '../content/PageContent';
import { useWorkspace } from '../runtime/WorkspaceContext';
import type { LayerPage } from './layerPage';

/** The page inside a layer, whose bar has the title. */
export function LayerContent({ id, page }: { id: string; page: LayerPage }) {
  const { layers, navigation } = useWorkspace();
  const handleTitle = useCallback((title: string) => layers.setTitle(id, title), [layers, id]);
  const frame = useMemo(() => ({ pageId: id, viewId: id, close: navigation.finish }), [navigation, id]);
  return <PageContent target={page.target} frame={frame} chrome="dialog" onTitle={handleTitle} />;
}
