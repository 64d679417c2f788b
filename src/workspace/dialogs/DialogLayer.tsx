import { createPortal } from 'react-dom';
import { useNarrow } from '@/ui/useMediaQuery';
import { LayerContent } from '../layers/LayerContent';
import { layersOver } from '../layers/layerStack';
import { PushedPages } from '../layers/PushedPages';
import { useTranslate } from '@/app-context/services';
import { useDispatch, useWorkspaceState } from '../store/workspaceStore';
import { DialogFrame } from './DialogFrame';

export interface DialogLayerProps {
  /** The element that had the focus before the first dialog opened. */
  focusedBefore: Element | null;
}

/** All open dialogs, below confirmations and notices and above everything else. */
export function DialogLayer({ focusedBefore }: DialogLayerProps) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const all = useWorkspaceState((state) => state.layers);
  const stack = layersOver(all, null);
  const isFull = useNarrow();
  return createPortal(
    stack.map(({ id, page }, index) => (
      <DialogFrame
        key={id}
        viewId={id}
        title={t(page.title)}
        options={page.frame}
        isTop={index === stack.length - 1}
        focusedBefore={index === 0 ? focusedBefore : document.activeElement}
        isFull={isFull}
        onRequestClose={() => dispatch({ type: 'layers/close', payload: id })}
      >
        <PushedPages viewId={id} isFlexible>
          <LayerContent id={id} page={page} />
        </PushedPages>
      </DialogFrame>
    )),
    document.body,
  );
}
