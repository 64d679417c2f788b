import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

let root: Root | undefined;

/** Renders one element at a time, as `bench.mount` and `bench.unmount` want it. */
export const reactHost = {
  mount(node: ReactNode, element: HTMLElement): void {
    root = createRoot(element);
    root.render(node);
  },
  unmount(): void {
    root?.unmount();
    root = undefined;
  },
};
