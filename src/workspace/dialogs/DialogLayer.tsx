import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useNarrow } from '@/ui/useMediaQuery';
import { useObservable } from '@/ui/useObservable';
import { heightOf, roughHeight } from '../content/pageShapes';
import { LayerContent } from '../layers/LayerContent';
import { layersOver } from '../layers/layerStack';
import type { PageLayer } from '../layers/layersModel';
import { PushedPages } from '../layers/PushedPages';
import { usePageRuntime } from '../runtime/contexts';
import { useTranslate } from '@/app-context/services';
import { useDispatch, useWorkspaceState } from '../store/workspaceStore';
import { DialogFrame } from './DialogFrame';
import { UNKNOWN_HEIGHT_PX } from './dialogSize';
import { canLeave } from './RowWalkButtons';

export interface DialogLayerProps {
  /** The element that had the focus before the first dialog opened. */
  focusedBefore: Element | null;
}

/** All open dialogs, below confirmations and notices and above everything else. */
export function DialogLayer({ focusedBefore }: DialogLayerProps) {
  const all = useWorkspaceState((state) => state.layers);
  const stack = layersOver(all, null);
  const hasOverlays = useObservable(usePageRuntime().overlays).length > 0;
  return createPortal(
    stack.map(({ id, page }, index) => (
      <PageDialog
        key={id}
        id={id}
        page={page}
        isTop={index === stack.length - 1 && !hasOverlays}
        focusedBefore={index === 0 ? focusedBefore : document.activeElement}
      />
    )),
    document.body,
  );
}

interface PageDialogProps extends DialogLayerProps, Pick<PageLayer, 'id' | 'page'> {
  isTop: boolean;
}

/** A dialog with its page. It opens as high as it was when the page had loaded the last time. */
function PageDialog({ id, page, isTop, focusedBefore }: PageDialogProps) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const { shapes } = usePageRuntime().source;
  const { target, walk } = page;
  const canWalk = useWorkspaceState((state) => canLeave(state, id));
  const [firstHeight] = useState(() => {
    if (target.kind !== 'page') return undefined;
    const shape = shapes.get(target.pageCode);
    return heightOf(shape, target.status) ?? (shape ? roughHeight(shape) : UNKNOWN_HEIGHT_PX);
  });
  return (
    <DialogFrame
      viewId={id}
      title={t(page.title)}
      options={page.frame}
      isTop={isTop}
      focusedBefore={focusedBefore}
      isFull={useNarrow()}
      loadingHeight={page.isLoaded ? undefined : firstHeight}
      onLoadedHeight={(heightPx) => {
        if (target.kind === 'page') shapes.noteHeight(target.pageCode, target.status, heightPx);
      }}
      walk={canWalk ? walk : undefined}
      onRequestClose={() => dispatch({ type: 'layers/close', payload: id })}
    >
      <PushedPages viewId={id} isFlexible>
        <LayerContent key={walk?.key} id={id} page={page} />
      </PushedPages>
    </DialogFrame>
  );
}
