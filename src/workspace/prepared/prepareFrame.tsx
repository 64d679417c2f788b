import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { ThemeState } from '@/portal/contract/portal';
import { PreparedFrame } from './PreparedFrame';

let root: Root | undefined;

/**
 * Prerenders the frame of the workspace in an element that is not in the document, in slices between which the browser
 * reacts. antd computes the styles of a component on its first render, and the browser compiles its functions: together
 * most of the time from the start-up to the workspace. The styles are kept while a component that uses them is mounted.
 * The theme is that of the document.
 */
export function prepareFrame({ dataset }: HTMLElement): void {
  if (root) return;
  const theme: ThemeState = {
    name: dataset.theme === 'dark' ? 'dark' : 'light',
    density: dataset.density === 'compact' ? 'compact' : 'default',
  };
  const prepared = createRoot(document.createElement('div'));
  root = prepared;
  startTransition(() => prepared.render(<PreparedFrame theme={theme} />));
}

/** Drops the prerendered frame: the workspace holds the styles now, or has another theme. */
export function discardPreparedFrame(): void {
  root?.unmount();
  root = undefined;
}
