import { CONTENT } from './autoHeight';
import './visiblePart.css';

const pixels = (value: number) => `${Math.max(0, Math.round(value))}px`;

/**
 * Tells the stylesheets which part of the frame the window shows, and where the page in it begins, so that dialogs,
 * panels and messages lie in it. An open dialog computes its place anew.
 */
export function showVisiblePart(page: Window, { top, height }: { top: number; height: number }): void {
  const root = page.document.documentElement;
  const pageTop = page.document.querySelector(CONTENT)?.getBoundingClientRect().top ?? 0;
  const panelTop = Math.max(top, pageTop);
  root.dataset.visiblePart = '';
  root.style.setProperty('--visible-top', pixels(top));
  root.style.setProperty('--visible-height', pixels(height));
  root.style.setProperty('--panel-top', pixels(panelTop));
  root.style.setProperty('--panel-height', pixels(top + height - panelTop));
  if (page.document.querySelector('[data-overlay]')) page.dispatchEvent(new Event('resize'));
}
