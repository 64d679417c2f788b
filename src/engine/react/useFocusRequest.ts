import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { RefObject } from 'react';
import { watch } from '../model/reactive';
import { usePage } from './pageContext';

/** After a failed validation: brings the first field that is not valid into view and gives it the focus. */
export function useFocusRequest(root: RefObject<HTMLElement | null>): void {
  const page = usePage();
  useEffect(() => watch(() => {
    const request = page.focusRequest();
    if (!request) return;
    // A field in a tab that was never shown is not in the document yet.
    flushSync(() => page.controls.get(request.control)?.reveal());
    const byId = document.getElementById(request.id);
    const element = byId ?? root.current?.querySelector<HTMLElement>(`[data-control="${CSS.escape(request.control)}"]`);
    element?.scrollIntoView({ block: 'center' });
    byId?.focus({ preventScroll: true });
  }), [page, root]);
}
