import { useEffect } from 'react';

/** The fields of a page that can be edited; a page to read is marked with `data-view`. */
const FIELD = ['input', 'textarea', 'select', '[role="combobox"]']
  .map(
    (kind) =>
      `[data-page]:not([data-view]) ${kind}:not([type="hidden"], :disabled, [readonly], [aria-disabled="true"])`,
  )
  .join(', ');

/**
 * Once the page of a layer has loaded, its first field that can be entered gets the focus. The frame keeps it when the
 * page is to be read, and the person who has moved it meanwhile keeps it as well.
 */
export function useFirstField(viewId: string, isLoaded: boolean): void {
  useEffect(() => {
    const { activeElement } = document;
    if (!isLoaded || !(activeElement instanceof HTMLElement) || activeElement.dataset.view !== viewId) return;
    [...activeElement.querySelectorAll<HTMLElement>(FIELD)].find((field) => field.checkVisibility())?.focus();
  }, [viewId, isLoaded]);
}
