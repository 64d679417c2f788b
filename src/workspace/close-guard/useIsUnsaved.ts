import { useObservable } from '@/ui/useObservable';
import { layersOver } from '../layers/layerStack';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { useWorkspaceState } from '../store/useWorkspaceState';

/** Whether a view, or a page pushed over it, holds unsaved input. */
export function useIsUnsaved(viewId: string | null): boolean {
  const views = useObservable(useWorkspace().unsaved);
  const layers = useWorkspaceState((state) => state.layers);
  if (viewId === null) return false;
  return views.has(viewId) || layersOver(layers, viewId).some((layer) => views.has(layer.id));
}
