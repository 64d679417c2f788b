import './visiblePart.css';

/**
 * Tells the stylesheets which part of the frame the window shows, so that dialogs and messages lie in it. An open dialog
 * computes its place anew.
 */
export function showVisiblePart(page: Window, { top, height }: { top: number; height: number }): void {
  const root = page.document.documentElement;
  root.dataset.visiblePart = '';
  root.style.setProperty('--visible-top', `${Math.max(0, Math.round(top))}px`);
  root.style.setProperty('--visible-height', `${Math.max(0, Math.round(height))}px`);
  if (page.document.querySelector('[data-overlay]')) page.dispatchEvent(new Event('resize'));
}
