import { useEffect } from 'react';
import { useWorkspace } from '../runtime/WorkspaceContext';
import { isModalShown } from './isModalShown';
import { isShortcut, PALETTE_LETTER } from './shortcut';
import { useIsCovered } from './useIsCovered';

/** Opens and closes the palette by its shortcut; a dialog that comes over it closes it. */
export function usePaletteKey(): void {
  const { palette } = useWorkspace();
  const isCovered = useIsCovered();

  useEffect(() => {
    if (isCovered) palette.setOpen(false);
    const handleKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, PALETTE_LETTER)) return;
      event.preventDefault();
      if (!event.repeat) palette.setOpen(!palette.isOpen.get() && !isCovered && !isModalShown());
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [palette, isCovered]);
}
