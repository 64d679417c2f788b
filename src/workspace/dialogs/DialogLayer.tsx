import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useNarrow } from '@/ui/useMediaQuery';
import { LayerContent } from '../layers/LayerContent';
import { layersOver } from '../layers/layerStack';
import { PushedPages } from '../layers/PushedPages';
import { useTranslate } from '@/app-context/services';
import { useDispatch, useWorkspaceState } from '../store/workspaceStore';
import { DialogFrame } from './DialogFrame';

/**
 * All open dialogs, below confirmations and notices and above everything else. The screen has been inert since the first
 * of them was opened, which may be before this layer was fetched: `opener` had the focus until then.
 */
export function DialogLayer({ opener }: { opener: RefObject<HTMLElement | null> }) {
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
        isFull={isFull}
        opener={opener}
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
