import { compactVariables, cssVariables } from '@/common/theme/tokens';
import type { Disposable } from '@/common/disposable';

/** The variables of the product's look as it is now, for a document that does not have them. */
export function hostLook({ dataset }: HTMLElement): string {
  return (
    cssVariables(dataset.theme === 'dark' ? 'dark' : 'light') + (dataset.density === 'compact' ? compactVariables : '')
  );
}

/** Runs after each change of the look. */
export function onLookChange(root: HTMLElement, run: () => void): Disposable {
  const observer = new MutationObserver(run);
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme', 'data-density'] });
  return () => observer.disconnect();
}
