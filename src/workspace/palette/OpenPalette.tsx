import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { AppError } from '@/common/errors/appError';
import { useWorkspace } from '../runtime/WorkspaceContext';
import type { MenuPage } from './menuPages';
import type { PaletteProps } from './Palette';
import { WaitingPalette } from './WaitingPalette';

/** The palette while it is open: fetches what draws it, and gives the focus back when it goes. */
export function OpenPalette({ contentId }: { contentId: string }) {
  const { palette, navigation, notices } = useWorkspace();
  const [Drawn, setDrawn] = useState<ComponentType<PaletteProps>>();
  const [typed, setTyped] = useState('');
  const [before] = useState(() => document.activeElement);
  const focusAfter = useRef(before);

  useEffect(() => {
    const giveUp = (cause: unknown) => {
      palette.setOpen(false);
      notices.report(
        new AppError('network', 'The page palette could not be fetched', { code: 'errors.network', cause }),
      );
    };
    import('./Palette').then(({ Palette }) => setDrawn(() => Palette)).catch(giveUp);
  }, [palette, notices]);

  useEffect(
    () => () => {
      const target = focusAfter.current;
      if (target instanceof HTMLElement && target.isConnected) target.focus();
    },
    [],
  );

  const handleClose = () => palette.setOpen(false);
  const handleOpenPage = ({ path, title }: MenuPage) => {
    focusAfter.current = document.getElementById(contentId);
    handleClose();
    navigation.go(path, title);
  };
  if (!Drawn) return <WaitingPalette typed={typed} onType={setTyped} onClose={handleClose} />;
  return <Drawn typed={typed} onClose={handleClose} onOpenPage={handleOpenPage} />;
}
