/**
 * Tells the stylesheets which part of the frame the window shows: dialogs and messages are placed in it. Without the
 * variables they use the whole frame.
 */
export function showVisiblePart(root: HTMLElement, { top, height }: { top: number; height: number }): void {
  root.style.setProperty('--visible-top', `${Math.max(0, Math.round(top))}px`);
  root.style.setProperty('--visible-height', `${Math.max(0, Math.round(height))}px`);
}
