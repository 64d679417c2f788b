import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { RefObject } from 'react';
import { ArrayModel } from '../model/arrayModel';
import type { PageModel } from '../model/pageModel';
import { watch } from '../model/reactive';
import type { FocusRequest } from '../model/validatePage';
import { usePage } from './pageContext';

/** Opens what the field stands in, so that it is in the document. */
function reveal(page: PageModel, { control: name, rowId }: FocusRequest): void {
  const control = page.controls.get(name);
  control?.reveal();
  if (control instanceof ArrayModel) control.focusedRow(rowId);
}

/** After a failed validation: brings the first field that is not valid into view and gives it the focus. */
export function useFocusRequest(root: RefObject<HTMLElement | null>): void {
  const page = usePage();
  useEffect(() => {
    let isGone = false;
    const answer = (request: FocusRequest) => {
      if (isGone) return;
      // A field in a tab that was never shown, or in a row that was never scrolled to, is mounted by this.
      flushSync(() => reveal(page, request));
      const byId = document.getElementById(request.id);
      const element =
        byId ?? root.current?.querySelector<HTMLElement>(`[data-control="${CSS.escape(request.control)}"]`);
      element?.scrollIntoView({ block: 'center' });
      byId?.focus({ preventScroll: true });
    };
    const stop = watch(() => {
      const request = page.focusRequest();
      // A page may validate while it is being mounted, when React cannot render at once.
      if (request) queueMicrotask(() => answer(request));
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [page, root]);
}
