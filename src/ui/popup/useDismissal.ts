import { useEffect } from 'react';
import type { RefObject } from 'react';

/** A panel closes when somebody presses beside it, and when the button that it belongs to moves or goes out of sight. */
export function useDismissal(
  panel: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  onDismiss: () => void,
): void {
  useEffect(() => {
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !panel.current?.contains(target) && !opener.current?.contains(target)) onDismiss();
    };
    // A tab that is left hides what is in it.
    const sight = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0) onDismiss();
    });
    if (opener.current) sight.observe(opener.current);
    document.addEventListener('pointerdown', handlePress);
    window.addEventListener('resize', onDismiss);
    return () => {
      sight.disconnect();
      document.removeEventListener('pointerdown', handlePress);
      window.removeEventListener('resize', onDismiss);
    };
  }, [panel, opener, onDismiss]);
}
