import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { RefObject } from 'react';
import { ArrayModel } from '../model/arrayModel';
import { watch } from '../model/reactive';
import { usePage } from './pageContext';

/** After a failed validation: brings the first field that is not valid into view and gives it the focus. */
export function useFocusRequest(root: RefObject<HTMLElement | null>): void {
  const page = usePage();
  useEffect(() => watch(() => {
    const request = page.focusRequest();
    if (!request) return;
    // A field in a tab that was never shown, or in a row that was never scrolled to, is not in the document yet.
    flushSync(() => {
      const control = page.controls.get(request.control);
      control?.reveal();
      if (control instanceof ArrayModel) control.focusedRow(request.rowId);
    });
    const byId = document.getElementById(request.id);
    const element = byId ?? root.current?.querySelector<HTMLElement>(`[data-control="${CSS.escape(request.control)}"]`);
    element?.scrollIntoView({ block: 'center' });
    byId?.focus({ preventScroll: true });
  }), [page, root]);
}
