import type { Disposable } from '@/common/disposable';
import './reserveNotices.css';

/** The height of the notices below the screen, for the stylesheets. */
export const NOTICES_HEIGHT = '--notices-height';

/** Keeps the place of the notices at the lower edge of the window free: screens and dialogs are as high as what is left. */
export function reserveNotices({ document }: Window): Disposable {
  const area = document.querySelector<HTMLElement>('[data-notices=bottom]');
  if (!area) return () => undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty(NOTICES_HEIGHT, `${area.offsetHeight}px`);
    // An open dialog computes its place anew.
    window.dispatchEvent(new Event('resize'));
  });
  observer.observe(area);
  return () => {
    observer.disconnect();
    style.removeProperty(NOTICES_HEIGHT);
  };
}
