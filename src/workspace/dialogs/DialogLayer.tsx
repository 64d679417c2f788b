import { createPortal } from 'react-dom';
import { useNarrow } from '@/portal/hooks/useNarrow';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { useTranslate } from '../services-context/useTranslate';
import { useWorkspaceState } from '../store/useWorkspaceState';
import { DialogContent } from './DialogContent';
import { DialogFrame } from './DialogFrame';

/** All open dialogs, above everything but questions and notices. */
export function DialogLayer() {
  const t = useTranslate();
  const { dialogs, notices } = useWorkspace();
  const stack = useWorkspaceState((state) => state.dialogs);
  const isFull = useNarrow();
  return createPortal(
    stack.map(({ id, page }, index) => (
      <DialogFrame
        key={id}
        title={t(page.title)}
        options={page.frame}
        isTop={index === stack.length - 1}
        isFull={isFull}
        onRequestClose={() => {
          dialogs.requestClose(id).catch(notices.report);
        }}
      >
        <DialogContent id={id} page={page} />
      </DialogFrame>
    )),
    document.body,
  );
}
