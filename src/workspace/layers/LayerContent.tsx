import { useCallback } from 'react';
import { ViewContent } from '../content/ViewContent';
import { useDispatch } from '../store/workspaceStore';
import type { PageLayer } from './layersModel';
import { useFirstField } from './useFirstField';

/** The page of a layer. Its title is shown in the bar of the layer. */
export function LayerContent({ id, page }: Pick<PageLayer, 'id' | 'page'>) {
  const dispatch = useDispatch();
  const handleTitle = useCallback(
    (title: string) => dispatch({ type: 'layers/setPage', payload: { id, change: { title } } }),
    [dispatch, id],
  );
  const handleLoaded = useCallback(
    () => dispatch({ type: 'layers/setPage', payload: { id, change: { isLoaded: true } } }),
    [dispatch, id],
  );
  useFirstField(id, page.isLoaded ?? false);
  return (
    <ViewContent
      viewId={id}
      target={page.target}
      chrome="dialog"
      onTitle={handleTitle}
      // Native screens and folders choose their first field themselves.
      {...(page.target.kind === 'page' && { onLoaded: handleLoaded })}
    />
  );
}
