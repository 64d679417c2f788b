import { createPortal } from 'react-dom';
import { useNarrow } from '@/ui/useMediaQuery';
import { LayerContent } from '../layers/LayerContent';
import { layersOver } from '../layers/layerStack';
import { PushedPages } from '../layers/PushedPages';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { useTranslate } from '@/app-context/services';
import { useWorkspaceState } from '../store/useWorkspaceState';
import { DialogFrame } from './DialogFrame';

/** All open dialogs, above everything but questions and notices. */
export function DialogLayer() {
  const t = useTranslate();
  const { layers, notices } = useWorkspace();
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
        onRequestClose={() => {
          layers.requestClose(id).catch(notices.report);
        }}
      >
        <PushedPages viewId={id} isFlexible>
          <LayerContent id={id} page={page} />
        </PushedPages>
      </DialogFrame>
    )),
    document.body,
  );
}
